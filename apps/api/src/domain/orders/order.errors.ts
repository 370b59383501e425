import { type OrderStatus, type OrderTransition, statusLabels } from '@aw/contracts/orders/states';
import { FeatureError } from '../../errors/feature-error';

export const orderNotFound = () =>
  new FeatureError(
    404,
    'orders.not_found',
    'Order not found. Orders are private: open yours with the link in its email, or sign in to the account that placed it.',
  );
export const illegalTransition = (status: OrderStatus, move: OrderTransition) =>
  new FeatureError(
    409,
    'orders.move',
    `This order is now ${statusLabels[status].toLowerCase()}, so this step is not possible. Nothing was changed; please reload the page.`,
  );
export const orderLocked = (message: string) =>
  new FeatureError(409, 'orders.locked', `${message} Nothing was changed.`);
export const wrongLink = () =>
  new FeatureError(
    404,
    'orders.link',
    'This link does not work: it is incomplete, or we have sent you a newer one. You can have it emailed again below.',
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
    'You cannot pay by card here. We keep your order; you can pay by bank transfer, PayPal or installments, and support will send you the details.',
  );
export const paymentsUnavailable = () =>
  new FeatureError(
    503,
    'payments.unavailable',
    'The payment provider is not responding. Nothing was charged and your order is kept; please try again in a moment.',
    { retryAfterSeconds: 5 },
  );
export const paymentsRefused = (cause: Error) =>
  Object.assign(
    new FeatureError(
      503,
      'payments.unavailable',
      'Payment is not possible right now because of a problem on our side. Nothing was charged and your order is kept. Our team has been notified; please try again later, or ask support about another way to pay.',
    ),
    { cause },
  );
export const notOpenForWork = (status: OrderStatus) =>
  new FeatureError(
    409,
    'orders.move',
    `This order is ${statusLabels[status].toLowerCase()}, so nothing can be sent with it. Nothing was changed.`,
  );
