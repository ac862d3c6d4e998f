/** Whom a sentence is about: the person who reads it, or somebody else by name. */
export interface Who {
  readonly name: string;
  readonly isYou: boolean;
}
