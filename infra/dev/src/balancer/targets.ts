import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type TargetState = 'up' | 'down';

export type Targets = {
  /** Returns the origin of the next target that is up, preferably one that has not been tried. */
  next: (tried: ReadonlySet<string>) => string | undefined;
  states: () => Record<string, TargetState>;
  /** Replaces the targets. Resolves when each new one has answered a check or failed two. */
  set: (origins: string[]) => Promise<void>;
  stop: () => void;
};

const checkIntervalMs = 500;
/** Generous, because a busy machine answers late. A stopped target refuses the connection at once. */
const checkTimeoutMs = 2_000;
/** A target is down after this many failures in a row, and up again after one success. */
const maxFailures = 2;

type Watched = { origin: string; state: TargetState; failures: number; removed: AbortController };

/** Checks the `/readyz` of each target at regular intervals. */
export function watchTargets(): Targets {
  const watched = new Map<string, Watched>();
  let turn = 0;

  async function check(target: Watched): Promise<void> {
    if (await isReady(target.origin)) Object.assign(target, { state: 'up', failures: 0 });
    else if (++target.failures >= maxFailures) target.state = 'down';
  }

  async function watch(target: Watched): Promise<void> {
    const { signal } = target.removed;
    while (!signal.aborted) {
      await sleep(checkIntervalMs, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await check(target);
    }
  }

  async function add(origin: string): Promise<void> {
    const target: Watched = { origin, state: 'down', failures: 0, removed: new AbortController() };
    watched.set(origin, target);
    await check(target);
    if (target.state === 'down') await check(target);
    void watch(target);
  }

  function remove(target: Watched): void {
    watched.delete(target.origin);
    target.removed.abort();
  }

  return {
    next(tried) {
      const up = [...watched.values()].filter(({ state }) => state === 'up');
      const untried = up.filter(({ origin }) => !tried.has(origin));
      const choice = untried.length > 0 ? untried : up;
      return choice[turn++ % choice.length]?.origin;
    },
    states: () => Object.fromEntries([...watched.values()].map(({ origin, state }) => [origin, state])),
    async set(origins) {
      for (const target of watched.values()) if (!origins.includes(target.origin)) remove(target);
      await Promise.all(origins.filter((origin) => !watched.has(origin)).map(add));
    },
    stop: () => watched.forEach(remove),
  };
}

/** Resolves to true if a target answers 200 in time. Uses a new connection for each check. */
function isReady(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { agent: false, signal: AbortSignal.timeout(checkTimeoutMs) };
    const check = get(`${origin}/readyz`, options, (answer) => {
      resolve(answer.statusCode === 200);
      answer.on('error', () => {}).resume();
    });
    check.on('error', () => resolve(false));
  });
}
