import { expect, it } from 'vitest';
import { type Judged, statusesOf } from './status';

const ordinary: Judged = {
  isAnonymous: false,
  isEmailVerified: true,
  isExpert: false,
  suspendedAt: null,
  eraseAfter: null,
  mergedInto: null,
};
const moment = '2026-11-20T10:00:00Z';
const labels = (user: Partial<Judged>) => statusesOf({ ...ordinary, ...user }).map(({ label }) => label);

it('[M9] an ordinary person carries no badge', () => {
  expect(labels({})).toEqual([]);
  expect(labels({ isAnonymous: true, isEmailVerified: false })).toEqual([]);
});

it('[M9] everything special is named, the gravest first', () => {
  expect(labels({ isExpert: true, isEmailVerified: false, suspendedAt: moment, eraseAfter: moment })).toEqual(
    ['Suspended', 'Erasing', 'Expert', 'Unconfirmed'],
  );
});

it('[M9] who was merged into another is only that', () => {
  expect(labels({ mergedInto: 'user_abc12345', isExpert: true, suspendedAt: moment })).toEqual(['Merged']);
});
