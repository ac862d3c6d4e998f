/** What a person can ask for during a match and the match does or asks back about. */
export type MatchCommand = 'undo' | 'redo' | 'restart' | 'resign' | 'newGame' | 'help';
