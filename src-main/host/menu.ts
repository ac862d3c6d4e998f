import type { MenuItemConstructorOptions } from 'electron';

/** The menu as each system expects it, of standard items alone: what the game offers, its About too, is in its window. */
export function makeMenuTemplate(platform: NodeJS.Platform): MenuItemConstructorOptions[] {
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
