import { describe, expect, it } from 'vitest';
import { publisher } from '../../build/publisher.mjs';

describe('who publishes a package', () => {
  it('is whoever builds it', () => {
    const env = {
      QUINTET_MAINTAINER: 'Ada Lovelace <ada@lovelace.example>',
      QUINTET_HOMEPAGE: 'https://lovelace.example/quintet',
    };
    expect(publisher(env)).toEqual({
      maintainer: 'Ada Lovelace <ada@lovelace.example>',
      name: 'Ada Lovelace',
      homepage: 'https://lovelace.example/quintet',
      missing: undefined,
    });
  });

  it('is nobody who could be written to, and that is said, until it is set', () => {
    expect(publisher({})).toMatchObject({
      maintainer: expect.stringMatching(/\.example>$/),
      homepage: expect.stringMatching(/\.example$/),
      missing: expect.stringMatching(/^QUINTET_MAINTAINER and QUINTET_HOMEPAGE are not set/),
    });
    const { missing } = publisher({ QUINTET_MAINTAINER: 'Ada <ada@lovelace.example>' });
    expect(missing).toMatch(/^QUINTET_HOMEPAGE is not set/);
    // As a workflow hands a variable on that nobody has set.
    expect(publisher({ QUINTET_MAINTAINER: '', QUINTET_HOMEPAGE: '' })).toEqual(publisher({}));
  });

  it.each([
    ['QUINTET_MAINTAINER', 'Ada'],
    ['QUINTET_MAINTAINER', 'ada@lovelace.example'],
    ['QUINTET_MAINTAINER', 'Ada <ada@lovelace.example>\nDepends: all'],
    ['QUINTET_HOMEPAGE', 'http://lovelace.example'],
    ['QUINTET_HOMEPAGE', 'https://lovelace.example/"><script>'],
    ['QUINTET_HOMEPAGE', 'https://a b'],
  ])('cannot be written as %s=%j', (key, value) => {
    expect(() => publisher({ [key]: value })).toThrow(`${key} is`);
  });
});
