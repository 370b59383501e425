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
  title: 'placed, and waiting for its payment',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        It costs {priceOf(order)}
        {order.priceHeldUntil
          ? `, a price that holds until ${zonedText(order.priceHeldUntil, order.timeZone)}`
          : ''}
        . The work begins once it is paid.
      </Paragraph>
      <Paragraph>
        {order.hasCard ? 'Pay by card on the order’s page. ' : ''}Bank transfer, PayPal and installments are
        possible{order.hasCard ? ' as well' : ''}: write to {site.contactEmail} with the number of the order,
        and support sends the details.
      </Paragraph>
      <Aside>
        The link in this mail opens your order in any browser, without an account. Please keep it to yourself.
        If you did not order anything, do nothing: nothing is charged.
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
        Consumers may withdraw from the contract within {withdrawalDays} days and before the delivery, with
        two presses on the order’s page. Until work begins, all that was paid goes back.
      </Aside>
    </>
  ),
};

export const underpaid: StepText = {
  title: 'a part of the payment has arrived',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        We received {amountOf(order)}; the order costs {priceOf(order)}. It is kept, and the work begins once
        the rest is here.
      </Paragraph>
      <Paragraph>If you think that you paid all of it, write to {site.contactEmail}.</Paragraph>
    </>
  ),
};

const howLong =
  'It goes back the way it came. Banks need 5 to 10 working days until a card’s statement shows it.';

export const refundMade: StepText = {
  title: 'money went back to you',
  action: 'See payments and refunds',
  Body: ({ order }) => (
    <>
      <Paragraph>
        We gave <b>{amountOf(order)}</b> of your payment back. {howLong}
      </Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
      <Paragraph>The receipt on the order’s page shows it as well.</Paragraph>
    </>
  ),
};

export const refundRefused: StepText = {
  title: 'support has decided about your payment',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>The order has ended, and nothing of the {amountOf(order)} goes back. This is why:</Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
      <Paragraph>
        If you do not agree, write to {site.contactEmail} with the number of the order, and we look at it
        again. Your rights by law stay as they are.
      </Paragraph>
    </>
  ),
};

export const refunded: StepText = {
  title: 'the whole payment went back to you',
  action: 'See payments and refunds',
  Body: ({ order }) => (
    <>
      <Paragraph>
        All that you paid for this order has been given back, with the last {amountOf(order)} now. {howLong}
      </Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
      <Paragraph>The order is closed with that. There is nothing to do.</Paragraph>
    </>
  ),
};

export const disputed: StepText = {
  title: 'your bank asks about the payment',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        Your bank told us that the payment of {amountOf(order)} is questioned. That is your right, and the
        bank decides. The order rests until then; files and messages stay where they are.
      </Paragraph>
      <Paragraph>
        If it was a mistake, tell your bank. If something about the order is not right, write to{' '}
        {site.contactEmail}: we would rather settle it with you.
      </Paragraph>
    </>
  ),
};

export const disputeWon: StepText = {
  title: 'your bank has decided, and the order goes on',
  action: 'Open the order',
  Body: () => (
    <Paragraph>
      The bank decided that the payment stands. The order goes on where it was before the question came up.
    </Paragraph>
  ),
};

export const disputeLost: StepText = {
  title: 'your bank has decided, and gave the payment back',
  action: 'Open the order',
  Body: () => (
    <Paragraph>
      The bank decided for you and returns the payment. The order is closed with that, and you owe nothing.
    </Paragraph>
  ),
};
