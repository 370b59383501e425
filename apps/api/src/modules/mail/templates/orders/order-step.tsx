import type { MailedStep } from '../../order-mail';
import { Action } from '../parts';
import type { Template } from '../template';
import { cancelled, withdrawn } from './ending';
import { OrderLine } from './order-line';
import * as paying from './paying';
import * as returned from './returned';
import type { StepText } from './step-text';
import * as working from './working';

const texts: Readonly<Record<MailedStep, StepText>> = {
  placed: paying.placed,
  paid: paying.paid,
  underpaid: paying.underpaid,
  payment_failed: returned.paymentFailed,
  late_payment: returned.latePayment,
  assigned: working.assigned,
  started: working.started,
  extension_proposed: working.extensionProposed,
  late: working.late,
  compensated: working.compensated,
  delivered: working.delivered,
  reminded: working.reminded,
  revision_asked: working.revisionAsked,
  completed: working.completed,
  cancelled,
  withdrawn,
  refund_made: paying.refundMade,
  refund_refused: paying.refundRefused,
  refunded: paying.refunded,
  refund_returned: returned.refundReturned,
  disputed: paying.disputed,
  dispute_won: paying.disputeWon,
  dispute_lost: paying.disputeLost,
  dispute_reversed: returned.disputeReversed,
};

/** The email about a step of an order: its news, the button that leads to the order, and which order it is. */
export const orderStep: Template<'order_step' | 'order_progress'> = {
  subject: (mail) => `Order ${mail.orderId}: ${texts[mail.step].title}`,
  because: 'You are receiving this email because an order was placed with this address.',
  isPersonal: false,
  Body: ({ mail, site }) => {
    const { Body, action } = texts[mail.step];
    return (
      <>
        <Body order={mail} site={site} />
        <Action href={mail.link}>{action}</Action>
        <OrderLine order={mail} />
      </>
    );
  },
};
