import { type OrderStatus, type OrderTransition, statusPhrase } from '@aw/contracts/orders/states';
import { FeatureError } from '../../errors/feature-error';

export const orderNotFound = () =>
  new FeatureError(
    404,
    'orders.not_found',
    'Order not found. Orders are private. Open yours with the link in our email, or sign in to the account that placed it.',
  );
/** Completes "so …" for each step of an order that is not possible. */
const stepWords: Readonly<Record<OrderTransition, string>> = {
  place: 'it cannot be placed',
  pay: 'it cannot be paid',
  assign: 'it cannot be assigned to a writer',
  start: 'it cannot be started',
  deliver: 'it cannot be delivered',
  ask_revision: 'it cannot be revised',
  complete: 'it cannot be accepted',
  cancel: 'it cannot be cancelled',
  withdraw: 'you cannot withdraw from it',
  stop: 'it cannot be stopped',
  refund: 'it cannot be refunded',
  return_refund: 'it cannot be cancelled',
  dispute: 'it cannot be disputed',
};
export const illegalTransition = (status: OrderStatus, move: OrderTransition) =>
  new FeatureError(
    409,
    'orders.move',
    `This order is now ${statusPhrase(status)}, so ${stepWords[move]}. Nothing was changed. Please reload the page.`,
  );
export const orderLocked = (message: string) =>
  new FeatureError(409, 'orders.locked', `${message} Nothing was changed.`);
export const wrongLink = () =>
  new FeatureError(
    404,
    'orders.link',
    'This link does not work. It is incomplete, or we have sent you a newer one. You can ask for the link again below.',
  );
export const beingPaid = () =>
  new FeatureError(
    409,
    'orders.paying',
    'A payment for this order is in progress, so nothing was changed. Please wait until it has gone through.',
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
export const notOpenForWork = (status: OrderStatus) =>
  new FeatureError(
    409,
    'orders.move',
    `This order is ${statusPhrase(status)}, so you cannot send messages about it. Nothing was changed.`,
  );
