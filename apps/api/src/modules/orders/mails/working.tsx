import { percentText } from '@aw/contracts/duration-text';
import { zonedTime } from '@aw/contracts/moment-text';
import { moneyText } from '@aw/contracts/money-text';
import { silentDays } from '@aw/contracts/orders/states';
import { refundWay } from '@aw/contracts/payments/refund-method';
import { dayMs } from '../../../config/durations';
import { Aside, Paragraph, Quote } from '../../mail/rendering/parts';
import type { StepFacts } from '../mailed-steps';
import { handRefundTime, type StepText } from './step-text';

/** When the work is due; empty if the order has no deadline. */
function Due({ order }: { order: StepFacts }) {
  if (!order.dueAt) return null;
  return (
    <Paragraph>
      Your work is due on <b>{zonedTime(order.dueAt, order.timeZone)}</b>.
    </Paragraph>
  );
}

/** When the work counts as accepted if the customer does not answer. */
const acceptedAt = ({ deliveredAt, at, timeZone }: StepFacts) =>
  zonedTime(new Date((deliveredAt ?? at).getTime() + silentDays * dayMs), timeZone);

export const assigned: StepText = {
  title: 'a writer is assigned',
  action: 'Write to your writer',
  Body: ({ order }) => (
    <>
      <Paragraph>
        {order.detail.writerName ?? 'A writer'} will work on your order. You can send them questions and files
        on the order page.
      </Paragraph>
      <Due order={order} />
    </>
  ),
};

export const started: StepText = {
  title: 'work has started',
  action: 'Open the order',
  Body: ({ order }) => (
    <>
      <Paragraph>
        {order.detail.writerName ?? 'Your writer'} has started work on your order. If your instructions have
        changed, please tell us on the order page now.
      </Paragraph>
      <Due order={order} />
    </>
  ),
};

export const extensionProposed: StepText = {
  title: 'can we deliver later?',
  action: 'Accept or keep the deadline',
  Body: ({ order }) => (
    <>
      <Paragraph>
        We would like to deliver your work later
        {order.detail.dueAt ? (
          <>
            : on <b>{zonedTime(new Date(order.detail.dueAt), order.timeZone)}</b>
          </>
        ) : null}
        .{order.detail.reason ? ' The reason:' : ''}
      </Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
      <Paragraph>
        It is your choice. If you do not agree, the deadline stays the same
        {order.dueAt ? `: ${zonedTime(order.dueAt, order.timeZone)}` : ''}.
      </Paragraph>
    </>
  ),
};

export const late: StepText = {
  title: 'your work is late, and we are sorry',
  action: 'Open the order',
  Body: ({ order }) => (
    <>
      <Paragraph>
        Your work was due{order.dueAt ? ` on ${zonedTime(order.dueAt, order.timeZone)}` : ''} and we have not
        delivered it yet. That is our fault, and we apologise.
      </Paragraph>
      <Paragraph>
        We will refund part of your payment. You do not need to ask for it, and it grows the longer we take.
        We will email you each amount. Work continues, and you will get it when it is done.
      </Paragraph>
    </>
  ),
};

export const compensated: StepText = {
  title: 'a refund for late work',
  action: 'See payments and refunds',
  Body: ({ order }) => (
    <>
      <Paragraph>
        Your work is later than we promised, and we are sorry. We are refunding{' '}
        <b>{moneyText(order.detail.amountMinor ?? 0, order.currency)}</b>.
        {/* The percentage includes earlier refunds of the same order. */}
        {order.detail.percent
          ? ` So far, you get ${percentText(order.detail.percent)} of your payment back.`
          : ''}
      </Paragraph>
      <Paragraph>
        You do not need to do anything: the money {refundWay(order.detail.method, handRefundTime(order))}.
      </Paragraph>
    </>
  ),
};

export const delivered: StepText = {
  title: 'your work is ready',
  action: 'Open your work',
  Body: ({ order }) => (
    <>
      <Paragraph>
        Your files are on the order page. You have {silentDays} days to review them: accept the work, or
        choose “Ask for a revision” and say what should change. Revisions are free.
      </Paragraph>
      <Aside>If we do not hear from you, the order counts as accepted on {acceptedAt(order)}.</Aside>
    </>
  ),
};

export const reminded: StepText = {
  title: 'please review your work',
  action: 'Accept it or ask for a revision',
  Body: ({ order }) => (
    <Paragraph>
      We delivered your work a few days ago. If you are happy with it, you do not need to do anything. If
      something should change, ask for a revision before <b>{acceptedAt(order)}</b>. After that, the work
      counts as accepted.
    </Paragraph>
  ),
};

export const revisionAsked: StepText = {
  title: 'we received your revision request',
  action: 'Open the order',
  Body: ({ order }) => (
    <>
      <Paragraph>
        Your writer and our support team can see what you want changed. You can add details on the order page.
      </Paragraph>
      <Due order={order} />
    </>
  ),
};

export const completed: StepText = {
  title: 'your order is completed',
  action: 'Open order and receipt',
  Body: ({ order }) => (
    <>
      <Paragraph>
        {order.detail.isAutomatic
          ? `The ${silentDays} days for revisions are over, so the work counts as accepted.`
          : 'The work is accepted. Thank you for your order.'}{' '}
        Files, messages and the receipt stay on the order page.
      </Paragraph>
      <Paragraph>If you find a problem later, write to us there.</Paragraph>
    </>
  ),
};
