export interface RecordError {
  readonly code:
    | 'ERR_RECORD_TOO_LARGE'
    | 'ERR_RECORD_SYNTAX'
    | 'ERR_RECORD_VERSION'
    | 'ERR_RECORD_CONTENT'
    | 'ERR_RECORD_MOVE';
  /** What is wrong and where, as a sentence without its full stop. */
  readonly message: string;
}
