import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawQuestions } from './draw-questions';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const poolOf = (days: readonly (number | null)[]) =>
  days.map((number, index) => ({ id: index + 1, asked_at: number === null ? null : day(number) }));
const pools = fc
  .array(fc.option(fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 100 })
  .map(poolOf);

it('[Z14] a drawn attempt has the number of questions that the quiz asks, only its own, and none twice', () => {
  fc.assert(
    fc.property(pools, fc.option(fc.integer({ min: 1, max: 100 })), (pool, most) => {
      const drawn = drawQuestions(pool, most);
      expect(drawn).toHaveLength(Math.min(most ?? pool.length, pool.length));
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(pool.map(({ id }) => id)).toEqual(expect.arrayContaining(drawn));
    }),
  );
});

it('[Z14] a retake asks unseen questions first, then those that were asked longest ago', () => {
  const timeOf = ({ asked_at: at }: { asked_at: Date | null }) => at?.getTime() ?? 0;
  fc.assert(
    fc.property(pools, fc.integer({ min: 1, max: 100 }), (pool, most) => {
      const drawn = new Set(drawQuestions(pool, most));
      const latestDrawn = Math.max(...pool.filter(({ id }) => drawn.has(id)).map(timeOf));
      for (const left of pool.filter(({ id }) => !drawn.has(id)))
        expect(timeOf(left)).toBeGreaterThanOrEqual(latestDrawn);
    }),
  );
});

it('[Z14] every question of a pool is drawn sometimes', () => {
  const pool = poolOf(Array(6).fill(null));
  const draws = Array.from({ length: 200 }, () => drawQuestions(pool, 2).join());
  expect(new Set(draws.flatMap((ids) => ids.split(','))).size).toBe(6);
  expect(new Set(draws).size).toBeGreaterThan(15);
});
