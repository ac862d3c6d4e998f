/** Hands a file to the person, who is asked where to keep it, or finds it where downloads are. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Whoever saves it has it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
