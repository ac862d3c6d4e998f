import type { MenuItemConstructorOptions } from 'electron';
import type { HostMenu, HostMenuEntry } from '../../src-shared/ipc/menu.ts';

/** The menu until the window has said what is in it: of standard items alone. */
export function makeFirstMenu(platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const view: MenuItemConstructorOptions = {
    label: '&View',
    submenu: [
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
    ],
  };
  if (isMac) return [{ role: 'appMenu' }, { role: 'editMenu' }, view, { role: 'windowMenu' }];
  return [{ label: '&File', submenu: [{ role: 'quit' }] }, { role: 'editMenu' }, view];
}

/** The menu as the window wants it. @param onCommand told of what was chosen. */
export function makeMenuTemplate(
  menu: HostMenu,
  onCommand: (id: string) => void,
): MenuItemConstructorOptions[] {
  return menu.map(({ label, entries }) => ({
    label,
    submenu: entries.map((entry) => menuItem(entry, onCommand)),
  }));
}

function menuItem(
  entry: HostMenuEntry,
  onCommand: (id: string) => void,
): MenuItemConstructorOptions {
  switch (entry.kind) {
    case 'separator':
      return { type: 'separator' };
    case 'role':
      return { role: entry.role, label: entry.label };
    case 'command':
      return {
        id: entry.id,
        label: entry.label,
        enabled: entry.isEnabled,
        click: () => onCommand(entry.id),
        // It is shown here; the window listens to its keys itself, in Electron as in a browser.
        registerAccelerator: false,
        ...(entry.accelerator !== undefined && { accelerator: entry.accelerator }),
      };
  }
}
