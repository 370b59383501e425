import * as z from 'zod/mini';
import { emailField } from '../email';
import { endpoint } from '../endpoint';
import { moment, pageQuery, textField } from '../fields';
import { order, orderCard, orderFields, orderFile, type orderId, orderMessage, orderParams } from './shapes';
import { orderStatuses } from './states';
import { orderFileTypesText } from './values';

export * from './shapes';

const own = { scope: 'session', tag: 'Orders' } as const;
const whole = { 200: order };
const fileParams = z.extend(orderParams, { fileId: z.uuid() });
const message = textField(5000).check(z.minLength(1, 'Please write a message.'));
const fileIds = z._default(z.array(z.uuid()).check(z.maxLength(20)), []);

export const listOrders = endpoint('GET /api/orders', {
  ...own,
  summary:
    'The user’s own orders, including those that this browser opened with an emailed link, latest first.',
  query: z.object({ status: z.optional(z.enum(orderStatuses)), ...pageQuery }),
  responses: { 200: z.array(orderCard) },
});

export const createOrder = endpoint('POST /api/orders', {
  ...own,
  summary: 'Starts a draft and prices it. No field is required yet.',
  body: orderFields,
  responses: { 201: order },
  errors: ['limits.orders', 'orders.jurisdiction'],
});

export const getOrder = endpoint('GET /api/orders/:orderId', {
  ...own,
  summary: 'One of the user’s own orders with its files, messages and events.',
  params: orderParams,
  responses: whole,
  errors: ['orders.not_found'],
});

export const changeOrder = endpoint('PATCH /api/orders/:orderId', {
  ...own,
  summary:
    'Changes a draft and prices it again. After payment, changes only phone, reference, description and extra requirements.',
  params: orderParams,
  body: orderFields,
  responses: whole,
  errors: [
    'orders.not_found',
    'orders.incomplete',
    'orders.jurisdiction',
    'orders.locked',
    'orders.nothing_to_pay',
    'orders.paying',
  ],
});

export const placeOrder = endpoint('POST /api/orders/:orderId/place', {
  ...own,
  summary: 'Places the order if nothing is missing, and emails the link to it. Repeating it changes nothing.',
  params: orderParams,
  responses: whole,
  errors: [
    'orders.not_found',
    'limits.orders',
    'orders.incomplete',
    'orders.jurisdiction',
    'orders.move',
    'orders.nothing_to_pay',
    'terms.needed',
  ],
});

export const addOrderFile = endpoint('POST /api/orders/:orderId/files', {
  ...own,
  summary: `Accepts one ${orderFileTypesText} file of at most 10 MiB, private to the order. The checks run afterwards.`,
  params: orderParams,
  form: z.object({ role: z._default(z.enum(['brief', 'message']), 'brief') }),
  responses: { 201: orderFile },
  errors: [
    'orders.not_found',
    'files.empty',
    'files.incomplete',
    'files.missing',
    'files.too_large',
    'files.type',
    'files.unavailable',
    'limits.storage',
    'limits.uploads',
    'orders.files',
    'orders.locked',
  ],
});

export const getOrderFile = endpoint('GET /api/orders/:orderId/files/:fileId', {
  ...own,
  summary: 'The file as an attachment. Supports ranges.',
  params: fileParams,
  responses: { 200: z.any() },
  produces: 'application/octet-stream',
  isStored: true,
  errors: ['orders.not_found', 'files.unavailable'],
});

export const removeOrderFile = endpoint('DELETE /api/orders/:orderId/files/:fileId', {
  ...own,
  summary: 'Removes one of the customer’s files from an order that is not paid yet.',
  params: fileParams,
  responses: { 204: z.void() },
  errors: ['orders.not_found', 'orders.locked'],
});

export const enterOrder = endpoint('POST /api/orders/:orderId/enter', {
  ...own,
  summary: 'Gives this session access to an order with the key from an emailed link.',
  params: orderParams,
  body: z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) }),
  responses: whole,
  errors: ['auth.too_many_attempts', 'orders.link'],
});

