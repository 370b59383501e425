import { withdrawalDays } from '@aw/contracts/orders/states';
import { FeatureError } from '../../../errors/feature-error';

export const withdrawalOver = () =>
  new FeatureError(
    409,
    'orders.move',
    `You can no longer withdraw, because the ${withdrawalDays} days for it are over. Nothing was changed. Send a message, and support will look for a solution.`,
  );
export const extensionClosed = () =>
  new FeatureError(
    409,
    'orders.extension',
    'We no longer offer this later deadline. Nothing was changed. Please reload the page.',
  );
