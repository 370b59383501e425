import { type OrderStatus, statusLabels } from '@aw/contracts/orders/states';
import { FeatureError } from '../../../errors/feature-error';

export const writerNotFound = () =>
  new FeatureError(404, 'writers.not_found', 'There is no such writer. Nothing was changed.');
export const writerOff = (name: string) =>
  new FeatureError(
    409,
    'writers.off',
    `${name} is not taking orders at the moment. Choose another writer, or make this one available. Nothing was changed.`,
  );
export const noDeadline = (status: OrderStatus) =>
  new FeatureError(
    409,
    'orders.move',
    `This order is ${statusLabels[status].toLowerCase()}, so it has no deadline that could be moved. Nothing was changed.`,
  );
export const wrongDeadline = (message: string) =>
  new FeatureError(422, 'orders.extension', `${message} Nothing was changed.`, {
    issues: [{ path: 'dueAt', message }],
  });
export const noWriterYet = () =>
  new FeatureError(
    409,
    'orders.move',
    'This order has no writer yet, so nobody can write in their name. Assign one, or write as support.',
  );
export const filesNotReady = (message: string) =>
  new FeatureError(422, 'orders.files', message, { issues: [{ path: 'fileIds', message }] });
export const wrongDelivery = (message: string) =>
  new FeatureError(422, 'orders.delivery', `${message} Nothing was delivered.`);
export const placeTaken = () =>
  new FeatureError(
    409,
    'jurisdictions.taken',
    'This place already has a rule. Turn it on, or correct its law. Nothing was added.',
  );
export const ruleNotFound = () =>
  new FeatureError(404, 'request.not_found', 'There is no such rule. Nothing was changed.');
