/** Cells of which something is proved, by what it is in the game’s own terms. */
export type Sightings = Readonly<Record<string, readonly number[]>>;
