/** How a language puts texts together. */
export interface JointMessages {
  readonly joints: {
    /** Sentences, one after the other. */
    sentences(sentences: readonly string[]): string;
    /** Names or remarks, e.g. all that is said of a cell. */
    list(parts: readonly string[]): string;
    /** Words without their full stop as a sentence. */
    sentence(words: string): string;
    /** What somebody has done, e.g. `White: B2`. */
    said(who: string, what: string): string;
  };
}
