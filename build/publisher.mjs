/**
 * Who publishes a package and where its home is: a setting of the build, because whoever builds and gives away
 * a package answers for it. `QUINTET_MAINTAINER` is `Name <address>`, `QUINTET_HOMEPAGE` an https address.
 */

/** Names that can belong to nobody (RFC 2606). */
const NOBODY = {
  maintainer: 'The Quintet authors <authors@quintet.example>',
  homepage: 'https://quintet.example',
};

/**
 * @typedef {object} Publisher
 * @property {string} maintainer with a mail address, as Debian writes it
 * @property {string} name
 * @property {string} homepage
 * @property {string | undefined} missing what is not set, in a sentence
 */

/**
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {Publisher}
 * @throws Error for a setting that is not of its form.
 */
export function publisher(env = process.env) {
  const { QUINTET_MAINTAINER: maintainer, QUINTET_HOMEPAGE: homepage } = env;
  const missing = [
    maintainer ? [] : ['QUINTET_MAINTAINER'],
    homepage ? [] : ['QUINTET_HOMEPAGE'],
  ].flat();
  const found = {
    maintainer: maintainer || NOBODY.maintainer,
    homepage: homepage || NOBODY.homepage,
  };
  const [, name] = /^([^<>\n]*\S) <[^<>@\s]+@[^<>@\s]+>$/.exec(found.maintainer) ?? [];
  if (name === undefined) {
    throw new Error(`QUINTET_MAINTAINER is “Name <address>”, not “${found.maintainer}”`);
  }
  if (!/^https:\/\/[^\s"<>]+$/.test(found.homepage)) {
    throw new Error(`QUINTET_HOMEPAGE is an https address, not “${found.homepage}”`);
  }
  return {
    ...found,
    name,
    missing:
      missing.length === 0
        ? undefined
        : `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set: the package names a maintainer or a home page that does not exist.`,
  };
}
