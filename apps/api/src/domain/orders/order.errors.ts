import { type OrderStatus, type OrderTransition, statusLabels } from '@aw/contracts/orders/states';
import { FeatureError } from '../../errors/feature-error';

export const orderNotFound = () =>
  new FeatureError(
    404,
    'orders.not_found',
    'There is no such order here. Orders are private: open yours with the link in its e-mail, or sign in with the account that placed it.',
  );
export const illegalTransition = (status: OrderStatus, move: OrderTransition) =>
  new FeatureError(
    409,
    'orders.move',
    `This order is ${statusLabels[status].toLowerCase()}, so “${move.replaceAll('_', ' ')}” is not possible now. Nothing was changed; please reload the page.`,
  );
export const orderLocked = (message: string) =>
  new FeatureError(409, 'orders.locked', `${message} Nothing was changed.`);
export const wrongLink = () =>
  new FeatureError(
    404,
    'orders.link',
    'This link does not open an order: it is incomplete, or a newer one has been sent. You can get it by e-mail again below.',
  );
export const beingPaid = () =>
  new FeatureError(
    409,
    'orders.paying',
    'This order is being paid right now, so it was not changed. Please wait until the payment has gone through.',
  );
export const paymentsOff = () =>
  new FeatureError(
    409,
    'payments.off',
    'Card payment is not set up here. Your order is kept; pay by bank transfer, PayPal or in installments instead: support will send you the details.',
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
