import { setTimeout as sleep } from 'node:timers/promises';

export type Load = {
  /** Ends the load; gives how many calls there were, and what went wrong with those that failed. */
  stop: () => Promise<{ calls: number; failed: string[] }>;
};

/** Makes `perSecond` calls a second, whatever becomes of those before; a call fails by throwing. */
export function steadyLoad(perSecond: number, call: (count: number) => Promise<void>): Load {
  const failed: string[] = [];
  const open = new Set<Promise<void>>();
  let calls = 0;
  let isOver = false;
  const began = performance.now();
  const making = (async () => {
    while (!isOver) {
      for (const due = ((performance.now() - began) / 1000) * perSecond; calls < due; ) {
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
      await making;
      await Promise.all(open);
      return { calls, failed };
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
}
