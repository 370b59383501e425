import { isGranted, type StaffRole } from '@aw/contracts/staff/permissions';
import { expect, it } from 'vitest';
import { actionsFor } from './actions-for';

type Expert = Parameters<typeof actionsFor>[0];

const actions = (change: Partial<Expert>, role: StaffRole = 'admin') => [
  ...actionsFor(
    { status: 'applied', isWaiting: true, earnings: { balanceMinor: 0 }, ...change },
    (permission) => isGranted(role, permission),
  ),
];

it('[M9] [Q12] a waiting application can be approved or refused, an expert ended, and a refused or former one approved', () => {
  expect(actions({})).toEqual(['approve', 'refuse']);
  expect(actions({ status: 'approved', isWaiting: false })).toEqual(['end']);
  expect(actions({ status: 'approved', isWaiting: true })).toEqual(['approve', 'refuse', 'end']);
  expect(actions({ status: 'refused', isWaiting: false })).toEqual(['approve']);
  expect(actions({ status: 'ended', isWaiting: false })).toEqual(['approve']);
});

it('[M3] [Q12] a payout needs a balance and the permission to pay, which moderators do not have', () => {
  const earnings = { balanceMinor: 400 };
  const approved = { status: 'approved', isWaiting: false, earnings } as const;
  expect(actions(approved)).toEqual(['end', 'pay-out']);
  expect(actions({ ...approved, status: 'ended' })).toEqual(['approve', 'pay-out']);
  expect(actions(approved, 'moderator')).toEqual(['end']);
  expect(actions(approved, 'order_desk')).toEqual(['pay-out']);
  expect(actions(approved, 'read_only')).toEqual([]);
});
