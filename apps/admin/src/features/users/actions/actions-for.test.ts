import { expect, it } from 'vitest';
import { type ActionState, actionsFor } from './actions-for';

const registered: ActionState = {
  isAnonymous: false,
  isEmailVerified: true,
  isExpert: false,
  suspendedAt: null,
  eraseAfter: null,
  hasTotp: false,
  mergedInto: null,
};
const moment = '2026-11-20T10:00:00Z';
const may = (user: Partial<ActionState>, isAdministrator = true) => [
  ...actionsFor({ ...registered, ...user }, isAdministrator),
];

it('[M9] an administrator may do everything that applies to a registered person', () => {
  expect(may({})).toEqual(['view', 'suspend', 'make-expert', 'export', 'merge', 'erase']);
});

it('[M9] merging and erasing are for administrators only', () => {
  expect(may({}, false)).toEqual(['view', 'suspend', 'make-expert', 'export']);
  expect(may({ eraseAfter: moment }, false)).not.toContain('undo-erase');
});

it('[M9] what does not apply is not offered', () => {
  expect(may({ isEmailVerified: false })).toContain('resend');
  expect(may({})).not.toContain('resend');
  const anonymous = may({ isAnonymous: true, isEmailVerified: false });
  expect(anonymous).toEqual(['view', 'suspend', 'export', 'merge', 'erase']);
  expect(may({ isExpert: true })).toContain('end-expert');
  expect(may({ isExpert: true })).not.toContain('make-expert');
});

it('[M9] [U8] a lost authenticator app is taken off by administrators only, and only where there is one', () => {
  expect(may({ hasTotp: true })).toContain('second-step');
  expect(may({ hasTotp: true }, false)).not.toContain('second-step');
  expect(may({})).not.toContain('second-step');
});

it('[M9] a suspension and an erasure offer their way back instead', () => {
  expect(may({ suspendedAt: moment })).toContain('lift');
  expect(may({ suspendedAt: moment })).not.toContain('suspend');
  const erasing = may({ eraseAfter: moment });
  expect(erasing).toContain('undo-erase');
  expect(erasing).not.toContain('erase');
  expect(erasing).not.toContain('merge');
});

it('[M9] who was merged into another has nothing left to act on', () => {
  expect(may({ mergedInto: 'user_abc12345', suspendedAt: moment })).toEqual([]);
});
