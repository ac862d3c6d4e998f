import { plainLine } from '../../src-shared/core/quote.ts';
import { MAX_SAID, MAX_SAID_LINES, type SaidLine } from '../../src-shared/ipc/programs.ts';
import { type Courier, makeCourier } from '../analysis/courier.ts';
import type { OnSaid } from '../opponent/lineProcess.ts';
import { SYSTEM_CLOCK } from '../time/awakeLimit.ts';

/** What is said with the programs that play, the last lines of it. */
export interface Conversations {
  lines(programId: string): readonly SaidLine[];
  /** Notes what is said with a program from now on. */
  listen(programId: string): OnSaid;
  stop(): void;
}

interface Conversation {
  lines: readonly SaidLine[];
  /** The last line that windows were told of. */
  toldNumber: number;
  readonly courier: Courier;
}

/** @param onSaid told of new lines, some times a second; of a flood only the last. */
export function makeConversations(
  onSaid: (programId: string, lines: readonly SaidLine[]) => void,
): Conversations {
  const all = new Map<string, Conversation>();

  function find(programId: string): Conversation {
    const found = all.get(programId);
    if (found !== undefined) return found;
    const conversation: Conversation = {
      lines: [],
      toldNumber: 0,
      courier: makeCourier(SYSTEM_CLOCK, () => {
        const news = conversation.lines.filter(({ number }) => number > conversation.toldNumber);
        conversation.toldNumber = news.at(-1)?.number ?? conversation.toldNumber;
        if (news.length > 0) onSaid(programId, news);
      }),
    };
    all.set(programId, conversation);
    return conversation;
  }

  return {
    lines: (programId) => all.get(programId)?.lines ?? [],
    listen(programId) {
      const conversation = find(programId);
      return (by, text) => {
        const { lines, courier } = conversation;
        const line = plainLine(text, MAX_SAID);
        if (line === '') return;
        const said = { number: (lines.at(-1)?.number ?? 0) + 1, by, line };
        conversation.lines = [...lines.slice(1 - MAX_SAID_LINES), said];
        courier.post();
      };
    },
    stop() {
      for (const { courier } of all.values()) courier.stop();
    },
  };
}
