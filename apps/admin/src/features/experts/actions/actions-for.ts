import type { StaffExpertDetail } from '@aw/contracts/experts/staff';
import type { Permission } from '@aw/contracts/staff/permissions';

export type ExpertAction = 'approve' | 'refuse' | 'end' | 'pay-out';

type ActionState = Pick<StaffExpertDetail, 'status' | 'isWaiting'> & {
  earnings: Pick<StaffExpertDetail['earnings'], 'balanceMinor'>;
};

/**
 * Returns the actions on an expert for a role; the server decides again. Refused and former experts can still be
 * approved.
 */
export function actionsFor(
  { status, isWaiting, earnings }: ActionState,
  may: (permission: Permission) => boolean,
): ReadonlySet<ExpertAction> {
  const actions = new Set<ExpertAction>();
  if (may('experts.manage')) {
    if (isWaiting || status !== 'approved') actions.add('approve');
    if (isWaiting) actions.add('refuse');
    if (status === 'approved') actions.add('end');
  }
  if (may('experts.pay') && earnings.balanceMinor > 0) actions.add('pay-out');
  return actions;
}
