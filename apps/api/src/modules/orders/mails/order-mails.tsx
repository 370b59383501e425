import { formatCount } from '@aw/contracts/duration-text';
import { Action, Aside, Paragraph, Quote } from '../../mail/rendering/parts';
import type { Template } from '../../mail/rendering/template';
import type { MailedStep, OrderFacts, StepFacts } from '../mailed-steps';
import { cancelled, withdrawn } from './ending';
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

/** Email about a step of an order: its news, the button that leads to the order, and which order it is. */
export const orderStep: Template<StepFacts> = {
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

/** A message from the writer or from support; `name` is the sender's. */
export const orderMessage: Template<OrderFacts & { from: 'writer' | 'support'; name: string; body: string }> =
  {
    subject: (mail) =>
      `Order ${mail.orderId}: new message from ${mail.from === 'writer' ? mail.name : 'support'}`,
    because: 'You are receiving this email because an order was placed with this address.',
    isPersonal: false,
    Body: ({ mail }) => (
      <>
        <Paragraph>
          {mail.from === 'writer' ? `Your writer ${mail.name} wrote:` : 'Our support team wrote:'}
        </Paragraph>
        <Quote>{mail.body}</Quote>
        <Action href={mail.link}>Reply on the order page</Action>
        <Aside>
          Please reply on the order page: replies to this email do not reach us. Any attached files are there
          too.
        </Aside>
        <OrderLine order={mail} />
      </>
    ),
  };

/** The requested link to an order. */
export const orderLink: Template<{ orderId: string; link: string }> = {
  subject: (mail) => `The link to your order ${mail.orderId}`,
  because:
    'You are receiving this email because someone asked for the link to an order placed with this address.',
  isPersonal: false,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        Here is the link to order <b>{mail.orderId}</b>. It opens the order in any browser, without an
        account.
      </Paragraph>
      <Action href={mail.link}>Open the order</Action>
      <Aside>If you did not ask for it, ignore this email. No one else has received the link.</Aside>
    </>
  ),
};

/** Names the order below the news: its id, topic, service and length. */
function OrderLine({ order }: { order: OrderFacts }) {
  return (
    <Aside>
      Order <b>{order.orderId}</b>: {order.topic === null ? null : <>{order.topic}, </>}
      {order.service}, {formatCount(order.wordCount, 'word')}.
    </Aside>
  );
}
