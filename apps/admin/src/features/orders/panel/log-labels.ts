import { deadlineText } from '@aw/contracts/moment-text';
import { moneyText } from '@aw/contracts/money-text';
import type { StaffOrder } from '@aw/contracts/orders/staff';
import { spelledOut } from '../../../format/spelled-out';
import { methodLabel } from '../money-labels';

type LogEntry = StaffOrder['log'][number];

/** Name of the actor, or their role. */
function actorLabel({ by, actor, kind }: LogEntry, customerName: string | null): string {
  if (by === 'staff') return actor;
  if (by === 'customer') return customerName?.split(' ')[0] || 'The customer';
  if (by !== 'payment') return 'System';
  if (kind === 'refund_returned') return 'The bank';
  // A payment arrives or is disputed, but refunds are made by the provider.
  return kind === 'refund_made' || kind === 'refunded' ? 'The provider' : 'The payment';
}

/** Describes one entry of an order's log: 'System marked the order late'. */
export function logLabel(entry: LogEntry, customerName: string | null, currency: string): string {
  return `${actorLabel(entry, customerName)} ${actionLabels(entry, currency)}`;
}

function actionLabels({ kind, by, detail }: LogEntry, currency: string): string {
  const amount = detail.amountMinor === undefined ? undefined : moneyText(detail.amountMinor, currency);
  const due = detail.dueAt && deadlineText(detail.dueAt);
  const reason = detail.reason ? `: ${detail.reason}` : '';
  const writer = detail.writerName ?? 'a writer';
  switch (kind) {
    case 'placed':
      return 'placed the order';
    case 'paid':
      return by === 'staff'
        ? `recorded the payment${amount ? ` of ${amount}` : ''}${detail.method ? `, ${methodLabel(detail.method)}` : ''}`
        : `arrived${amount ? `, ${amount}` : ''}`;
    case 'underpaid':
      return by === 'staff'
        ? `recorded a partial payment, ${amount ?? 'less than the price'}`
        : `was less than the price, ${amount ?? ''}`.replace(/, $/, '');
    case 'payment_failed':
      return `failed after it had been processing${amount ? `, ${amount}` : ''}${reason}`;
    case 'late_payment':
      return by === 'staff'
        ? `recorded ${amount ?? 'a payment'} that arrived after the order had ended and will be refunded`
        : `arrived after the order had ended and will be refunded${amount ? `, ${amount}` : ''}`;
    case 'assigned':
      return `assigned ${writer}`;
    case 'reassigned':
      return `reassigned it to ${writer}`;
    case 'started':
      return 'started the work';
    case 'file_added':
      return `added ${detail.fileName ?? 'a file'}`;
    case 'brief_changed':
      return 'changed the instructions';
    case 'extension_proposed':
      return `proposed ${due ?? 'a later deadline'}${reason}`;
    case 'extension_accepted':
      return `agreed to ${due ?? 'the later deadline'}`;
    case 'extension_declined':
      return 'declined the later deadline';
    case 'late':
      return 'marked the order late';
    case 'compensated':
      return `refunded ${amount ?? 'a part'} for late delivery${detail.percent === undefined ? '' : `, ${detail.percent}% of the payment so far`}`;
    case 'delivered':
      return 'delivered the work';
    case 'reminded':
      return 'reminded the customer of the delivery';
    case 'revision_asked':
      return `asked for a revision${reason}`;
    case 'completed':
      return detail.isAutomatic
        ? 'completed the order after 7 days without a reply'
        : `completed the order${reason}`;
    case 'cancelled':
      return `cancelled the order${reason}`;
    case 'withdrawn':
      return 'withdrew from the contract';
    case 'refund_made':
      return `refunded ${amount ?? 'a part'}${reason}`;
    case 'refund_returned':
      return `returned the refund${amount ? ` of ${amount}` : ''}${reason}`;
    case 'refund_refused':
      return `decided not to refund${reason}`;
    case 'refunded':
      return `refunded everything${reason}`;
    case 'disputed':
      return detail.reason ? `was disputed: ${spelledOut(detail.reason).toLowerCase()}` : 'was disputed';
    case 'dispute_won':
      return 'stays with us: the dispute was won';
    case 'dispute_lost':
      return 'was returned: the dispute was lost';
    case 'dispute_reversed':
      return 'stays with us after all: the bank changed its decision';
  }
}
