import type { Writer } from '@aw/contracts/orders/staff';
import { orderStatuses } from '@aw/contracts/orders/states';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { selectRow } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { auditOf, eventKinds, paidStaffOrder, staffOrder, staffWriter } from '../../../testing/staff-order';
import { useTestApp } from '../../../testing/test-app';

const test = useTestApp({ LIMIT_WRITES_PER_MINUTE: '0', LIMIT_READS_PER_MINUTE: '0' });
const staff = beforeTests(() => signedInStaff(test));
type Answer = { statusCode: number; json: <T>() => T };
type Result = { orderId: string; outcome: string; reason: string | null };

const send = (method: 'POST' | 'PATCH', path: string, payload: object) =>
  staff.inject({ method, url: `/api/admin/${path}`, payload });
const assign = (orderIds: string[], writerId: number, isDryRun = false) =>
  send('POST', 'orders/assign', { orderIds, writerId, isDryRun });
const resultsOf = (answer: Answer) => answer.json<{ results: Result[] }>().results;
const rowOf = (id: string) => selectRow(test, 'orders', { id }, ['status', 'writer_id']);
describe('assigning orders to a writer', () => {
  it('[M10] [M13] a dry run predicts the real run for every status and changes nothing', async () => {
    const [hana, omar] = [await staffWriter(test), await staffWriter(test, 'Omar H.')];
    const orders = await Promise.all(
      orderStatuses.map((status) => {
        const hasWriter = ['assigned', 'in_progress', 'delivered', 'revision'].includes(status);
        return staffOrder(test, { status, writer_id: hasWriter ? omar : null });
      }),
    );
    const mine = await staffOrder(test, { status: 'assigned', writer_id: hana });
    const ids = [...orders.map(({ id }) => id), mine.id, 'AW-0000000000000000', orders[0]?.id ?? ''];
    const dry = resultsOf(await assign(ids, hana, true));
    for (const { id, status, writer_id } of orders) {
      expect(await rowOf(id)).toEqual({ status, writer_id });
      expect([await eventKinds(test, id), await auditOf(test, `order:${id}`)]).toEqual([[], []]);
    }
    const real = resultsOf(await assign(ids, hana));
    expect(real).toEqual(dry);
    expect(real.map(({ outcome }) => outcome)).toEqual([
      'skipped',
      'skipped',
      'assigned',
      'reassigned',
      'reassigned',
      'reassigned',
      'reassigned',
      'skipped',
      'skipped',
      'skipped',
      'skipped',
      'skipped',
      'skipped',
    ]);
    expect(real.every(({ outcome, reason }) => (outcome === 'skipped') === Boolean(reason))).toBe(true);
    for (const [at, { id, status, writer_id }] of orders.entries()) {
      const outcome = real[at]?.outcome ?? '';
      const changed = outcome === 'assigned' ? 'assigned' : status;
      expect(await rowOf(id)).toEqual({
        status: changed,
        writer_id: outcome === 'skipped' ? writer_id : hana,
      });
      expect(await eventKinds(test, id)).toEqual(outcome === 'skipped' ? [] : [outcome]);
    }
    expect(resultsOf(await assign(ids, hana, true)).every(({ outcome }) => outcome === 'skipped')).toBe(true);
  });

  it('[M10] an assignment is logged with the writers before and after', async () => {
    const [hana, omar] = [await staffWriter(test), await staffWriter(test, 'Omar H.')];
    const order = await paidStaffOrder(test);
    await assign([order.id], hana);
    await assign([order.id], omar);
    expect(await auditOf(test, `order:${order.id}`)).toEqual([
      {
        actor: 'amira',
        verb: 'order.assign',
        before: { status: 'paid' },
        after: { status: 'assigned', writerName: 'Hana K.' },
      },
      {
        actor: 'amira',
        verb: 'order.reassign',
        before: { writerId: hana },
        after: { writerId: omar, writerName: 'Omar H.' },
      },
    ]);
  });

  it('[M10] two parallel assignments give each order one', async () => {
    const [hana, omar] = [await staffWriter(test), await staffWriter(test, 'Omar H.')];
    const orders = await Promise.all([...Array(5)].map(() => paidStaffOrder(test)));
    const ids = orders.map(({ id }) => id);
    await Promise.all([assign(ids, hana), assign(ids.toReversed(), omar), assign(ids, hana)]);
    for (const id of ids) {
      const kinds = await eventKinds(test, id);
      expect(kinds.filter((kind) => kind === 'assigned')).toHaveLength(1);
      expect((await rowOf(id)).status).toBe('assigned');
    }
  });

  it('[M10] a writer who is unknown or takes no orders is refused, also in a dry run', async () => {
    const order = await paidStaffOrder(test);
    const writerId = await staffWriter(test);
    await send('PATCH', `writers/${writerId}`, { isActive: false });
    for (const isDryRun of [true, false]) {
      expect(refusalOf(await assign([order.id], writerId, isDryRun))).toEqual([409, 'writers.off']);
      expect(refusalOf(await assign([order.id], 999_999, isDryRun))).toEqual([404, 'writers.not_found']);
    }
    expect((await assign([], writerId)).statusCode).toBe(400);
    expect((await rowOf(order.id)).status).toBe('paid');
  });
});

describe('writers', () => {
  it('[M10] writers are added, changed and turned off, each change is logged, and the list has their open orders', async () => {
    const added = await send('POST', 'writers', { name: 'Zoe B.', title: '' });
    const { id } = added.json<Writer>();
    expect([added.statusCode, added.json()]).toEqual([
      201,
      { id, name: 'Zoe B.', title: null, isActive: true, openOrders: 0 },
    ]);
    for (const status of ['assigned', 'in_progress', 'revision', 'delivered', 'completed'] as const)
      await staffOrder(test, { status, writer_id: id });
    const changed = await send('PATCH', `writers/${id}`, { title: 'MA History', isActive: false });
    expect(changed.json()).toEqual({
      id,
      name: 'Zoe B.',
      title: 'MA History',
      isActive: false,
      openOrders: 3,
    });
    const list = (await staff.get('/api/admin/writers')).json<Writer[]>();
    expect(list).toContainEqual(changed.json());
    const active = list.map(({ isActive }) => isActive);
    expect(active).toEqual(active.toSorted((one, other) => Number(other) - Number(one)));
    expect(await auditOf(test, `writer:${id}`)).toEqual([
      { actor: 'amira', verb: 'writer.added', before: null, after: { name: 'Zoe B.', title: null } },
      {
        actor: 'amira',
        verb: 'writer.changed',
        before: { name: 'Zoe B.', title: null, isActive: true },
        after: { name: 'Zoe B.', title: 'MA History', isActive: false },
      },
    ]);
    expect((await send('POST', 'writers', { name: ' ' })).statusCode).toBe(400);
    expect(refusalOf(await send('PATCH', 'writers/999999', { name: 'A' }))).toEqual([
      404,
      'writers.not_found',
    ]);
  });
});
