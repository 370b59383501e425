import { setTimeout as sleep } from 'node:timers/promises';

const lookEveryMs = 500;
const retryAfterMs = 1_000;

export type Supervision = {
  /** Ends the supervision after waiting for a start in progress. */
  stop: () => Promise<void>;
};

type Options = {
  isAlive: () => Promise<boolean>;
  /** Starts the server again, or finds that another process has. */
  revive: () => Promise<void>;
  /** Called with a sentence about what happened to the server. */
  report: (line: string) => void;
};

/**
 * Checks twice a second that the server is alive, and revives it otherwise. Every process that uses the server does
 * this, so it does not matter which of them started it, or if that one is still alive.
 */
export function superviseServer({ isAlive, revive, report }: Options): Supervision {
  const stopping = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  async function reviveUntilAlive(): Promise<void> {
    const began = performance.now();
    report('The embedded database has ended. We are starting it again.');
    let lastReason = '';
    while (!stopping.signal.aborted) {
      try {
        await revive();
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        return report(`The embedded database is running again after ${seconds} s.`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== lastReason) report(`The embedded database did not start. We try again. ${reason}`);
        lastReason = reason;
        await pause(retryAfterMs);
      }
    }
  }

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      if (!(await isAlive().catch(() => true))) await reviveUntilAlive();
      await pause(lookEveryMs);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
