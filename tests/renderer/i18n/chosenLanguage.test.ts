import { describe, expect, it } from 'vitest';
import { chosenLanguage, languageName } from '../../../src-renderer/i18n/chosenLanguage.ts';
import type { Language } from '../../../src-renderer/i18n/languages.ts';

/** As it is with more languages than there are. */
const MORE = ['en', 'zh-Hant', 'zh-Hans', 'de', 'ja'] as readonly string[] as readonly Language[];

describe('the language of the window', () => {
  it.each([
    ['de', ['en-GB'], 'de'],
    ['system', ['de-AT', 'en'], 'de'],
    ['system', ['fi', 'ja-JP'], 'ja'],
    ['system', ['zh-TW'], 'zh-Hant'],
    ['system', ['zh-HK', 'en'], 'zh-Hant'],
    ['system', ['zh-CN'], 'zh-Hans'],
    ['system', ['zh'], 'zh-Hans'],
    ['system', ['fi'], 'en'],
    ['system', [], 'en'],
    ['eo', ['de'], 'de'],
  ])('with %s chosen and %j preferred is %s', (setting, preferred, language) => {
    expect(chosenLanguage(setting, preferred, MORE)).toBe(language);
  });

  it('is named as it names itself', () => {
    expect(MORE.map(languageName)).toEqual([
      'English',
      '繁體中文',
      '简体中文',
      'Deutsch',
      '日本語',
    ]);
  });
});
