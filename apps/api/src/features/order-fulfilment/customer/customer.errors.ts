import { withdrawalDays } from '@aw/contracts/orders/states';
import { FeatureError } from '../../../errors/feature-error';

export const withdrawalOver = () =>
  new FeatureError(
    409,
    'orders.move',
    `The ${withdrawalDays} days for withdrawing from the contract are over, so nothing was changed. Write a message: support will look for a solution.`,
  );
export const extensionClosed = () =>
  new FeatureError(
    409,
    'orders.extension',
    'This later deadline is no longer proposed. Nothing was changed; please reload the page.',
  );
