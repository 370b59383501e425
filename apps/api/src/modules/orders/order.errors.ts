import type { ErrorIssue } from '@aw/contracts/error-codes';
import {
  type OrderStatus,
  type OrderTransition,
  statusPhrase,
  withdrawalDays,
} from '@aw/contracts/orders/states';
import { maxOrderFiles, orderFileTypesInFull } from '@aw/contracts/orders/values';
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
export const invalidLink = () =>
  new FeatureError(
    404,
    'orders.link',
    'This link does not work. It is incomplete, or we have sent you a newer one. You can ask for the link again below.',
  );
export const paymentInProgress = () =>
  new FeatureError(
    409,
    'orders.paying',
    'A payment for this order is in progress, so nothing was changed. Please wait until it has gone through.',
  );
export const notOpenForWork = (status: OrderStatus) =>
  new FeatureError(
    409,
    'orders.move',
    `This order is ${statusPhrase(status)}, so you cannot send messages about it. Nothing was changed.`,
  );
export const orderIncomplete = (issues: ErrorIssue[]) =>
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

const accepted = `Orders accept ${orderFileTypesInFull} files`;

export const unsupportedFileType = () =>
  new FeatureError(
    415,
    'files.type',
    `This file was not uploaded, because its content is not one of the types we accept, even if its name says so. ${accepted}. Please save it as one of these.`,
  );
export const presentationRefused = () =>
  new FeatureError(
    415,
    'files.type',
    `This presentation was not uploaded. ${accepted}. Please save your slides as a PDF and add that.`,
  );
export const tooManyFiles = () =>
  new FeatureError(
    422,
    'orders.files',
    `This file was not uploaded, because an order can have at most ${maxOrderFiles} of your files. You can remove another file until you pay.`,
  );
export const filesUnavailable = () =>
  new FeatureError(
    422,
    'orders.files',
    'Nothing was sent, because one of the files was not accepted, was removed or was already sent. Please add it again.',
    { issues: [{ path: 'fileIds', message: 'Please add this file again.' }] },
  );
