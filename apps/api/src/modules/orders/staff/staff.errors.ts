import { type OrderStatus, statusPhrase } from '@aw/contracts/orders/states';
import { FeatureError } from '../../../errors/feature-error';

export const writerNotFound = () =>
  new FeatureError(404, 'writers.not_found', 'Writer not found. Nothing was changed.');
export const writerInactive = (name: string) =>
  new FeatureError(
    409,
    'writers.off',
    `${name} is not taking orders, so nothing was changed. Choose another writer, or let this one take orders again.`,
  );
export const noDeadline = (status: OrderStatus) =>
  new FeatureError(
    409,
    'orders.move',
    `This order is ${statusPhrase(status)}, so you cannot move its deadline. Nothing was changed.`,
  );
export const wrongDeadline = (message: string) =>
  new FeatureError(422, 'orders.extension', `${message} Nothing was changed.`, {
    issues: [{ path: 'dueAt', message }],
  });
export const noWriter = () =>
  new FeatureError(
    409,
    'orders.move',
    'This order has no writer yet. Assign one first, or write as support.',
  );
export const filesNotReady = (message: string) =>
  new FeatureError(422, 'orders.files', message, { issues: [{ path: 'fileIds', message }] });
export const wrongDelivery = (message: string) =>
  new FeatureError(422, 'orders.delivery', `${message} Nothing was delivered.`);
