import { moneyText } from '@aw/contracts/money-text';
import { silentDays } from '@aw/contracts/orders/states';
import { refundWay } from '@aw/contracts/payments/refund-method';
import type { StepFacts } from '../../order-mail';
import { Aside, Paragraph, Quote } from '../parts';
import { zonedText } from '../times';
import type { StepText } from './step-text';
import { untilOf } from './until';

const dayMs = 24 * 60 * 60 * 1000;

/** When the work is due; nothing while there is no date. */
function Due({ order }: { order: StepFacts }) {
  if (!order.dueAt) return null;
  return (
    <Paragraph>
      The work is due on <b>{zonedText(order.dueAt, order.timeZone)}</b>.
    </Paragraph>
  );
}

/** When silence counts as acceptance. */
const acceptedAt = ({ deliveredAt, at, timeZone }: StepFacts) =>
  zonedText(new Date((deliveredAt ?? at).getTime() + silentDays * dayMs), timeZone);

export const assigned: StepText = {
  title: 'a writer has it',
  action: 'Write to your writer',
  Body: ({ order }) => (
    <>
      <Paragraph>
        {order.detail.writerName ?? 'A writer'} has taken your order. You can send them questions and files on
        the order’s page.
      </Paragraph>
      <Due order={order} />
    </>
  ),
};

export const started: StepText = {
  title: 'the work has begun',
  action: 'Open the order',
  Body: ({ order }) => (
    <>
      <Paragraph>
        {order.detail.writerName ?? 'Your writer'} is at work. If anything in the brief has changed, please
        say so on the order’s page now.
      </Paragraph>
      <Due order={order} />
    </>
  ),
};

export const extensionProposed: StepText = {
  title: 'your writer asks for more time',
  action: 'Agree or keep the date',
  Body: ({ order }) => (
    <>
      <Paragraph>
        We are asking whether the work can be delivered later
        {order.detail.dueAt ? (
          <>
            : on <b>{zonedText(new Date(order.detail.dueAt), order.timeZone)}</b>
          </>
        ) : null}
        . You decide, and until you agree, the current date stands
        {order.dueAt ? `: ${zonedText(order.dueAt, order.timeZone)}` : ''}.
      </Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
    </>
  ),
};

export const late: StepText = {
  title: 'we are late, and we are sorry',
  action: 'Open the order',
  Body: ({ order }) => (
    <>
      <Paragraph>
        The work was due{order.dueAt ? ` on ${zonedText(order.dueAt, order.timeZone)}` : ''} and has not been
        delivered yet. That is our fault, and we apologise.
      </Paragraph>
      <Paragraph>
        You do not have to ask for anything: part of what you paid is refunded, and more of it the longer it
        takes. We will e-mail you each amount. Work continues, and you will get it as soon as it is done.
      </Paragraph>
    </>
  ),
};

export const compensated: StepText = {
  title: 'a refund, because we are late',
  action: 'See payments and refunds',
  Body: ({ order }) => (
    <>
      <Paragraph>
        The work is later than we promised, and we are sorry. We are refunding{' '}
        <b>{moneyText(order.detail.amountMinor ?? 0, order.currency)}</b>
        {order.detail.percent ? `, which is ${order.detail.percent} % of what you paid.` : '.'}
      </Paragraph>
      <Paragraph>
        You do not have to do anything: it {refundWay(order.detail.method, untilOf(order))}.
      </Paragraph>
    </>
  ),
};

export const delivered: StepText = {
  title: 'the work is delivered',
  action: 'Read the work',
  Body: ({ order }) => (
    <>
      <Paragraph>
        Your files are on the order’s page. You have {silentDays} days to read them: accept the work there, or
        press ‘Ask for a revision’ and say what should change. Revisions cost nothing.
      </Paragraph>
      <Aside>If we do not hear from you, the order counts as accepted on {acceptedAt(order)}.</Aside>
    </>
  ),
};

export const reminded: StepText = {
  title: 'have you read the work?',
  action: 'Accept it or ask for a revision',
  Body: ({ order }) => (
    <Paragraph>
      The work was delivered some days ago and is waiting for your reply. If it is right, there is nothing to
      do. If something should change, ask for a revision before <b>{acceptedAt(order)}</b>: after that, the
      order counts as accepted.
    </Paragraph>
  ),
};

export const revisionAsked: StepText = {
  title: 'we have your request for a revision',
  action: 'Open the order',
  Body: ({ order }) => (
    <>
      <Paragraph>
        We and your writer have received what should change. You can add to it on the order’s page.
      </Paragraph>
      <Due order={order} />
    </>
  ),
};

export const completed: StepText = {
  title: 'complete',
  action: 'Open order and receipt',
  Body: ({ order }) => (
    <>
      <Paragraph>
        {order.detail.isAutomatic
          ? `The ${silentDays} days to ask for a revision are over, so the work counts as accepted.`
          : 'The work is accepted. Thank you for ordering here.'}{' '}
        Files, messages and the receipt stay on the order’s page.
      </Paragraph>
      <Paragraph>If something turns out not to be right, write to us there.</Paragraph>
    </>
  ),
};
