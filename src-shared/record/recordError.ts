export interface RecordError {
  readonly code:
    | 'ERR_RECORD_TOO_LARGE'
    | 'ERR_RECORD_SYNTAX'
    | 'ERR_RECORD_VERSION'
    | 'ERR_RECORD_CONTENT'
    | 'ERR_RECORD_MOVE';
  /** What is wrong and where, as a sentence without its full stop. */
  readonly message: string;
  /** Where that is in the file, by its keys, e.g. `otherLines.0.moves.12`. */
  readonly place?: string;
}
