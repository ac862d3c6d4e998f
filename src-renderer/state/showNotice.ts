import type { NumberedNotice } from '../../src-shared/ipc/storage.ts';
import { noticeInWords } from './noticeWords.ts';
import type { Toasts } from './toasts.svelte.ts';

/** What notices are shown by. */
interface Shower {
  readonly toasts: Toasts;
  tell(text: string, noticeId: number): void;
  openFile(told: NumberedNotice): void;
}

/** Shows what main reports. @param isNews and not known before this window was there. */
export function showNotice(app: Shower, numbered: NumberedNotice, isNews: boolean): void {
  const { id, notice } = numbered;
  // There is more to be said of it, by the dialog that opens games.
  if (notice.kind === 'gameFile') app.openFile(numbered);
  else if (isNews) app.tell(noticeInWords(notice), id);
  else app.toasts.show(noticeInWords(notice), id);
}
