import { moneyText } from '@aw/contracts/money-text';
import { refundWay } from '@aw/contracts/payments/refund-method';
import { Aside, Paragraph } from '../../mail/rendering/parts';
import type { StepFacts } from '../mailed-steps';
import { handRefundTime, type StepText } from './step-text';

const amountOf = ({ detail, currency, finalMinor }: StepFacts) =>
  moneyText(detail.amountMinor ?? finalMinor, currency);

export const latePayment: StepText = {
  title: 'we refund a payment that arrived too late',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        We received <b>{amountOf(order)}</b>, but this order had already ended and we cannot reopen it. We
        will not keep the money: it {refundWay(order.detail.method, handRefundTime(order))}.
      </Paragraph>
      <Paragraph>
        Please do not pay anything else for this order. If you still want the work, place a new order or write
        to {site.contactEmail}.
      </Paragraph>
    </>
  ),
};

export const paymentFailed: StepText = {
  title: 'your payment did not go through',
  action: 'Pay for the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        Your bank declined your payment of {amountOf(order)}. You have not been charged. We keep your order
        and start work when it is paid.
      </Paragraph>
      {order.detail.reason ? <Paragraph>The bank’s reason: {order.detail.reason}</Paragraph> : null}
      <Paragraph>
        You can pay again on the order page, with the same card or another one. Questions? Write to{' '}
        {site.contactEmail}.
      </Paragraph>
    </>
  ),
};

export const refundReturned: StepText = {
  title: 'your bank returned a refund to us',
  action: 'See payments and refunds',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        The refund of <b>{amountOf(order)}</b> did not reach you: your bank sent it back to us. This happens,
        for example, when a card was closed or replaced. The money is still yours.
      </Paragraph>
      <Paragraph>
        Support will send it again and email you when this is done. If your card no longer exists, write to{' '}
        {site.contactEmail} and tell us how you would like to receive the money.
      </Paragraph>
      <Aside>Never send card or account numbers by email. Support will tell you a safe way.</Aside>
    </>
  ),
};

export const disputeReversed: StepText = {
  title: 'your bank changed its decision about the dispute',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        Your bank had decided to return the payment of {amountOf(order)} to you. It has now changed its
        decision, and we have the money again.{' '}
        {order.detail.isAutomatic
          ? 'Your order continues where it was before the dispute. The order page shows the next step.'
          : 'Support will check the order and email you what happens next.'}
      </Paragraph>
      <Paragraph>If you no longer want the order, write to {site.contactEmail}.</Paragraph>
    </>
  ),
};
