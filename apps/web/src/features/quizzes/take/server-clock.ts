/** Returns the server's time in milliseconds since 1970, independent of this device's own clock. */
export type ServerClock = {
  now: () => number;
  /** Sets the clock to a time that the server has just sent. */
  set: (serverNow: string) => void;
};

/**
 * Counts from the server's time with a monotonic clock (`performance.now`), so a device whose clock is a day off counts
 * correctly. That clock may stop while the device sleeps: call `set` afterwards.
 */
export function createServerClock(serverNow: string, ticks = () => performance.now()): ServerClock {
  let serverTimeMs = Date.parse(serverNow);
  let ticksThen = ticks();
  return {
    now: () => serverTimeMs + (ticks() - ticksThen),
    set(moment) {
      serverTimeMs = Date.parse(moment);
      ticksThen = ticks();
    },
  };
}

/** Returns the whole seconds until a deadline, at least 0; null without a deadline. */
export function secondsUntil(deadline: string | null, now: number): number | null {
  return deadline === null ? null : Math.max(0, Math.ceil((Date.parse(deadline) - now) / 1000));
}
