/** A dialog that every screen can have over it. */
export type AppDialog =
  | 'about'
  | 'deleteAll'
  | 'demo'
  | 'exportAll'
  | 'importAll'
  | 'newBoard'
  | 'openGame'
  | 'palette'
  | 'picture'
  | 'saveGame'
  | 'settings';
