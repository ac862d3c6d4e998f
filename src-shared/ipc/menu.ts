import * as v from 'valibot';

/*
 * The menu of the system, where the host has one. The window says what is in it, in its language and with its keys;
 * main makes the menu, and tells the window which command was chosen.
 */

/** What the system does by itself. */
const MENU_ROLES = [
  ...(['cut', 'copy', 'paste', 'selectAll'] as const),
  ...(['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'] as const),
  ...(['services', 'hide', 'hideOthers', 'unhide'] as const),
  ...(['quit', 'minimize', 'close'] as const),
] as const;

const label = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const commandId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

const menuEntrySchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('command'),
    id: commandId,
    label,
    /** As Electron writes keys, e.g. `CommandOrControl+Z`; the window itself listens to them. */
    accelerator: v.exactOptional(v.pipe(v.string(), v.regex(/^[ -~]{1,40}$/))),
    isEnabled: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('role'), role: v.picklist(MENU_ROLES), label }),
  v.strictObject({ kind: v.literal('separator') }),
]);

export const menuSchema = v.pipe(
  v.array(v.strictObject({ label, entries: v.pipe(v.array(menuEntrySchema), v.maxLength(60)) })),
  v.maxLength(10),
);

export const menuCommandSchema = v.strictObject({ id: commandId });

export type HostMenu = v.InferOutput<typeof menuSchema>;
export type HostMenuRole = (typeof MENU_ROLES)[number];
export type HostMenuEntry = v.InferOutput<typeof menuEntrySchema>;
