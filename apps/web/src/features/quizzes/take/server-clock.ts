/** The server's time in milliseconds since 1970, whatever this device's own clock says. */
export type ServerClock = {
  now: () => number;
  /** Sets it anew by a moment that the server has just told. */
  set: (serverNow: string) => void;
};

/**
 * Goes on from what the server told by a clock that nobody can set back (`performance.now`), so a device whose clock is
 * wrong by a day counts right. Such a clock may stand still while a device sleeps: `set` it afterwards.
 */
export function createServerClock(serverNow: string, ticks = () => performance.now()): ServerClock {
  let told = Date.parse(serverNow);
  let at = ticks();
  return {
    now: () => told + (ticks() - at),
    set(moment) {
      told = Date.parse(moment);
      at = ticks();
    },
  };
}

/** Whole seconds until a deadline, at least 0; null without one. */
export function secondsUntil(deadline: string | null, now: number): number | null {
  return deadline === null ? null : Math.max(0, Math.ceil((Date.parse(deadline) - now) / 1000));
}
