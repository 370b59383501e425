import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type TargetState = 'up' | 'down';

export type Targets = {
  /** The origin whose turn it is among those that are up, rather one that is not among those tried. */
  next: (tried: ReadonlySet<string>) => string | undefined;
  states: () => Record<string, TargetState>;
  /** Keeps those that stay; resolves when each new one has answered, or failed to twice. */
  set: (origins: string[]) => Promise<void>;
  stop: () => void;
};

const everyMs = 500;
/** A busy machine answers late; what is gone refuses at once. */
const withinMs = 2_000;
/** So many failures in a row take a target out; one success brings it back. */
const fall = 2;

type Watched = { origin: string; state: TargetState; failures: number; removed: AbortController };

/** Asks each target’s `/readyz` again and again. */
export function watchTargets(): Targets {
  const watched = new Map<string, Watched>();
  let turn = 0;

  async function check(target: Watched): Promise<void> {
    if (await isReady(target.origin)) Object.assign(target, { state: 'up', failures: 0 });
    else if (++target.failures >= fall) target.state = 'down';
  }

  async function watch(target: Watched): Promise<void> {
    const { signal } = target.removed;
    while (!signal.aborted) {
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => {});
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

/** Whether it answers 200 in time, over a connection of its own. */
function isReady(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { agent: false, signal: AbortSignal.timeout(withinMs) };
    const asking = get(`${origin}/readyz`, options, (answer) => {
      resolve(answer.statusCode === 200);
      answer.on('error', () => {}).resume();
    });
    asking.on('error', () => resolve(false));
  });
}
