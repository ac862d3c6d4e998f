/** `npm run test:long` runs the tests that call {@link rounds}, and those alone, with as many as they can bear. */
const isLong = process.env.QUINTET_LONG === '1';

/** How often something is tried that could be tried for ever: enough for every day, and enough for a release. */
export const rounds = (short: number, long: number): number => (isLong ? long : short);
