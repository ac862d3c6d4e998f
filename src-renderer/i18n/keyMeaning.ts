/** A key or keys, and what they do. */
export type KeyMeaning = readonly [keys: string, meaning: string];
