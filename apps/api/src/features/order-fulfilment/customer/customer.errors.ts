import { withdrawalDays } from '@aw/contracts/orders/states';
import { FeatureError } from '../../../errors/feature-error';

export const withdrawalOver = () =>
  new FeatureError(
    409,
    'orders.move',
    `The ${withdrawalDays} days in which a contract can be withdrawn from are over, so nothing was changed. Write a message: support looks for a way.`,
  );
export const extensionClosed = () =>
  new FeatureError(
    409,
    'orders.extension',
    'This later deadline is not asked for any more. Nothing was changed; please reload the page.',
  );
