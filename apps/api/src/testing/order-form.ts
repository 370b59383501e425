import type { Order, OrderFields } from '@aw/contracts/orders/shapes';
import type { OrderStatus } from '@aw/contracts/orders/states';
import { inTransaction } from '../database/in-transaction';
import { lockAnyOrder } from '../modules/orders/order-access';
import { markPaid } from '../modules/payments/mark-paid';
import type { Caller } from './calls';
import { transferRow } from './full-order';
import { selectRows, updateRow } from './rows';
import type { TestApp } from './test-app';

/** Returns a complete order form: 2,500 words at an institution in Germany. */
export function orderForm(change: OrderFields = {}): OrderFields {
  return {
    name: 'Noor Haddad',
    email: 'noor@students.example',
    majorCourse: 'Biochemistry',
    topic: 'Enzyme kinetics',
    wordCount: 2500,
    institutionCountry: 'DE',
    integrityAcknowledged: true,
    ...change,
  };
}

/** Sends a call about an order and returns its answer. `path` follows the order number. */
export function orderCall(
  user: Caller,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  id: string,
  path = '',
  payload?: object,
) {
  return user.inject({ method, url: `/api/orders/${id}${path}`, payload });
}

/** Creates a draft of a person. */
export async function draftOrder(user: Caller, change: OrderFields = {}): Promise<Order> {
  const response = await user.post('/api/orders', orderForm(change));
  if (response.statusCode !== 201) throw new Error(`Answered ${response.statusCode}: ${response.body}`);
  return response.json<Order>();
}

/** Creates an order that waits for its payment. */
export async function placedOrder(user: Caller, change: OrderFields = {}): Promise<Order> {
  const { id } = await draftOrder(user, change);
  const response = await orderCall(user, 'POST', id, '/place');
  if (response.statusCode !== 200) throw new Error(`Answered ${response.statusCode}: ${response.body}`);
  return response.json<Order>();
}

/** Creates an order that is paid in full by bank transfer. */
export async function paidOrder(test: TestApp, user: Caller, change: OrderFields = {}): Promise<Order> {
  const { id, price } = await placedOrder(user, change);
  await inTransaction(test.ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, id);
    const payment = await transferRow(ctx.db, id, price.finalMinor, {
      currency: price.currency,
      reference: `transfer of ${id}`,
      succeeded_at: test.ctx.now(),
    });
    await markPaid(ctx, order, payment, { by: 'payment' });
  });
  return (await orderCall(user, 'GET', id)).json<Order>();
}

/** Sets an order's state without a transition, for tests that begin there. */
export async function putInState(
  test: TestApp,
  id: string,
  status: OrderStatus,
  change: object = {},
): Promise<void> {
  await updateRow(test, 'orders', id, { status, ...change });
}

/** Returns all stored data of an order as text. */
export async function wholeOrder(test: TestApp, id: string): Promise<string> {
  const rows = await Promise.all([
    selectRows(test, 'orders', { id }),
    selectRows(test, 'order_events', { order_id: id }, undefined, 'id'),
    selectRows(test, 'order_messages', { order_id: id }, undefined, 'id'),
    selectRows(test, 'order_files', { order_id: id }, undefined, 'id'),
    selectRows(test, 'order_access', { order_id: id }, undefined, 'user_id'),
    selectRows(test, 'payments', { order_id: id }, undefined, 'id'),
    selectRows(test, 'refunds', { order_id: id }, undefined, 'id'),
  ]);
  return JSON.stringify(rows);
}
