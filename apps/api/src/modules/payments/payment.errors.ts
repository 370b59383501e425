import { minorPerUnit, moneyText, paymentStepMinor } from '@aw/contracts/money-text';
import type { RefundRow } from '@aw/db/payments';
import { FeatureError, invalidRequest } from '../../errors/feature-error';

/** Refuses an amount that is not the order's price, and carries the right one in units of the currency. */
export const wrongAmount = (finalMinor: number, currency: string) =>
  new FeatureError(
    409,
    'orders.amount',
    `The price of this order is ${moneyText(finalMinor, currency)}. You have not been charged. The page now shows the right price.`,
    { amount: finalMinor / minorPerUnit(currency) },
  );
export const nothingToPay = () =>
  new FeatureError(
    409,
    'orders.nothing_to_pay',
    'This order has no price yet. Please enter the number of words to see the card form.',
  );
export const orderNotPlaced = () =>
  new FeatureError(
    422,
    'orders.incomplete',
    'You have not placed this order yet, so you cannot pay for it. You have not been charged. Please place it first.',
  );
export const partlyPaid = () =>
  new FeatureError(
    409,
    'payments.off',
    'Part of this order has already been paid. Please pay the rest by bank transfer or PayPal. Support will send you the details.',
  );
export const paymentsOff = () =>
  new FeatureError(
    409,
    'payments.off',
    'You cannot pay by card here. We keep your order. You can pay by bank transfer, PayPal or installments, and support will send you the details.',
  );
export const paymentsUnavailable = () =>
  new FeatureError(
    503,
    'payments.unavailable',
    'The payment provider is not responding. You have not been charged, and we keep your order. Please try again in a moment.',
    { retryAfterSeconds: 5 },
  );
export const paymentsRefused = (cause: Error) =>
  Object.assign(
    new FeatureError(
      503,
      'payments.unavailable',
      'Payment is not possible right now because of a problem on our side. You have not been charged, and we keep your order. Our staff have been notified. Please try again later, or ask support about another way to pay.',
    ),
    { cause },
  );
export const paymentNotFound = () =>
  new FeatureError(
    404,
    'payments.not_found',
    'Payment not found. Only the person who made a payment can see it.',
  );
export const wrongSignature = () =>
  new FeatureError(400, 'payments.signature', 'The signature of this event is invalid or too old.');
export const unreadableEvent = () =>
  invalidRequest('This event does not have the expected form, so it was not saved.');
export const refundTooLarge = (leftMinor: number, currency: string) =>
  new FeatureError(
    409,
    'refunds.too_much',
    `At most ${moneyText(leftMinor, currency)} of this order can be refunded. The rest was refunded, is being refunded or was never paid. Nothing was changed.`,
  );
export const wrongRefundStep = (currency: string) =>
  invalidRequest(
    `Refunds in this currency must be in steps of ${moneyText(paymentStepMinor(currency), currency)}. Nothing was changed. Please round the amount.`,
  );
export const comparisonFailed = (reason: string) =>
  new FeatureError(503, 'payments.unavailable', `${reason} Nothing was compared. Please try again later.`, {
    retryAfterSeconds: 60,
  });
export const evidenceRefused = (reason: string) =>
  invalidRequest(`The payment provider refused this evidence: ${reason} Nothing was sent.`);
export const requestKeyUsed = () =>
  new FeatureError(
    409,
    'request.key_used',
    'This request was already used for another order, amount or reason. Nothing was refunded. Please reload the page and try again.',
  );
export const transferRecorded = (orderId: string) =>
  new FeatureError(
    409,
    'payments.recorded',
    `A payment with this reference is already recorded for ${orderId}, so nothing was recorded. If this is a different transfer, add something to the reference.`,
  );
export const refundClosed = ({ merged_into }: Pick<RefundRow, 'merged_into'>) =>
  new FeatureError(
    409,
    'refunds.closed',
    merged_into === null
      ? 'You can no longer change this refund in that way. Nothing was changed. Please reload the page.'
      : 'This request was merged into a later refund, which already includes its amount. Nothing was changed. Please reload the page.',
  );
export const nothingToDecide = () =>
  new FeatureError(
    409,
    'refunds.nothing_to_decide',
    'There is nothing to decide: the order is still open, no money is left, or someone has already decided. Nothing was changed. Please reload the page.',
  );
export const ownRefundRequest = () =>
  new FeatureError(
    403,
    'refunds.same_person',
    'You requested this refund yourself, so someone else must decide. Nothing was changed.',
  );
export const notFound = (what: string) =>
  new FeatureError(404, 'request.not_found', `This ${what} was not found. Please reload the list.`);
export const draftIncomplete = () =>
  new FeatureError(
    409,
    'orders.move',
    'This order is still an incomplete draft, so nothing was recorded. The customer must complete and place it first.',
  );
export const alreadyPaid = () =>
  new FeatureError(
    409,
    'orders.move',
    'This order is already paid, or has ended after it was paid. Nothing was recorded.',
  );
