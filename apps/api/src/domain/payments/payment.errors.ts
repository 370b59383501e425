import { minorPerUnit, moneyText, paymentStepMinor } from '@aw/contracts/money-text';
import type { RefundRow } from '@aw/db';
import { FeatureError, invalidRequest } from '../../errors/feature-error';

/** The amount that a page sent is not the order's price; the right one goes with it, in units of the currency. */
export const wrongAmount = (finalMinor: number, currency: string) =>
  new FeatureError(
    409,
    'orders.amount',
    `The price of this order is ${moneyText(finalMinor, currency)}. Nothing was charged; the page now shows the right price.`,
    { amount: finalMinor / minorPerUnit(currency) },
  );
export const nothingToPay = () =>
  new FeatureError(
    409,
    'orders.nothing_to_pay',
    'This order has no price yet. Please enter the number of words to see the card form.',
  );
export const unplaced = () =>
  new FeatureError(
    422,
    'orders.incomplete',
    'This order has not been placed yet, so it cannot be paid. Nothing was charged; please place it first.',
  );
export const partlyPaid = () =>
  new FeatureError(
    409,
    'payments.off',
    'Part of this order has already been paid. Please pay the rest by bank transfer or PayPal; support will send you the details.',
  );
export const paymentNotFound = () =>
  new FeatureError(
    404,
    'payments.not_found',
    'Payment not found. Payments are private to the person who made them.',
  );
export const wrongSignature = () =>
  new FeatureError(400, 'payments.signature', 'The signature of this event is invalid or too old.');
export const unreadableEvent = () =>
  invalidRequest('This event is not of the expected shape, so it was not stored.');
export const tooMuch = (leftMinor: number, currency: string) =>
  new FeatureError(
    409,
    'refunds.too_much',
    `At most ${moneyText(leftMinor, currency)} of this order can be refunded: the rest was refunded, is being refunded or was never paid. Nothing was changed.`,
  );
export const finerThanPaid = (currency: string) =>
  invalidRequest(
    `Refunds in this currency are made in steps of ${moneyText(paymentStepMinor(currency), currency)}. Nothing was changed; please round the amount.`,
  );
export const comparisonFailed = (reason: string) =>
  new FeatureError(503, 'payments.unavailable', `${reason} Nothing was compared; please try again later.`, {
    retryAfterSeconds: 60,
  });
export const evidenceRefused = (reason: string) =>
  invalidRequest(`The payment provider refused this evidence: ${reason} Nothing was sent.`);
export const keyUsed = () =>
  new FeatureError(
    409,
    'request.key_used',
    'This request was already used for another order, amount or reason. Nothing was refunded; please reload the page and try again.',
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
      ? 'This refund can no longer be changed that way. Nothing was changed; please reload the page.'
      : 'This request was merged into a later refund, which already includes its amount. Nothing was changed; please reload the page.',
  );
export const nothingToDecide = () =>
  new FeatureError(
    409,
    'refunds.nothing_to_decide',
    'There is nothing to decide: the order is still open, no money is left, or someone has already decided. Nothing was changed; please reload the page.',
  );
export const sameUser = () =>
  new FeatureError(
    403,
    'refunds.same_person',
    'You asked for this refund yourself, so somebody else has to decide. Nothing was changed.',
  );
export const nothingThere = (what: string) =>
  new FeatureError(404, 'request.not_found', `This ${what} was not found. Please reload the list.`);
export const notPlaced = () =>
  new FeatureError(
    409,
    'orders.move',
    'This order is still an incomplete draft, so nothing was recorded. The customer has to complete and place it first.',
  );
export const alreadyPaid = () =>
  new FeatureError(
    409,
    'orders.move',
    'This order is already paid, or ended after it was paid. Nothing was recorded.',
  );
