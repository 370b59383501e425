import { zonedTime } from '@aw/contracts/moment-text';
import { moneyText } from '@aw/contracts/money-text';
import { withdrawalDays } from '@aw/contracts/orders/states';
import { Aside, Paragraph, Quote } from '../../mail/rendering/parts';
import type { OrderFacts, StepFacts } from '../mailed-steps';
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

/** Whether the payment that completed the price was smaller than the price, because an earlier part had arrived. */
const isLastPart = ({ detail, finalMinor }: StepFacts) => (detail.amountMinor ?? finalMinor) < finalMinor;

export const placed: StepText = {
  title: 'we have your order, please pay for it',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        We have your order. It costs {priceOf(order)}, and we start work when it is paid.
        {order.priceHeldUntil
          ? ` We hold this price until ${zonedTime(order.priceHeldUntil, order.timeZone)}.`
          : ''}
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
        {ways[order.detail.method ?? ''] ? ` ${ways[order.detail.method ?? '']}` : ''}
        {isLastPart(order) ? `, so we now have the full ${priceOf(order)}` : ''}. Thank you! Your receipt is
        on the order page as a PDF.
      </Paragraph>
      {order.dueAt ? (
        <Paragraph>
          Your work is due on <b>{zonedTime(order.dueAt, order.timeZone)}</b>. Next, we assign a writer.
        </Paragraph>
      ) : null}
      <Aside>
        If you are a consumer, you can withdraw from the contract within {withdrawalDays} days, as long as the
        work is not delivered. It takes two clicks on the order page. If work has not started, you get a full
        refund.
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
        We received {amountOf(order)}, but the order costs {priceOf(order)}. We will start work when the rest
        arrives.
      </Paragraph>
      <Paragraph>If you think you paid the full price, write to {site.contactEmail}.</Paragraph>
    </>
  ),
};

const howLong =
  'We send it the same way you paid. Card refunds can take 5 to 10 working days to appear on your statement.';

export const refundMade: StepText = {
  title: 'we sent you a refund',
  action: 'See payments and refunds',
  Body: ({ order }) => (
    <>
      <Paragraph>
        We refunded <b>{amountOf(order)}</b> of your payment.{order.detail.reason ? ' The reason:' : ''}
      </Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
      <Paragraph>{howLong} The receipt on the order page shows the refund too.</Paragraph>
    </>
  ),
};

export const refundRefused: StepText = {
  title: 'support decided against a refund',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        Your order has ended, and we will not refund any of the {amountOf(order)} you paid.
        {order.detail.reason ? ' The reason:' : ''}
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
        We have refunded everything you paid for this order, including {amountOf(order)} today.
        {order.detail.reason ? ' The reason:' : ''}
      </Paragraph>
      {order.detail.reason ? <Quote>{order.detail.reason}</Quote> : null}
      <Paragraph>{howLong} The order is now closed. You do not need to do anything.</Paragraph>
    </>
  ),
};

export const disputed: StepText = {
  title: 'payment disputed, order on hold',
  action: 'Open the order',
  Body: ({ order, site }) => (
    <>
      <Paragraph>
        Your bank told us that you dispute the payment of {amountOf(order)}. That is your right, and the bank
        will decide. Until then, your order is on hold. You can still open its files and messages.
      </Paragraph>
      <Paragraph>
        If this is a mistake, tell your bank. If something is wrong with the order, write to{' '}
        {site.contactEmail}. We would like to solve it with you directly.
      </Paragraph>
    </>
  ),
};

export const disputeWon: StepText = {
  title: 'dispute closed, your order continues',
  action: 'Open the order',
  Body: () => (
    <Paragraph>
      Your bank decided that the payment is valid. Your order continues where it left off.
    </Paragraph>
  ),
};

export const disputeLost: StepText = {
  title: 'dispute closed, your bank returns the payment',
  action: 'Open the order',
  Body: () => (
    <Paragraph>
      Your bank decided in your favour and is returning the payment. The order is closed, and you owe nothing.
    </Paragraph>
  ),
};
