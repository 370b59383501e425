import { useEffect, useEffectEvent, useState } from 'react';
import { secondsUntil } from './server-clock';
import type { Attempt } from './use-attempt';

/** Whole seconds until the deadline by the server's clock, new each second; null without one. Calls `onEnd` once at 0. */
export function useSecondsLeft({ deadline, clock }: Pick<Attempt, 'deadline' | 'clock'>, onEnd: () => void) {
  const [left, setLeft] = useState(() => secondsUntil(deadline, clock.now()));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (deadline === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = clock.now();
      const seconds = secondsUntil(deadline, now) ?? 0;
      setLeft(seconds);
      if (seconds === 0) return end();
      // The next whole second, so that none is shown for two.
      timer = setTimeout(tick, Math.max(50, Date.parse(deadline) - now - (seconds - 1) * 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline, clock]);
  return left;
}
