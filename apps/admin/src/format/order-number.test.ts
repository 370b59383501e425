import { expect, it } from 'vitest';
import { orderAddress, orderNumberIn, shortOrderNumber } from './order-number';

const id = 'AW-5C8NW2KJ7P4TVXYZ';

it('[M10] a whole order number is recognized in any case, but a part of one or other words are not', () => {
  expect(orderNumberIn(` ${id.toLowerCase()} `)).toBe(id);
  expect(orderNumberIn('AW-5C8NW2')).toBeUndefined();
  expect(orderNumberIn(`${id} and more`)).toBeUndefined();
  // Order numbers do not contain the letters I, L, O and U.
  expect(orderNumberIn('AW-5C8NW2LJ7P4TVXYZ')).toBeUndefined();
  expect(orderAddress(id)).toBe(`/admin/orders?view=all&id=${id}`);
  expect(shortOrderNumber(id)).toBe('AW-5C8NW2KJ');
});
