import { expect, it } from 'vitest';
import { type StatusFields, statusesOf } from './status';

const ordinary: StatusFields = {
  isAnonymous: false,
  isEmailVerified: true,
  isExpert: false,
  suspendedAt: null,
  eraseAfter: null,
  mergedInto: null,
};
const moment = '2026-11-20T10:00:00Z';
const labels = (user: Partial<StatusFields>) =>
  statusesOf({ ...ordinary, ...user }).map(({ label }) => label);

it('[M9] an ordinary person has no badge', () => {
  expect(labels({})).toEqual([]);
  expect(labels({ isAnonymous: true, isEmailVerified: false })).toEqual([]);
});

it('[M9] all badges of a person are shown, most serious first', () => {
  expect(labels({ isExpert: true, isEmailVerified: false, suspendedAt: moment, eraseAfter: moment })).toEqual(
    ['Suspended', 'Erasing', 'Expert', 'Unconfirmed'],
  );
});

it('[M9] a merged person has only one badge', () => {
  expect(labels({ mergedInto: 'user_abc12345', isExpert: true, suspendedAt: moment })).toEqual(['Merged']);
});
