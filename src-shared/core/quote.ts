const MAX_SHOWN = 20;

/** What someone typed, for an error message: short, without control characters, in quotation marks. */
export function quote(text: string): string {
  const clean = text.trim().replaceAll(/\p{C}/gu, '�');
  return clean.length > MAX_SHOWN ? `“${clean.slice(0, MAX_SHOWN)}…”` : `“${clean}”`;
}
