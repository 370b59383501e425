import * as z from 'zod/mini';
import { emailField } from '../email';
import { endpoint } from '../endpoint';
import { moment, pageQuery, textField } from '../fields';
import { order, orderCard, orderFields, orderFile, type orderId, orderMessage, orderParams } from './shapes';
import { orderStatuses } from './states';

export * from './shapes';

const own = { scope: 'session', tag: 'Orders' } as const;
const base = ['auth.required', 'orders.not_found', 'request.invalid'] as const;
const whole = { 200: order };
const fileParams = z.extend(orderParams, { fileId: z.uuid() });
const message = textField(5000).check(z.minLength(1, 'Please write a message.'));
const fileIds = z._default(z.array(z.uuid()).check(z.maxLength(20)), []);

export const listOrders = endpoint({
  ...own,
  method: 'GET',
  path: '/api/orders',
  summary:
    'The user’s own orders, including those that this browser opened with an emailed link, latest first.',
  query: z.object({ status: z.optional(z.enum(orderStatuses)), ...pageQuery }),
  responses: { 200: z.array(orderCard) },
  errors: ['auth.required', 'request.invalid'],
});

export const createOrder = endpoint({
  ...own,
  method: 'POST',
  path: '/api/orders',
  summary: 'Starts a draft and prices it. No field is required yet.',
  body: orderFields,
  responses: { 201: order },
  errors: ['auth.required', 'limits.orders', 'orders.jurisdiction', 'request.invalid'],
});

export const getOrder = endpoint({
  ...own,
  method: 'GET',
  path: '/api/orders/:orderId',
  summary: 'One of the user’s own orders with its files, messages and events.',
  params: orderParams,
  responses: whole,
  errors: base,
});

export const changeOrder = endpoint({
  ...own,
  method: 'PATCH',
  path: '/api/orders/:orderId',
  summary:
    'Changes a draft and prices it again. After payment, changes only phone, reference, description and extra requirements.',
  params: orderParams,
  body: orderFields,
  responses: whole,
  errors: [
    ...base,
    'orders.incomplete',
    'orders.jurisdiction',
    'orders.locked',
    'orders.nothing_to_pay',
    'orders.paying',
  ],
});

export const placeOrder = endpoint({
  ...own,
  method: 'POST',
  path: '/api/orders/:orderId/place',
  summary: 'Places the order if nothing is missing, and emails the link to it. Repeating it changes nothing.',
  params: orderParams,
  responses: whole,
  errors: [
    ...base,
    'limits.orders',
    'orders.incomplete',
    'orders.jurisdiction',
    'orders.move',
    'orders.nothing_to_pay',
    'terms.needed',
  ],
});

export const addOrderFile = endpoint({
  ...own,
  method: 'POST',
  path: '/api/orders/:orderId/files',
  summary:
    'Accepts one PDF, DOC, DOCX or TXT file of at most 10 MiB, private to the order. The checks run afterwards.',
  params: orderParams,
  form: z.object({ role: z._default(z.enum(['brief', 'message']), 'brief') }),
  responses: { 201: orderFile },
  errors: [
    ...base,
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

export const getOrderFile = endpoint({
  ...own,
  method: 'GET',
  path: '/api/orders/:orderId/files/:fileId',
  summary: 'The file as an attachment. Supports ranges.',
  params: fileParams,
  responses: { 200: z.any() },
  produces: 'application/octet-stream',
  isStored: true,
  errors: [...base, 'files.unavailable'],
});

export const removeOrderFile = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/orders/:orderId/files/:fileId',
  summary: 'Removes one of the customer’s files from an order that is not paid yet.',
  params: fileParams,
  responses: { 204: z.void() },
  errors: [...base, 'orders.locked'],
});

export const enterOrder = endpoint({
  ...own,
  method: 'POST',
  path: '/api/orders/:orderId/enter',
  summary: 'Gives this session access to an order with the key from an emailed link.',
  params: orderParams,
  body: z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) }),
  responses: whole,
  errors: ['auth.required', 'auth.too_many_attempts', 'orders.link', 'request.invalid'],
});

