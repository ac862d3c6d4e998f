import type { NumberedNotice } from '../../src-shared/ipc/storage.ts';
import { loadLater } from '../loadLater.ts';
import type { Toasts } from './toasts.svelte.ts';

/** What notices are shown by. */
interface Shower {
  readonly toasts: Toasts;
  tell(text: string, noticeId: number): void;
  openFile(told: NumberedNotice): void;
}

/** Shows what main reports, with words that come with the first notice. @param isNews and not known before this window was there. */
export async function showNotice(
  app: Shower,
  numbered: NumberedNotice,
  isNews: boolean,
): Promise<void> {
  const { id, notice } = numbered;
  // There is more to be said of it, by the dialog that opens games.
  if (notice.kind === 'gameFile') return app.openFile(numbered);
  const { noticeInWords } = await loadLater(() => import('./noticeWords.ts'));
  if (isNews) app.tell(noticeInWords(notice), id);
  else app.toasts.show(noticeInWords(notice), id);
}
