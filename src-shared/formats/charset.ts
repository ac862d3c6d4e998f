/** Text, and its character set where that had to be guessed. */
export interface DecodedText {
  readonly text: string;
  /** Its character set, as `TextDecoder` calls it. */
  readonly charset: string;
  readonly guessed?: string;
}

/** The character sets that files declare, by what they call them, without signs and in small letters. */
const DECLARED: Readonly<Record<string, string>> = {
  shiftjis: 'shift_jis',
  sjis: 'shift_jis',
  windows31j: 'shift_jis',
  cp932: 'shift_jis',
  eucjp: 'euc-jp',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  gb18030: 'gb18030',
  big5: 'big5',
  euckr: 'euc-kr',
  ksc5601: 'euc-kr',
  cp949: 'euc-kr',
  iso88591: 'windows-1252',
  latin1: 'windows-1252',
  windows1252: 'windows-1252',
  cp1252: 'windows-1252',
  iso885915: 'iso-8859-15',
  windows1251: 'windows-1251',
  koi8r: 'koi8-r',
};

/** The text of a file: what it is marked as, UTF-8 where it can be that, what it declares, or what it looks like. */
export function textOf(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined;
  if (marked !== undefined) return { charset: marked, text: new TextDecoder(marked).decode(bytes) };
  const unicode = textAs('utf-8', bytes);
  if (unicode !== undefined) return { charset: 'utf-8', text: unicode };
  const declared = declaredIn(bytes);
  const text = declared === undefined ? undefined : textAs(declared, bytes);
  if (declared === undefined || text === undefined) return guess(bytes);
  return { charset: declared, text };
}

/** `undefined` for bytes that are no such text. */
function textAs(charset: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** As `CA[…]` in the first part of a file says. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4_096));
  const name = /\bCA\s*\[([^\]]{1,40})\]/.exec(start)?.[1] ?? '';
  return DECLARED[name.toLowerCase().replaceAll(/[^a-z\d]/g, '')];
}

/** Kana are in every Japanese text, and Chinese in these bytes is made of pairs. */
function guess(bytes: Uint8Array): DecodedText {
  const japanese = textAs('shift_jis', bytes);
  const isJapanese =
    japanese !== undefined &&
    shareOf(japanese, /[\u3040-\u30ff]/g) > 0.1 &&
    shareOf(japanese, /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uff60]/g) > 0.9;
  if (isJapanese) return { charset: 'shift_jis', text: japanese, guessed: 'Shift_JIS' };
  const chinese = isPaired(bytes) ? textAs('gb18030', bytes) : undefined;
  if (
    chinese !== undefined &&
    shareOf(chinese, /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/g) > 0.9
  ) {
    return { charset: 'gb18030', text: chinese, guessed: 'GB18030' };
  }
  const charset = 'windows-1252';
  return { charset, text: new TextDecoder(charset).decode(bytes), guessed: 'Windows-1252' };
}

/** Whether bytes beyond ASCII stand together, unlike letters with accents among others. */
function isPaired(bytes: Uint8Array): boolean {
  let [runs, single, length] = [0, 0, 0];
  for (let at = 0; at <= bytes.length; at++) {
    if ((bytes[at] ?? 0) >= 0x80) length++;
    else if (length > 0) {
      runs++;
      if (length === 1) single++;
      length = 0;
    }
  }
  return 2 * single < runs;
}

/** How much of what is not ASCII a pattern matches. */
function shareOf(text: string, pattern: RegExp): number {
  const others = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
  return others === 0 ? 0 : (text.match(pattern)?.length ?? 0) / others;
}
