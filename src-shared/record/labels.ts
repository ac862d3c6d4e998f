import * as v from 'valibot';

/** The longest title of a match, characters. */
export const MAX_TITLE = 80;
/** The longest tag, characters. */
export const MAX_TAG = 30;
export const MAX_TAGS = 12;

/** What a person has written on a match. */
export const labelSchema = v.strictObject({
  /** Empty when there is none. */
  title: v.pipe(v.string(), v.trim(), v.maxLength(MAX_TITLE)),
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TAG))),
    v.maxLength(MAX_TAGS),
    v.transform((tags) => [...new Set(tags)]),
    v.readonly(),
  ),
});

export type Label = v.InferOutput<typeof labelSchema>;

export const NO_LABEL: Label = { title: '', tags: [] };

export const isEmpty = ({ title, tags }: Label): boolean => title === '' && tags.length === 0;
