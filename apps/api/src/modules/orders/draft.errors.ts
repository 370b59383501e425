import type { ErrorIssue } from '@aw/contracts/error-codes';
import { FeatureError } from '../../errors/feature-error';

export const incomplete = (issues: ErrorIssue[]) =>
  new FeatureError(
    422,
    'orders.incomplete',
    `Your order was not placed or changed, because something is missing: ${issues.map((issue) => issue.message).join(' ')}`,
    { issues },
  );
export const nothingToPay = () =>
  new FeatureError(
    409,
    'orders.nothing_to_pay',
    'This order has no price yet, so it was not placed. Please enter the number of words.',
  );
export const wrongRegion = () =>
  new FeatureError(400, 'request.invalid', 'Please choose a region in this country.', {
    issues: [{ path: 'institutionRegion', message: 'Please choose a region in this country.' }],
  });
export const tooManyOrders = (seconds: number) =>
  new FeatureError(
    429,
    'limits.orders',
    'You have reached the daily limit for orders, so your order was not placed. We keep what you typed. Please continue tomorrow, or write to support.',
    { retryAfterSeconds: seconds },
  );
