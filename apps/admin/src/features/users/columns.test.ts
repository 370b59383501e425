import { expect, it } from 'vitest';
import { columnsFor } from './columns';

it('[M9] a wide list shows every column, a phone the person and the state', () => {
  expect(columnsFor(1200)).toEqual(['user', 'email', 'id', 'state', 'uploads', 'seen']);
  expect(columnsFor(800)).toEqual(['user', 'email', 'state', 'uploads', 'seen']);
  expect(columnsFor(328)).toEqual(['user', 'state']);
});
