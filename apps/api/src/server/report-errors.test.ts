import { expect, it } from 'vitest';
import { createErrorReport } from './report-errors';

it('[R8] an unreachable database is reported in one line a minute, whatever fails', () => {
  const printed: string[] = [];
  let nowMs = 0;
  const report = createErrorReport(
    (text) => printed.push(text),
    () => nowMs,
  );
  const client = { settings: 'of the connection' };
  const ended = Object.assign(new Error('terminating connection'), { code: '57P01', client });
  for (const error of [ended, Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), ended])
    report(error);
  expect(printed).toEqual(['The database cannot be reached. We try again. terminating connection']);
  nowMs = 60_000;
  report(ended);
  expect(printed).toHaveLength(2);
});

it('[R1] any other error is printed with its stack, queue and cause, but without objects of a driver', () => {
  const printed: string[] = [];
  const report = createErrorReport((text) => printed.push(text));
  const cause = new Error('the disk is full');
  report(
    Object.assign(new Error('A job failed.', { cause }), { queue: 'make-quiz', client: { secret: 'x y z' } }),
  );
  expect(printed[0]).toMatch(
    /^Error: A job failed\.\n\s+at [\s\S]*\(queue make-quiz\)\nCaused by: Error: the disk is full\n/,
  );
  expect(printed[0]).not.toContain('x y z');
});
