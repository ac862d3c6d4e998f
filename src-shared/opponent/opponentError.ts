/** What an opponent program did that loses it the game. */
export interface OpponentError {
  readonly code:
    | 'ERR_OPPONENT_GONE'
    | 'ERR_OPPONENT_SILENT'
    | 'ERR_OPPONENT_FLOOD'
    | 'ERR_OPPONENT_MALFORMED'
    | 'ERR_OPPONENT_ILLEGAL';
  /** Said of the program, as the end of a sentence without its full stop, e.g. `it did not answer within 2 s`. */
  readonly message: string;
}
