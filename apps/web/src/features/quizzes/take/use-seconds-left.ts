import { useEffect, useEffectEvent, useState } from 'react';
import { secondsUntil } from './server-clock';
import type { Attempt } from './use-attempt';

/** Returns the whole seconds until the deadline by the server's clock, updated each second; null without a deadline. Calls `onEnd` once at 0. */
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
      // Wakes up at the next whole second, so that no number is shown for two seconds.
      timer = setTimeout(tick, Math.max(50, Date.parse(deadline) - now - (seconds - 1) * 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline, clock]);
  return left;
}
