import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { savedText } from './saved-text';

const here = { isStoredHere: true, hasAccount: false, isOnline: true };
const now = 100_000;
const at = now - 12_000;

it('[O13] the line says when and where the draft was saved', () => {
  expect(savedText({ status: 'clean' }, here, now)).toBe('');
  expect(savedText({ status: 'waiting', at }, here, now)).toBe('Draft saved 12 seconds ago on this device');
  expect(savedText({ status: 'saved', at }, here, now)).toBe('Draft saved 12 seconds ago in this browser');
  expect(savedText({ status: 'saved', at }, { ...here, hasAccount: true }, now)).toBe(
    'Draft saved 12 seconds ago in your account',
  );
});

it('[O13] the line does not claim that a draft is saved when it is not', () => {
  const retrying = { status: 'retrying', at } as const;
  expect(savedText(retrying, { ...here, isOnline: false }, now)).toContain('when you are back online');
  expect(savedText(retrying, here, now)).toMatch(/on this device\. We keep trying to save it in your order$/);
  expect(savedText({ status: 'waiting', at }, { ...here, isStoredHere: false }, now)).toMatch(
    /^Not saved yet/,
  );
  const error = new ApiError(409, 'x', { code: 'orders.paying', message: 'It is being paid.' });
  expect(savedText({ status: 'refused', at, error }, here, now)).toBe(
    'Draft saved 12 seconds ago on this device only. It is being paid.',
  );
});
