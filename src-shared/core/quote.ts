const MAX_SHOWN = 20;

/** What someone typed, for an error message: short, without control characters, in quotation marks. */
export function quote(text: string): string {
  const clean = text.trim().replaceAll(/\p{C}/gu, '�');
  return clean.length > MAX_SHOWN ? `“${clean.slice(0, MAX_SHOWN)}…”` : `“${clean}”`;
}

/**
 * Someone else's words as one line of ours: without control characters, and with an ellipsis where they are cut.
 * @param maxLength characters of the result, at least 1.
 */
export function plainLine(text: string, maxLength: number): string {
  // A cut before the cleaning keeps it cheap, however long the text is.
  const start = text.slice(0, 4 * maxLength);
  const clean = start
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{C}/gu, '')
    .trim();
  if (clean.length <= maxLength && start.length === text.length) return clean;
  return `${clean.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
