/** Runs a task when it is its turn. */
export type TakeTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** Returns a function that runs at most `most` tasks at once; others wait in the order in which they came. */
export function takeTurns(most: number): TakeTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    // A task that ends hands its place on, so that nobody who comes meanwhile is faster.
    if (running < most) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
