import { moneyText } from '@aw/contracts/money-text';
import { refundWay } from '@aw/contracts/payments/refund-method';
import type { StepFacts } from '../../order-mail';
import { Aside, Paragraph } from '../parts';
import type { StepText } from './step-text';
import { untilOf } from './until';

const amountOf = ({ detail, currency, finalMinor }: StepFacts) =>
  moneyText(detail.amountMinor ?? finalMinor, currency);

export const latePayment: StepText = {
  title: 'a payment arrived after the order had ended, and goes back to you',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        We received <b>{amountOf(order)}</b>, but this order had already ended and will not be reopened. We do
        not keep the money: it {refundWay(order.detail.method, untilOf(order))}.
      </Paragraph>
      <Paragraph>
        Please do not pay the rest. If you still want the work, place a new order or write to{' '}
        {site.contactEmail}.
      </Paragraph>
    </>
  ),
};

export const paymentFailed: StepText = {
  title: 'the payment did not go through',
  action: 'Pay for the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        Your payment of {amountOf(order)} was being processed, and your bank has now declined it. Nothing was
        charged. The order is kept, and work begins once it is paid.
      </Paragraph>
      {order.detail.reason ? <Paragraph>The bank’s reason: {order.detail.reason}</Paragraph> : null}
      <Paragraph>
        You can pay again on the order’s page, with the same or another card. Questions? Write to{' '}
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
        Our support team will send it again and e-mail you when it is done. If your card no longer exists,
        write to {site.contactEmail} how you would like to receive it.
      </Paragraph>
      <Aside>Never send card or account numbers by e-mail; support tells you a safe way.</Aside>
    </>
  ),
};

export const disputeReversed: StepText = {
  title: 'your bank has changed its decision about the dispute',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        Your bank had returned the payment of {amountOf(order)} to you. It has now changed its decision, and
        the money is with us again.{' '}
        {order.detail.isAutomatic
          ? 'The order is back in the status that it had before the dispute. Its page shows the next step.'
          : 'Our support team will check the order and e-mail you how it goes on.'}
      </Paragraph>
      <Paragraph>If you no longer want the order, write to {site.contactEmail}.</Paragraph>
    </>
  ),
};
