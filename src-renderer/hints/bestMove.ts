import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import type { AnalysisFound } from '../../src-shared/ipc/analysis.ts';
import type { Client } from '../../src-shared/ipc/client.ts';

/** Long enough for a good move, and nobody waits longer for a hint. */
const SEARCH_MS = 1_200;

let asked = 0;

/**
 * What an engine finds of a position in a moment; `undefined` when it finds nothing or may not look.
 * @param signal ends it, without an answer.
 */
export function findBestMove(
  client: Client,
  path: PositionPath,
  signal: AbortSignal,
): Promise<AnalysisFound | undefined> {
  const analysisId = `hint-${++asked}`;
  return new Promise((resolve) => {
    function end(found?: AnalysisFound): void {
      ignore();
      signal.removeEventListener('abort', stop);
      resolve(found);
    }
    function stop(): void {
      void client.call('stopAnalysis', { analysisId });
      end();
    }
    const ignore = client.on('analysisProgressed', (news) => {
      if (news.analysisId !== analysisId) return;
      if (news.state === 'waiting' || news.state === 'searching') return;
      end(news.found);
    });
    signal.addEventListener('abort', stop);
    const limit = { kind: 'time', timeMs: SEARCH_MS } as const;
    void client.call('startAnalysis', { analysisId, path, lines: 1, limit }).then((reply) => {
      if (!reply.ok) end();
    });
  });
}
