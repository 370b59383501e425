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
  title: 'placed, awaiting payment',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        Your order costs {priceOf(order)}
        {order.priceHeldUntil ? ` (price held until ${zonedText(order.priceHeldUntil, order.timeZone)})` : ''}
        . We start work when it is paid.
      </Paragraph>
      <Paragraph>
        {order.hasCard ? 'You can pay by card on the order page. ' : ''}To pay by bank transfer, PayPal or
        installments{order.hasCard ? ' instead' : ''}, write to {site.contactEmail} with your order ID, and
        support will send you the details.
      </Paragraph>
      <Aside>
        The link in this email opens your order in any browser, without an account, so please keep it private.
        If you did not order anything, ignore this email: nothing will be charged.
      </Aside>
    </>
  ),
};

export const paid: StepText = {
  title: 'payment received',
  action: 'Open order and receipt',
  Body: ({ order }) => (
    <>
      <Paragraph>
        We received {amountOf(order)}
        {ways[order.detail.method ?? ''] ? ` ${ways[order.detail.method ?? '']}` : ''}. Thank you! Your
        receipt is on the order page as a PDF.
      </Paragraph>
      {order.dueAt ? (
        <Paragraph>
          Your work is due on <b>{zonedText(order.dueAt, order.timeZone)}</b>. Next, we assign a writer.
        </Paragraph>
      ) : null}
      <Aside>
        Consumers can withdraw from the contract within {withdrawalDays} days, until the work is delivered, in
        two clicks on the order page. If work has not started, you get a full refund.
      </Aside>
    </>
  ),
};

export const underpaid: StepText = {
  title: 'part of the payment received',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        We received {amountOf(order)}, but the order costs {priceOf(order)}. We keep your order and start work
        when the rest arrives.
      </Paragraph>
      <Paragraph>If you think you paid all of it, write to {site.contactEmail}.</Paragraph>
    </>
  ),
};

const howLong =
  'It goes back the way you paid. Card refunds can take 5 to 10 working days to appear on your statement.';

export const refundMade: StepText = {
  title: 'we sent you a refund',
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
  title: 'support decided against a refund',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        Your order has ended, and none of the {amountOf(order)} will be refunded. The reason:
      </Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
      <Paragraph>
        If you disagree, write to {site.contactEmail} with your order ID, and we will review the decision.
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
        We have refunded everything you paid for this order, including {amountOf(order)} just now. {howLong}
      </Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
      <Paragraph>The order is now closed. You do not need to do anything.</Paragraph>
    </>
  ),
};

export const disputed: StepText = {
  title: 'payment disputed, order on hold',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        Your bank told us that the payment of {amountOf(order)} is disputed. That is your right, and the bank
        will decide. Until then, your order is on hold; your files and messages stay where they are.
      </Paragraph>
      <Paragraph>
        If this is a mistake, tell your bank. If something is wrong with the order, write to{' '}
        {site.contactEmail}: we would like to sort it out with you directly.
      </Paragraph>
    </>
  ),
};

export const disputeWon: StepText = {
  title: 'dispute closed, your order continues',
  action: 'Open the order',
  Body: () => (
    <Paragraph>Your bank decided that the payment stands. Your order continues where it left off.</Paragraph>
  ),
};

export const disputeLost: StepText = {
  title: 'dispute closed, your payment is returned',
  action: 'Open the order',
  Body: () => (
    <Paragraph>
      Your bank decided in your favour and is returning the payment. The order is closed, and you owe nothing.
    </Paragraph>
  ),
};
