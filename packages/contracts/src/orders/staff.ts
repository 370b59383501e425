import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams, lineField, moment, pageQuery, textField } from '../fields';
import { orderFile, orderId, orderMessage, orderParams } from './shapes';
import { orderNeeds, staffOrder, staffOrderRow, writer } from './staff-shapes';

export * from './staff-shapes';

const staff = { scope: 'staff', tag: 'Staff: orders' } as const;
const whole = { 200: staffOrder };
const fileIds = z._default(z.array(z.uuid()).check(z.maxLength(20)), []);
const reason = textField(500).check(z.minLength(1, 'Please enter a reason. The customer will see it.'));
const message = textField(5000).check(z.minLength(1, 'Please write a message.'));

export const orderViews = [
  'needs_action',
  'due_soon',
  'late',
  'unassigned',
  'in_progress',
  'delivered',
  'awaiting_payment',
  'disputed',
  'all',
] as const;
export type OrderView = (typeof orderViews)[number];

/** Number of days before the deadline from which work counts as due soon. */
export const dueSoonDays = 4;

const filter = {
  view: z._default(z.enum(orderViews), 'needs_action'),
  q: z.optional(textField(200)),
  writerId: z.optional(z.coerce.number().check(z.int(), z.positive())),
  needs: z.optional(z.enum(orderNeeds)),
};

export const staffListOrders = endpoint('GET /api/admin/orders', {
  ...staff,
  permission: 'orders.read',
  summary:
    'Orders in a view, late ones first and then by deadline. `needs_action` is sorted by how long orders have waited, `all` by age. `q` searches order ID, topic, name and email address.',
  query: z.object({ ...filter, ...pageQuery }),
  responses: { 200: z.array(staffOrderRow) },
});

export const staffCountOrders = endpoint('GET /api/admin/orders/counts', {
  ...staff,
  permission: 'orders.read',
  summary: 'How many orders each view has. Counting stops at 1,001.',
  responses: { 200: z.record(z.enum(orderViews), z.number()) },
});

export const staffExportOrders = endpoint('GET /api/admin/orders/export', {
  ...staff,
  permission: 'orders.export',
  summary: 'All orders in a view as CSV (RFC 4180), streamed. Written to the audit log.',
  query: z.object(filter),
  responses: { 200: z.any() },
  produces: 'text/csv',
});

export const staffGetOrder = endpoint('GET /api/admin/orders/:orderId', {
  ...staff,
  permission: 'orders.read',
  summary: 'One order with payments, refunds, disputes, notes and log.',
  params: orderParams,
  responses: whole,
  errors: ['orders.not_found'],
});

export const staffAssignOrders = endpoint('POST /api/admin/orders/assign', {
  ...staff,
  permission: 'orders.work',
  summary: 'Assigns orders to a writer, or shows in a dry run what would change.',
  body: z.object({
    orderIds: z.array(orderId).check(z.minLength(1), z.maxLength(100)),
    writerId: z.int().check(z.positive()),
    isDryRun: z.boolean(),
  }),
  responses: {
    200: z.object({
      results: z.array(
        z.object({
          orderId,
          outcome: z.enum(['assigned', 'reassigned', 'skipped']),
          /** Reason why it is skipped. */
          reason: z.nullable(z.string()),
        }),
      ),
    }),
  },
  errors: ['writers.not_found', 'writers.off'],
});

export const staffTransitionOrder = endpoint('POST /api/admin/orders/:orderId/move', {
  ...staff,
  permission: 'orders.work',
  summary:
    'Starts the work, accepts it for a customer who said so in writing, cancels an unpaid order, or stops a paid one.',
  params: orderParams,
  body: z.object({ move: z.enum(['start', 'complete', 'cancel', 'stop']), reason }),
  responses: whole,
  errors: ['orders.not_found', 'orders.move', 'orders.paying', 'payments.unavailable'],
});