export const mailOrderLink = endpoint({
  scope: 'visitor',
  tag: 'Orders',
  method: 'POST',
  path: '/api/order-links',
  summary:
    'Emails the link to an order again if the order ID and the email address belong together. The response is always the same.',
  body: z.object({ orderId: textField(40), email: emailField }),
  responses: { 202: z.object({ message: z.string() }) },
  errors: ['auth.too_many_attempts', 'request.invalid'],
});

export const sendOrderMessage = endpoint({
  ...own,
  method: 'POST',
  path: '/api/orders/:orderId/messages',
  summary: 'Sends a message to the writer and support, with its files.',
  params: orderParams,
  body: z.object({ body: message, fileIds }),
  responses: { 201: orderMessage },
  errors: [...base, 'limits.requests', 'orders.files', 'orders.locked'],
});

export const markOrderRead = endpoint({
  ...own,
  method: 'POST',
  path: '/api/orders/:orderId/read',
  summary: 'Records that the customer has seen the messages so far.',
  params: orderParams,
  responses: { 204: z.void() },
  errors: base,
});

export const askRevision = endpoint({
  ...own,
  method: 'POST',
  path: '/api/orders/:orderId/revision',
  summary: 'Asks for a revision of delivered work, with what should change.',
  params: orderParams,
  body: z.object({ body: message, fileIds }),
  responses: whole,
  errors: [...base, 'orders.files', 'orders.jurisdiction', 'orders.move'],
});

export const acceptOrder = endpoint({
  ...own,
  method: 'POST',
  path: '/api/orders/:orderId/complete',
  summary: 'Accepts delivered work.',
  params: orderParams,
  responses: whole,
  errors: [...base, 'orders.move'],
});

export const cancelOrder = endpoint({
  ...own,
  method: 'POST',
  path: '/api/orders/:orderId/cancel',
  summary: 'Cancels an order that is not paid, together with its payment session.',
  params: orderParams,
  responses: whole,
  errors: [...base, 'orders.move', 'orders.paying', 'payments.unavailable'],
});

export const withdrawOrder = endpoint({
  ...own,
  method: 'POST',
  path: '/api/orders/:orderId/withdraw',
  summary:
    'Withdraws from a paid order within 14 days and before delivery, and confirms it in a dated email. The payment is refunded, in full if work has not started.',
  params: orderParams,
  body: z.object({ isConfirmed: z.literal(true, 'Please confirm the withdrawal.') }),
  responses: whole,
  errors: [...base, 'orders.move'],
});

export const answerExtension = endpoint({
  ...own,
  method: 'POST',
  path: '/api/orders/:orderId/extension',
  summary: 'Accepts a later deadline, or keeps the old one.',
  params: orderParams,
  body: z.object({ extensionId: z.uuid(), isAccepted: z.boolean() }),
  responses: whole,
  errors: [...base, 'orders.extension'],
});

export const reorder = endpoint({
  ...own,
  method: 'POST',
  path: '/api/orders/:orderId/reorder',
  summary: 'Starts a draft with the same details, at today’s price.',
  params: orderParams,
  responses: { 201: order },
  errors: [...base, 'limits.orders', 'orders.jurisdiction'],
});

export const getReceipt = endpoint({
  ...own,
  method: 'GET',
  path: '/api/orders/:orderId/receipt',
  summary: 'The receipt as a PDF, with tax lines and refunds.',
  params: orderParams,
  responses: { 200: z.any() },
  produces: 'application/pdf',
  errors: [...base, 'orders.move'],
});

export const getPriceBook = endpoint({
  scope: 'public',
  tag: 'Orders',
  method: 'GET',
  path: '/api/prices',
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
  errors: [],
});

export const orderLinkOf = (id: z.infer<typeof orderId>) => `/orders/${id}`;
