import type { Notice, NumberedNotice } from '../src-shared/ipc/storage.ts';

/** More than anybody would read; the oldest give way. */
const MAX_NOTICES = 50;

/** What the person should know: it waits here until it is dismissed, so that no window comes too late for it. */
export interface NoticeBoard {
  /** Oldest first. */
  readonly notices: readonly NumberedNotice[];
  /** Puts a notice up; one that says the same is taken down. */
  post(notice: Notice): void;
  dismiss(id: number): void;
}

/** @param onPost told of each notice. */
export function makeNoticeBoard(onPost: (notice: NumberedNotice) => void): NoticeBoard {
  let notices: readonly NumberedNotice[] = [];
  let count = 0;
  return {
    get notices() {
      return notices;
    },
    post(notice) {
      const text = JSON.stringify(notice);
      const others = notices.filter((each) => JSON.stringify(each.notice) !== text);
      const numbered = { id: ++count, notice };
      notices = [...others, numbered].slice(-MAX_NOTICES);
      onPost(numbered);
    },
    dismiss(id) {
      notices = notices.filter((notice) => notice.id !== id);
    },
  };
}
