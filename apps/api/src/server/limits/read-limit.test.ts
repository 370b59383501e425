import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReadLimit, type Settle } from './read-limit';

const second = 1_000;

/** Returns a shared count like the database's, and a clock. */
function shared() {
  const clock = { ms: 0 };
  const row = { taken: 0, endsAt: 0 };
  const calls: number[] = [];
  const settle: Settle = async (_, reads, __, seconds) => {
    calls.push(reads);
    if (clock.ms >= row.endsAt) Object.assign(row, { taken: 0, endsAt: clock.ms + seconds * second });
    row.taken += reads;
    return { taken: row.taken, endsInMs: row.endsAt - clock.ms };
  };
  const limit = () => createReadLimit(settle, () => clock.ms);
  return { clock, row, calls, limit };
}
const told = () => new Promise(setImmediate);

describe('reads of an address', () => {
  it('[P1] [P7] reads are counted in shared steps of a twentieth of the limit', async () => {
    const { limit, calls } = shared();
    const { take } = limit();
    for (let read = 0; read < 59; read++) take('a', 1200, 60);
    await told();
    expect(calls).toEqual([]);
    for (let read = 59; read < 600; read++) {
      take('a', 1200, 60);
      await told();
    }
    expect(calls).toEqual(Array.from({ length: 10 }, () => 60));
  });

  it('[P7] reads in one process end exactly at the limit until the end of the window', async () => {
    const { limit, clock } = shared();
    const { take } = limit();
    clock.ms = 5 * second;
    for (let read = 0; read < 100; read++) expect(take('a', 100, 60)).toBeUndefined();
    clock.ms += 20 * second;
    await told();
    expect(take('a', 100, 60)).toBe(40 * second);
    expect(take('b', 100, 60)).toBeUndefined();
    clock.ms += 40 * second;
    expect(take('a', 100, 60)).toBeUndefined();
  });

  it('[P7] reads during a report to the shared count are reported too, even the last ones', async () => {
    const { limit, row } = shared();
    const { take } = limit();
    for (let read = 0; read < 5; read++) take('a', 20, 60);
    await told();
    expect(row.taken).toBe(5);
  });

  it('[P7] reads in several processes exceed the limit by at most a twentieth for each other process', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 2 }), { minLength: 300, maxLength: 600 }), async (order) => {
        const { limit } = shared();
        const processes = [limit(), limit(), limit()];
        let granted = 0;
        for (const at of order) {
          if (processes[at]?.take('a', 200, 60) === undefined) granted += 1;
          await told();
        }
        expect(granted).toBeLessThanOrEqual(200 + 2 * 10);
        expect(granted).toBeGreaterThanOrEqual(Math.min(order.length, 200));
      }),
      { numRuns: 20 },
    );
  });

  it('[P7] reads that could not be added to the shared count stay counted in their process', async () => {
    const { take } = createReadLimit(() => Promise.reject(new Error('away')));
    for (let read = 0; read < 20; read++) expect(take('a', 20, 60)).toBeUndefined();
    await told();
    expect(take('a', 20, 60)).toBeGreaterThan(0);
  });
});
