import { orderId } from '@aw/contracts/orders/shapes';
import { expect, it } from 'vitest';
import { newOrderNumber, withNewNumber } from './order-number';

const taken = Object.assign(new Error('taken'), { code: '23505', constraint: 'orders_pkey' });

it('[O9] an order number is one of the contract, and uses every sign of its alphabet', () => {
  const numbers = Array.from({ length: 400 }, newOrderNumber);
  for (const number of numbers) expect(orderId.safeParse(number).success).toBe(true);
  expect(new Set(numbers).size).toBe(400);
  expect(new Set(numbers.join('').replaceAll('AW-', '')).size).toBe(32);
});

it('[O9] a number that is taken is replaced, a few times at most, and no other error is swallowed', async () => {
  const numbers = ['AW-1', 'AW-2', 'AW-3'];
  const asked: string[] = [];
  const found = await withNewNumber(
    async (id) => {
      asked.push(id);
      if (id !== 'AW-3') throw taken;
      return id;
    },
    () => numbers[asked.length] ?? '',
  );
  expect([found, asked]).toEqual(['AW-3', numbers]);
  await expect(withNewNumber(() => Promise.reject(taken))).rejects.toBe(taken);
  let calls = 0;
  const other = new Error('another');
  await expect(withNewNumber(() => Promise.reject(++calls && other))).rejects.toBe(other);
  expect(calls).toBe(1);
});
