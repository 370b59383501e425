import { formatCount } from '@aw/contracts/duration-text';
import { zonedTime } from '@aw/contracts/moment-text';
import { moneyText } from '@aw/contracts/money-text';
import { handRefundDays, refundWay } from '@aw/contracts/payments/refund-method';
import { Aside, Paragraph, Quote } from '../../mail/rendering/parts';
import type { StepFacts } from '../mailed-steps';
import { handRefundTime, type StepText } from './step-text';

function moneyOfEnded(order: StepFacts): string {
  if (order.paidAt)
    return `Within ${handRefundDays} days, support will decide how much of your payment to refund. We will email you when this is done.`;
  if (order.detail.method)
    return `The part you paid ${refundWay(order.detail.method, handRefundTime(order))}.`;
  return 'Nothing more will be charged. You do not need to do anything.';
}

export const cancelled: StepText = {
  title: 'your order was cancelled',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>Your order was cancelled{order.detail.reason ? '. The reason:' : '.'}</Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
      <Paragraph>{moneyOfEnded(order)}</Paragraph>
      <Paragraph>Questions? Write to {site.contactEmail}.</Paragraph>
    </>
  ),
};

/** The dated acknowledgement on a durable medium that directive 2011/83/EU, article 11a, asks for. */
export const withdrawn: StepText = {
  title: 'we have received your withdrawal',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        We confirm that we received your withdrawal from the contract on{' '}
        <b>{zonedTime(order.at, order.timeZone)}</b>:
      </Paragraph>
      <Quote>
        {[
          `I withdraw from the contract for order ${order.orderId}.`,
          `${order.service}, ${formatCount(order.wordCount, 'word')}, ${moneyText(order.finalMinor, order.currency)}.`,
          ...(order.paidAt ? [`Paid on ${zonedTime(order.paidAt, order.timeZone)}.`] : []),
        ].join('\n')}
      </Quote>
      <Paragraph>
        {order.isBegun
          ? `Work had already started. Support will check how much was done and refund the rest within ${handRefundDays} days.`
          : `Work had not started, so everything you paid ${refundWay(order.detail.method, handRefundTime(order))}.`}{' '}
        We will email you when this is done.
      </Paragraph>
      <Aside>Please keep this email. Questions? Write to {site.contactEmail}.</Aside>
    </>
  ),
};
