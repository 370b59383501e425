import { setTimeout as sleep } from 'node:timers/promises';

export type Load = {
  /** Ends the load. Returns the number of calls and the errors of failed calls. */
  stop: () => Promise<{ calls: number; failed: string[] }>;
};

/** Makes calls at a fixed rate, independent of the results of earlier calls. A call fails by throwing. */
export function steadyLoad(perSecond: number, call: (count: number) => Promise<void>): Load {
  const failed: string[] = [];
  const open = new Set<Promise<void>>();
  let calls = 0;
  let isOver = false;
  const startedAt = performance.now();
  const loop = (async () => {
    while (!isOver) {
      for (const due = ((performance.now() - startedAt) / 1000) * perSecond; calls < due; ) {
        const one = call(++calls)
          .catch((error: unknown) => void failed.push(reasonOf(error)))
          .finally(() => open.delete(one));
        open.add(one);
      }
      await sleep(5);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await loop;
      await Promise.all(open);
      return { calls, failed };
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
}
