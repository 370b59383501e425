import { deadlineText } from '@aw/contracts/moment-text';
import { moneyText } from '@aw/contracts/money-text';
import type { StaffOrder } from '@aw/contracts/orders/staff';
import { Note } from '@aw/ui/primitives/note';
import { dueLabel } from '../../../format/due-labels';
import { spelledOut } from '../../../format/spelled-out';

/** Notes that staff should read before they work on the order: disputes, a proposed deadline, refunds by hand. */
export function StatusNotes({ order }: { order: StaffOrder }) {
  const { disputes, extension, refunds, price, status } = order;
  const manualRefunds = refunds.filter((refund) => refund.status === 'pending' && !refund.isByCard);
  const manualMinor = manualRefunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return (
    <>
      {disputes
        .filter(({ isOpen }) => isOpen)
        .map(({ id, amountMinor, reason, dueBy, submittedAt }) => (
          <Note key={id} tone={submittedAt ? 'info' : 'danger'} title="Disputed.">
            {moneyText(amountMinor, price.currency)}, {spelledOut(reason).toLowerCase()}.{' '}
            {submittedAt
              ? 'Evidence was submitted. The bank will decide.'
              : dueBy
                ? evidenceLabel(dueBy)
                : 'Evidence is due.'}
          </Note>
        ))}
      {extension && (
        <Note tone="info" title="Later deadline proposed.">
          {deadlineText(extension.dueAt)}. The customer has not answered yet. Reason: {extension.reason}
        </Note>
      )}
      {manualMinor > 0 && (
        <Note tone="caution" title="Refund to send by hand.">
          The customer did not pay by card. Transfer {moneyText(manualMinor, price.currency)} yourself, then
          record the refund below.
        </Note>
      )}
      {status !== 'cancelled' && status !== 'refunded' && order.refundableMinor > price.finalMinor && (
        <Note tone="caution" title="Paid too much.">
          The customer paid {moneyText(order.refundableMinor - price.finalMinor, price.currency)} more than
          the price. Refund the difference.
        </Note>
      )}
      {order.awaitsDecision && (
        <Note tone="caution" title={status === 'cancelled' ? 'Paid and cancelled.' : 'Refund to decide.'}>
          Up to {moneyText(order.refundableMinor, price.currency)} can be refunded. Decide how much, or decide
          that there is no refund.
        </Note>
      )}
    </>
  );
}

/** Returns 'Evidence is due Fri, Nov 27, 20:55 (CET), in 3 hours.' The time left is added if it is short. */
function evidenceLabel(dueBy: string): string {
  const exact = deadlineText(dueBy);
  const near = dueLabel(dueBy, Date.parse(dueBy) < Date.now());
  return `Evidence is due ${exact}${exact.startsWith(near) ? '' : `, ${near.toLowerCase()}`}.`;
}
