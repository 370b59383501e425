import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSlotCounter } from './slot-counter';

it('[R6] there are never more slots in use than the limit, and every released slot is free again', () => {
  const step = fc.record({ user: fc.nat(3), address: fc.nat(1), isLeaving: fc.boolean(), which: fc.nat(50) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const places = createSlotCounter();
      const open: { user: string; address: string; release: () => void }[] = [];
      for (const { user, address, isLeaving, which } of steps) {
        if (isLeaving) {
          const [gone] = open.splice(which % Math.max(1, open.length), 1);
          gone?.release();
          gone?.release();
        } else {
          const [one, other] = [`person ${user}`, `address ${address}`];
          const release = places.take([
            { key: one, most: 3 },
            { key: other, most: 5 },
          ]);
          if (release) open.push({ user: one, address: other, release });
        }
        for (const key of ['person 0', 'person 1', 'person 2', 'person 3', 'address 0', 'address 1']) {
          const taken = open.filter((place) => place.user === key || place.address === key).length;
          expect(places.count(key)).toBe(taken);
          expect(taken).toBeLessThanOrEqual(key.startsWith('person') ? 3 : 5);
        }
      }
    }),
  );
});

it('[R6] a limit of 0 means no limit', () => {
  const places = createSlotCounter();
  for (let i = 0; i < 100; i++) expect(places.take([{ key: 'x', most: 0 }])).toBeDefined();
});
