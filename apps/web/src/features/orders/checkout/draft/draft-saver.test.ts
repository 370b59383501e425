import { ApiError } from '@aw/contracts/api-error';
import type { Order } from '@aw/contracts/orders/shapes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderValues } from '../order-values';
import { filledForm, storedOrder } from '../testing/sample';
import { createDraftSaver, type SaveState } from './draft-saver';

type Sent = { id: string | undefined; topic: string };

/** A fake server with one order: records calls, answers after `delayMs`, and first throws the errors in `failures`. */
function openServer({ order = undefined as Order | undefined, delayMs = 0 } = {}) {
  const sent: Sent[] = [];
  const states: SaveState['status'][] = [];
  const failures: ApiError[] = [];
  const answer = async (id: string | undefined, values: OrderValues) => {
    sent.push({ id, topic: values.topic });
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const failure = failures.shift();
    if (failure) throw failure;
    return storedOrder({ topic: values.topic });
  };
  const saver = createDraftSaver({ order, send: answer, onChange: ({ status }) => states.push(status) });
  return { saver, sent, states, failures };
}

const topic = (text: string) => filledForm({ topic: text });
const { id } = storedOrder();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[O13] typed values are sent once after a pause, first as a new order and then as a change', async () => {
  const { saver, sent, states } = openServer();
  for (const text of ['B', 'Bu', 'Buf']) {
    saver.edit(topic(text));
    await vi.advanceTimersByTimeAsync(700);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  saver.edit(topic('Buffers'));
  await vi.advanceTimersByTimeAsync(800);
  expect(sent).toEqual([
    { id: undefined, topic: 'Buf' },
    { id, topic: 'Buffers' },
  ]);
  expect(states.at(-1)).toBe('saved');
});

it('[O13] only one call runs at a time, and values typed in the meantime are sent after it', async () => {
  const { saver, sent } = openServer({ delayMs: 3000 });
  saver.edit(topic('A'));
  await vi.advanceTimersByTimeAsync(800);
  saver.edit(topic('AB'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([
    { id: undefined, topic: 'A' },
    { id, topic: 'AB' },
  ]);
});

it('[O4] two concurrent callers get the same order', async () => {
  const { saver, sent } = openServer({ delayMs: 100 });
  const both = Promise.all([saver.flush(topic('A')), saver.flush(topic('A'))]);
  await vi.advanceTimersByTimeAsync(500);
  const [first, second] = await both;
  expect(first.id).toBe(second.id);
  expect(sent.filter((call) => call.id === undefined)).toHaveLength(1);
});

it('[O13] an untouched stored form is not sent again', async () => {
  const order = storedOrder();
  const { saver, sent } = openServer({ order });
  await expect(saver.flush(topic('A'))).resolves.toBe(order);
  expect(sent).toEqual([]);
});

it('[O13] saving is retried without a connection, and at once when the connection is back', async () => {
  const { saver, sent, states, failures } = openServer({ order: storedOrder() });
  failures.push(new ApiError(0, 'No connection.'), new ApiError(0, 'No connection.'));
  saver.edit(topic('A'));
  await vi.advanceTimersByTimeAsync(801);
  expect(states.at(-1)).toBe('retrying');
  await vi.advanceTimersByTimeAsync(5001);
  expect(sent).toHaveLength(2);
  saver.retry();
  await vi.advanceTimersByTimeAsync(2);
  expect(sent).toHaveLength(3);
  expect(states.at(-1)).toBe('saved');
});

it('[L1] a refusal is reported and not retried, and the next change is sent again', async () => {
  const { saver, sent, states, failures } = openServer({ order: storedOrder() });
  failures.push(new ApiError(451, 'barred', { code: 'orders.jurisdiction' }));
  saver.edit(topic('A'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toBe('refused');
  saver.edit(topic('AB'));
  await vi.advanceTimersByTimeAsync(801);
  expect(sent.at(-1)?.topic).toBe('AB');
  expect(states.at(-1)).toBe('saved');
});
