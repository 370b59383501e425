import { randomUUID } from 'node:crypto';
import type { StaffOrder } from '@aw/contracts/orders/staff-shapes';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests';
import { paidOrder, placedOrder } from '../../testing/order-form';
import { selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { auditOf } from '../../testing/staff-order';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp({ LIMIT_ORDERS_PER_DAY: '0' });
const user = beforeTests(() => signedIn(test.app));
const staff = beforeTests(() => signedInStaff(test, 'amira'));
const post = async (path: string, payload: object) => {
  const response = await staff.post(`/api/admin/orders/${path}`, payload);
  return { http: response.statusCode, ...response.json<StaffOrder & { code: string; message: string }>() };
};
const refundsOf = async (orderId: string) => {
  return selectRows(test, 'refunds', { order_id: orderId }, ['amount_minor']);
};

describe('the request key of a refund', () => {
  const reason = 'Agreed by mail.';
  const refund = (orderId: string, requestKey: string, change: object = {}) =>
    post(`${orderId}/refunds`, { amountMinor: 500, reason, requestKey, ...change });

  it('[O11] a request key belongs to its order: with another order it is refused, and nothing is refunded there', async () => {
    const [one, two] = [await paidOrder(test, user), await paidOrder(test, user)];
    const key = randomUUID();
    expect((await refund(one.id, key)).http).toBe(200);
    const refused = await refund(two.id, key);
    expect([refused.http, refused.code]).toEqual([409, 'request.key_used']);
    expect(await refundsOf(two.id)).toEqual([]);
    expect((await auditOf(test, `order:${two.id}`)).map(({ verb }) => verb)).not.toContain(
      'order.refund_asked',
    );
  });

  it('[O11] a request key belongs to its amount and reason: others are refused, and the same are answered as before', async () => {
    const { id } = await paidOrder(test, user);
    const key = randomUUID();
    await refund(id, key);
    expect((await refund(id, key, { amountMinor: 600 })).code).toBe('request.key_used');
    expect((await refund(id, key, { reason: 'Another.' })).code).toBe('request.key_used');
    expect((await refund(id, key)).http).toBe(200);
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it('[O11] a request key that is used for two orders at once refunds one of them', async () => {
    const orders = [await paidOrder(test, user), await paidOrder(test, user)];
    const key = randomUUID();
    const answers = await Promise.all(orders.map(({ id }) => refund(id, key)));
    expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await Promise.all(orders.map(({ id }) => refundsOf(id)))).flat()).toHaveLength(1);
  });
});

describe('the reference of money that staff record', () => {
  const record = (orderId: string, reference: string, change: object = {}) =>
    post(`${orderId}/payments`, { method: 'bank_transfer', amountMinor: 3000, reference, ...change });

  it('[O11] a reference belongs to its order: the same transfer is not recorded for another one', async () => {
    const [one, two] = [await placedOrder(user), await placedOrder(user)];
    expect((await record(one.id, 'DE 4711')).status).toBe('paid');
    const refused = await record(two.id, 'de 4711');
    expect([refused.http, refused.code]).toEqual([409, 'payments.recorded']);
    expect(refused.message).toContain(one.id);
    expect((await record(one.id, 'DE 4711')).http).toBe(200);
  });

  it('[O11] a reference belongs to one amount: another one is refused, and the sum stays', async () => {
    const { id } = await placedOrder(user);
    await record(id, 'part 1', { amountMinor: 1000 });
    expect((await record(id, 'part 1', { amountMinor: 2000 })).code).toBe('payments.recorded');
    const after = await record(id, 'part 2', { amountMinor: 2000 });
    expect([after.status, after.paidMinor]).toEqual(['paid', 3000]);
  });

  it('[O11] a reference that is used for two orders at once is recorded for one of them', async () => {
    const orders = [await placedOrder(user), await placedOrder(user)];
    const answers = await Promise.all(orders.map(({ id }) => record(id, 'at once')));
    expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
