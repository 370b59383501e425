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

it('[M9] an administrator can use every action that applies to a registered person', () => {
  expect(may({})).toEqual(['view', 'suspend', 'make-expert', 'export', 'merge', 'erase']);
});

it('[M9] only administrators can merge and erase people', () => {
  expect(may({}, false)).toEqual(['view', 'suspend', 'make-expert', 'export']);
  expect(may({ eraseAfter: moment }, false)).not.toContain('undo-erase');
});

it('[M9] actions that do not apply are not offered', () => {
  expect(may({ isEmailVerified: false })).toContain('resend');
  expect(may({})).not.toContain('resend');
  const anonymous = may({ isAnonymous: true, isEmailVerified: false });
  expect(anonymous).toEqual(['view', 'suspend', 'export', 'merge', 'erase']);
  expect(may({ isExpert: true })).toContain('end-expert');
  expect(may({ isExpert: true })).not.toContain('make-expert');
});

it('[M9] [U8] only administrators can remove an authenticator app, if the person has one', () => {
  expect(may({ hasTotp: true })).toContain('second-step');
  expect(may({ hasTotp: true }, false)).not.toContain('second-step');
  expect(may({})).not.toContain('second-step');
});

it('[M9] a suspended person can be unsuspended, and a scheduled erasure can be undone', () => {
  expect(may({ suspendedAt: moment })).toContain('lift');
  expect(may({ suspendedAt: moment })).not.toContain('suspend');
  const erasing = may({ eraseAfter: moment });
  expect(erasing).toContain('undo-erase');
  expect(erasing).not.toContain('erase');
  expect(erasing).not.toContain('merge');
});

it('[M9] a merged person has no actions', () => {
  expect(may({ mergedInto: 'user_abc12345', suspendedAt: moment })).toEqual([]);
});
