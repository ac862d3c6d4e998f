import { isCovered } from '../keyboard/overlay.ts';

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea') !== null;

/** Hands on files and texts that are dropped anywhere, and texts that are pasted where nothing is written. */
export function listenToFiles(onOpen: (toOpen: File | string) => void): () => void {
  function onDragOver(event: DragEvent): void {
    const types = event.dataTransfer?.types ?? [];
    // Pieces are dragged by other means.
    if (types.includes('Files') || types.includes('text/plain')) event.preventDefault();
  }
  function onDrop(event: DragEvent): void {
    if (event.dataTransfer === null || isText(event.target)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    const toOpen = file ?? event.dataTransfer.getData('text/plain');
    if (toOpen !== '') onOpen(toOpen);
  }
  function onPaste(event: ClipboardEvent): void {
    if (isText(event.target) || isCovered() || event.clipboardData === null) return;
    const [file] = event.clipboardData.files;
    const toOpen = file ?? event.clipboardData.getData('text/plain').trim();
    if (toOpen !== '') onOpen(toOpen);
  }
  window.addEventListener('dragover', onDragOver);
  window.addEventListener('drop', onDrop);
  window.addEventListener('paste', onPaste);
  return () => {
    window.removeEventListener('dragover', onDragOver);
    window.removeEventListener('drop', onDrop);
    window.removeEventListener('paste', onPaste);
  };
}
