import { expect, it } from 'vitest';
import { type Member, member } from '../../../testing/account';
import { beforeTests } from '../../../testing/before-tests';
import { endpoints } from '../../../testing/endpoints';
import { fullOrder } from '../../../testing/full-order';
import { updateRow, updateRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { startTestApp, useTestApp } from '../../../testing/test-app';

const test = useTestApp();
const ada = beforeTests(() => member(test));
const receiptOf = (id: string) => ({ url: `/api/orders/${id}/receipt` });
const packOf = (id: string) => ({ url: `/api/admin/orders/${id}/evidence` });
const orderOf = async (user: Member) =>
  (await fullOrder(test, { userId: user.id, mark: 'Ada', email: user.email })).order;

/** Counts the PDFs that were drawn during an action. */
async function drawnBy(happen: () => Promise<void>): Promise<number> {
  const before = test.ctx.pdf.counts().drawn;
  await happen();
  return test.ctx.pdf.counts().drawn - before;
}

it('[O14] twenty-four parallel receipts are drawn once, on another thread, and the evidence pack uses the same drawing', async () => {
  const { id } = await orderOf(ada);
  const staff = await signedInStaff(test, 'receipt-reader');
  const drawn = await drawnBy(async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => ada.inject(receiptOf(id))));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
    expect((await staff.inject(packOf(id))).statusCode).toBe(200);
  });
  expect(drawn).toBe(1);
});

it('[O14] a receipt is drawn again after the order, its customer or its money changes', async () => {
  const { id } = await orderOf(ada);
  await ada.inject(receiptOf(id));
  const change = [
    () => updateRows(test, 'refunds', { order_id: id }, { amount_minor: 600 }),
    () => updateRow(test, 'orders', id, { name: 'Countess' }),
    () => updateRow(test, 'orders', id, { tax_lines: '[]' }),
  ];
  for (const make of change) {
    const before = (await ada.inject(receiptOf(id))).rawPayload;
    await make();
    const drawn = await drawnBy(async () => {
      expect((await ada.inject(receiptOf(id))).rawPayload.equals(before)).toBe(false);
    });
    expect(drawn).toBe(1);
  }
});

it('[O14] a cached receipt is still refused to everybody else', async () => {
  const { id } = await orderOf(ada);
  expect((await ada.inject(receiptOf(id))).statusCode).toBe(200);
  const stranger = await member(test);
  const drawn = await drawnBy(async () => {
    expect((await stranger.inject(receiptOf(id))).statusCode).toBe(404);
    expect((await test.app.inject(receiptOf(id))).statusCode).toBe(401);
  });
  expect(drawn).toBe(0);
});

it('[R6] receipts count as reads', async () => {
  const limited = await startTestApp({ LIMIT_READS_PER_MINUTE: '4' });
  const user = await member(limited);
  const { order } = await fullOrder(limited, { userId: user.id, mark: 'Ada', email: user.email });
  const answers = [];
  for (let i = 0; i < 5; i++) answers.push(await user.inject(receiptOf(order.id)));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 429]);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});

it('[R6] every response counts as a read, except stored pictures and files', async () => {
  const limited = await startTestApp({ LIMIT_READS_PER_MINUTE: '1' });
  const reads = endpoints.filter(([name, { method }]) => method === 'GET' && name !== 'metrics');
  for (const [at, [name, { path, produces }]] of reads.entries()) {
    const read = () =>
      limited.app.inject({ url: path.replace(/:\w+/g, '1'), remoteAddress: `198.51.100.${at}` });
    await read();
    const isFree = ['image/jpeg', 'image/webp', 'application/octet-stream'].includes(produces ?? '');
    const isProbe = path === '/healthz' || path === '/readyz';
    expect((await read()).statusCode === 429, name).toBe(!isFree && !isProbe);
  }
  await limited.close();
});
