/** Puts a text on the clipboard. Tells whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** As a person does it, where nothing is allowed to pages: what is selected can be copied. */
function copySelected(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) {
    activeElement.focus();
  }
  return isDone;
}
