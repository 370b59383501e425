import { orderId } from '@aw/contracts/orders/shapes';
import { expect, it } from 'vitest';
import { newOrderNumber, withNewNumber } from './order-number';

const taken = Object.assign(new Error('taken'), { code: '23505', constraint: 'orders_pkey' });

it('[O9] an order number matches the contract and uses every character of its alphabet', () => {
  const numbers = Array.from({ length: 400 }, newOrderNumber);
  for (const number of numbers) expect(orderId.safeParse(number).success).toBe(true);
  expect(new Set(numbers).size).toBe(400);
  expect(new Set(numbers.join('').replaceAll('AW-', '')).size).toBe(32);
});

it('[O9] a taken order number is replaced, a few times at most, and every other error is thrown', async () => {
  const numbers = ['AW-1', 'AW-2', 'AW-3'];
  const triedNumbers: string[] = [];
  const result = await withNewNumber(
    async (id) => {
      triedNumbers.push(id);
      if (id !== 'AW-3') throw taken;
      return id;
    },
    () => numbers[triedNumbers.length] ?? '',
  );
  expect([result, triedNumbers]).toEqual(['AW-3', numbers]);
  await expect(withNewNumber(() => Promise.reject(taken))).rejects.toBe(taken);
  let calls = 0;
  const other = new Error('another');
  await expect(withNewNumber(() => Promise.reject(++calls && other))).rejects.toBe(other);
  expect(calls).toBe(1);
});
