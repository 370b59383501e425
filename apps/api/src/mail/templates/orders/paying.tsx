import { moneyText } from '@aw/contracts/money-text';
import { withdrawalDays } from '@aw/contracts/orders/states';
import type { OrderFacts, StepFacts } from '../../order-mail';
import { Aside, Paragraph, Quote } from '../parts';
import { zonedText } from '../times';
import type { StepText } from './step-text';

const priceOf = (order: OrderFacts) => moneyText(order.finalMinor, order.currency);
const amountOf = ({ detail, currency, finalMinor }: StepFacts) =>
  moneyText(detail.amountMinor ?? finalMinor, currency);

const ways: Readonly<Record<string, string>> = {
  card: 'by card',
  bank_transfer: 'by bank transfer',
  paypal: 'with PayPal',
  installments: 'in installments',
};

export const placed: StepText = {
  title: 'placed, and awaiting payment',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        It costs {priceOf(order)}
        {order.priceHeldUntil
          ? `, a price held until ${zonedText(order.priceHeldUntil, order.timeZone)}`
          : ''}
        . Work begins once it is paid.
      </Paragraph>
      <Paragraph>
        {order.hasCard ? 'Pay by card on the order’s page. ' : ''}Bank transfer, PayPal and installments are
        possible{order.hasCard ? ' as well' : ''}: write to {site.contactEmail} with the order number, and
        support will send you the details.
      </Paragraph>
      <Aside>
        The link in this e-mail opens your order in any browser, without an account. Please keep it to
        yourself. If you did not order anything, do nothing: nothing will be charged.
      </Aside>
    </>
  ),
};

export const paid: StepText = {
  title: 'the payment has arrived',
  action: 'Open order and receipt',
  Body: ({ order }) => (
    <>
      <Paragraph>
        We received {amountOf(order)}
        {ways[order.detail.method ?? ''] ? ` ${ways[order.detail.method ?? '']}` : ''}, thank you. The receipt
        is on the order’s page, as a PDF.
      </Paragraph>
      {order.dueAt ? (
        <Paragraph>
          The work is due on <b>{zonedText(order.dueAt, order.timeZone)}</b>. Next, a writer takes the order.
        </Paragraph>
      ) : null}
      <Aside>
        Consumers can withdraw from the contract within {withdrawalDays} days and before delivery, in two
        clicks on the order’s page. Until work begins, everything paid is refunded.
      </Aside>
    </>
  ),
};

export const underpaid: StepText = {
  title: 'part of the payment has arrived',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        We received {amountOf(order)}; the order costs {priceOf(order)}. The order is kept, and work begins
        once the rest has arrived.
      </Paragraph>
      <Paragraph>If you think you paid all of it, write to {site.contactEmail}.</Paragraph>
    </>
  ),
};

const howLong =
  'It goes back the way you paid. Banks need 5 to 10 working days to show it on a card statement.';

export const refundMade: StepText = {
  title: 'you have been sent a refund',
  action: 'See payments and refunds',
  Body: ({ order }) => (
    <>
      <Paragraph>
        We refunded <b>{amountOf(order)}</b> of your payment. {howLong}
      </Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
      <Paragraph>The receipt on the order’s page shows it too.</Paragraph>
    </>
  ),
};

export const refundRefused: StepText = {
  title: 'support has decided about your payment',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        The order has ended, and none of the {amountOf(order)} will be refunded. This is why:
      </Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
      <Paragraph>
        If you do not agree, write to {site.contactEmail} with the order number, and we will look at it again.
        Your legal rights are not affected.
      </Paragraph>
    </>
  ),
};

export const refunded: StepText = {
  title: 'your payment has been refunded in full',
  action: 'See payments and refunds',
  Body: ({ order }) => (
    <>
      <Paragraph>
        Everything you paid for this order has been refunded, the last {amountOf(order)} of it now. {howLong}
      </Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
      <Paragraph>This closes the order. There is nothing to do.</Paragraph>
    </>
  ),
};

export const disputed: StepText = {
  title: 'your payment is being disputed',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        Your bank told us that the payment of {amountOf(order)} is disputed. That is your right, and the bank
        decides. The order is on hold until then; files and messages stay where they are.
      </Paragraph>
      <Paragraph>
        If it was a mistake, tell your bank. If something about the order is not right, write to{' '}
        {site.contactEmail}: we would rather settle it with you directly.
      </Paragraph>
    </>
  ),
};

export const disputeWon: StepText = {
  title: 'your bank has decided, and the order continues',
  action: 'Open the order',
  Body: () => (
    <Paragraph>
      The bank decided that the payment stands. The order continues where it was before the dispute.
    </Paragraph>
  ),
};

export const disputeLost: StepText = {
  title: 'your bank has decided, and returned the payment',
  action: 'Open the order',
  Body: () => (
    <Paragraph>
      The bank decided in your favour and returns the payment. This closes the order, and you owe nothing.
    </Paragraph>
  ),
};
