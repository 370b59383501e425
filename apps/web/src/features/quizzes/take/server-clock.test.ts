import { describe, expect, it } from 'vitest';
import { createServerClock, secondsUntil } from './server-clock';

describe('the server’s clock in a browser', () => {
  it('[Z6] counts from the server’s time, whatever the clock of the device says', () => {
    let ticks = 5_000;
    const clock = createServerClock('2026-11-25T10:00:00.000Z', () => ticks);
    ticks += 90_500;
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-25T10:01:30.500Z');
  });

  it('[Z6] can be set again after the device slept', () => {
    let ticks = 0;
    const clock = createServerClock('2026-11-25T10:00:00.000Z', () => ticks);
    ticks += 1_000;
    clock.set('2026-11-25T11:00:00.000Z');
    ticks += 2_000;
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-25T11:00:02.000Z');
  });

  it.each([
    ['2026-11-25T10:00:01.000Z', 1],
    ['2026-11-25T10:00:00.001Z', 1],
    ['2026-11-25T10:00:00.000Z', 0],
    ['2026-11-25T09:00:00.000Z', 0],
    [null, null],
  ])('[Z6] a deadline at %s is %s seconds away', (deadline, seconds) => {
    expect(secondsUntil(deadline, Date.parse('2026-11-25T10:00:00.000Z'))).toBe(seconds);
  });
});