export const mailOrderLink = endpoint('POST /api/order-links', {
  scope: 'visitor',
  tag: 'Orders',
  summary:
    'Emails the link to an order again if the order ID and the email address belong together. The response is always the same.',
  body: z.object({ orderId: textField(40), email: emailField }),
  responses: { 202: z.object({ message: z.string() }) },
  errors: ['auth.too_many_attempts'],
});

export const sendOrderMessage = endpoint('POST /api/orders/:orderId/messages', {
  ...own,
  summary: 'Sends a message to the writer and support, with its files.',
  params: orderParams,
  body: z.object({ body: message, fileIds }),
  responses: { 201: orderMessage },
  errors: ['orders.not_found', 'limits.requests', 'orders.files', 'orders.locked'],
});

export const markOrderRead = endpoint('POST /api/orders/:orderId/read', {
  ...own,
  summary: 'Records that the customer has seen the messages so far.',
  params: orderParams,
  responses: { 204: z.void() },
  errors: ['orders.not_found'],
});

export const askRevision = endpoint('POST /api/orders/:orderId/revision', {
  ...own,
  summary: 'Asks for a revision of delivered work, with what should change.',
  params: orderParams,
  body: z.object({ body: message, fileIds }),
  responses: whole,
  errors: ['orders.not_found', 'orders.files', 'orders.jurisdiction', 'orders.move'],
});

export const acceptOrder = endpoint('POST /api/orders/:orderId/complete', {
  ...own,
  summary: 'Accepts delivered work.',
  params: orderParams,
  responses: whole,
  errors: ['orders.not_found', 'orders.move'],
});

export const cancelOrder = endpoint('POST /api/orders/:orderId/cancel', {
  ...own,
  summary: 'Cancels an order that is not paid, together with its payment session.',
  params: orderParams,
  responses: whole,
  errors: ['orders.not_found', 'orders.move', 'orders.paying', 'payments.unavailable'],
});

export const withdrawOrder = endpoint('POST /api/orders/:orderId/withdraw', {
  ...own,
  summary:
    'Withdraws from a paid order within 14 days and before delivery, and confirms it in a dated email. The payment is refunded, in full if work has not started.',
  params: orderParams,
  body: z.object({ isConfirmed: z.literal(true, 'Please confirm the withdrawal.') }),
  responses: whole,
  errors: ['orders.not_found', 'orders.move'],
});

export const answerExtension = endpoint('POST /api/orders/:orderId/extension', {
  ...own,
  summary: 'Accepts a later deadline, or keeps the old one.',
  params: orderParams,
  body: z.object({ extensionId: z.uuid(), isAccepted: z.boolean() }),
  responses: whole,
  errors: ['orders.not_found', 'orders.extension'],
});

export const reorder = endpoint('POST /api/orders/:orderId/reorder', {
  ...own,
  summary: 'Starts a draft with the same details, at today’s price.',
  params: orderParams,
  responses: { 201: order },
  errors: ['orders.not_found', 'limits.orders', 'orders.jurisdiction'],
});

export const getReceipt = endpoint('GET /api/orders/:orderId/receipt', {
  ...own,
  summary: 'The receipt as a PDF, with tax lines and refunds.',
  params: orderParams,
  responses: { 200: z.any() },
  produces: 'application/pdf',
  errors: ['orders.not_found', 'orders.move'],
});

export const getPriceBook = endpoint('GET /api/prices', {
  scope: 'public',
  tag: 'Orders',
  summary: 'The current price book. Pages calculate prices with the same function as the server.',
  responses: {
    200: z.object({
      currency: z.string(),
      perThousandWordsMinor: z.number(),
      promotion: z.nullable(
        z.object({
          name: z.string(),
          discountPercent: z.number(),
          startsAt: z.nullable(moment),
          endsAt: z.nullable(moment),
        }),
      ),
      lateSteps: z.array(z.object({ afterMinutes: z.number(), percent: z.number() })),
      refundDays: z.number(),
      /** Hours for which a placed order keeps its price. */
      heldHours: z.number(),
    }),
  },
});

export const orderLinkOf = (id: z.infer<typeof orderId>) => `/orders/${id}`;
