import { expect, it } from 'vitest';
import { type AssignResult, changedCount, outcomeText, runText } from './dry-run-text';

const assigned: AssignResult = { orderId: 'AW-1', outcome: 'assigned', reason: null };
const reassigned: AssignResult = { orderId: 'AW-2', outcome: 'reassigned', reason: null };
const skipped = (reason: string | null): AssignResult => ({ orderId: 'AW-3', outcome: 'skipped', reason });
const has = skipped('Hana K. already has it.');
const done = skipped('It is completed, so there is nothing to write.');

it('[M10] the dry run says how many orders change and why the others are skipped', () => {
  expect(runText([assigned, assigned, has])).toBe(
    '2 orders will change, 1 will be skipped because Hana K. already has it.',
  );
  expect(runText([assigned, done, done])).toBe(
    '1 order will change, 2 will be skipped because it is completed, so there is nothing to write.',
  );
  expect(runText([assigned, done, has])).toBe('1 order will change, 2 will be skipped.');
  expect(runText([skipped(null)])).toBe('No order will change, 1 will be skipped.');
});

it('[M10] after the run, the text says what was done', () => {
  expect(runText([assigned, has], true)).toBe(
    '1 order changed, 1 was skipped because Hana K. already has it.',
  );
  expect(runText([done, has], true)).toBe('No order changed, 2 were skipped.');
});

it('[M10] orders that are taken from another writer are counted', () => {
  expect(runText([assigned, reassigned])).toBe(
    '2 orders will change, 1 of them reassigned from another writer.',
  );
  expect(changedCount([assigned, reassigned, has])).toBe(2);
});

it('[M10] each order of the dry run shows what will happen to it', () => {
  expect([assigned, reassigned, has].map(outcomeText)).toEqual([
    'Will get this writer.',
    'Will move to this writer from another one.',
    'Will be skipped. Hana K. already has it.',
  ]);
});