export const staffProposeExtension = endpoint('POST /api/admin/orders/:orderId/extension', {
  ...staff,
  permission: 'orders.work',
  summary: 'Asks the customer for a later deadline. The old one applies until they agree.',
  params: orderParams,
  body: z.object({ dueAt: z.iso.datetime(), reason }),
  responses: whole,
  errors: ['orders.not_found', 'orders.extension', 'orders.move'],
});

export const staffSendOrderMessage = endpoint('POST /api/admin/orders/:orderId/messages', {
  ...staff,
  permission: 'orders.work',
  summary: 'Sends a message to the customer, as support or for the writer.',
  params: orderParams,
  body: z.object({ body: message, as: z.enum(['support', 'writer']), fileIds }),
  responses: { 201: orderMessage },
  errors: ['orders.not_found', 'orders.files', 'orders.move'],
});

export const staffAddOrderFile = endpoint('POST /api/admin/orders/:orderId/files', {
  ...staff,
  permission: 'orders.work',
  summary: 'Accepts one file of the work. The customer sees it when it is sent or delivered.',
  params: orderParams,
  form: z.object({ role: z._default(z.enum(['draft', 'delivery', 'message']), 'delivery') }),
  responses: { 201: orderFile },
  errors: [
    'orders.not_found',
    'files.empty',
    'files.incomplete',
    'files.missing',
    'files.too_large',
    'files.type',
    'files.unavailable',
    'orders.move',
  ],
});

export const staffGetOrderFile = endpoint('GET /api/admin/orders/:orderId/files/:fileId', {
  ...staff,
  permission: 'orders.read',
  summary: 'Any file of an order.',
  params: z.extend(orderParams, { fileId: z.uuid() }),
  responses: { 200: z.any() },
  produces: 'application/octet-stream',
  isStored: true,
  errors: ['orders.not_found', 'files.unavailable'],
});

export const staffDeliverOrder = endpoint('POST /api/admin/orders/:orderId/deliver', {
  ...staff,
  permission: 'orders.work',
  summary:
    'Delivers checked files with a message. Help with a student’s own draft can be delivered only as tracked changes with reasons.',
  params: orderParams,
  body: z.object({ body: message, fileIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(20)) }),
  responses: whole,
  errors: ['orders.not_found', 'orders.delivery', 'orders.files', 'orders.move'],
});

export const staffAddNote = endpoint('POST /api/admin/orders/:orderId/notes', {
  ...staff,
  permission: 'orders.work',
  summary: 'Adds a note that only staff can see.',
  params: orderParams,
  body: z.object({ body: textField(2000).check(z.minLength(1, 'Please write the note.')) }),
  responses: { 201: z.object({ id: z.number(), body: z.string(), by: z.string(), createdAt: moment }) },
  errors: ['orders.not_found'],
});

export const staffMarkOrderRead = endpoint('POST /api/admin/orders/:orderId/read', {
  ...staff,
  permission: 'orders.work',
  summary: 'Records that staff have seen the messages so far.',
  params: orderParams,
  responses: { 204: z.void() },
  errors: ['orders.not_found'],
});

const writerFields = z.object({
  name: lineField(100).check(z.minLength(1, 'Please enter the name customers will see.')),
  title: z.nullish(lineField(100)),
});

export const staffListWriters = endpoint('GET /api/admin/writers', {
  ...staff,
  permission: 'writers.read',
  summary: 'Writers with their open orders, those who take orders first.',
  responses: { 200: z.array(writer) },
});

export const staffAddWriter = endpoint('POST /api/admin/writers', {
  ...staff,
  permission: 'writers.manage',
  summary: 'Adds a writer.',
  body: writerFields,
  responses: { 201: writer },
});

export const staffChangeWriter = endpoint('PATCH /api/admin/writers/:id', {
  ...staff,
  permission: 'writers.manage',
  summary: 'Changes a writer’s name and title, or whether they take orders.',
  params: idParams,
  body: z.extend(z.partial(writerFields), { isActive: z.optional(z.boolean()) }),
  responses: { 200: writer },
  errors: ['writers.not_found'],
});
