import { expect, it } from 'vitest';
import { emptyText } from './list-labels';

it('[M10] an empty view says what it is for, and an empty search says what was searched', () => {
  expect(emptyText({ view: 'late', q: '', writerId: undefined, needs: undefined }).title).toBe(
    'Nothing is late',
  );
  expect(emptyText({ view: 'late', q: 'port', writerId: undefined, needs: undefined })).toEqual({
    title: 'No order matches “port”',
    text: 'Order IDs, topics, names and email addresses were searched. Only “Late” was searched.',
  });
  expect(emptyText({ view: 'all', q: '', writerId: 4, needs: undefined }).title).toBe(
    'This writer has no orders here',
  );
  expect(emptyText({ view: 'all', q: '', writerId: 4, needs: 'hand_refund' }).title).toBe(
    'No orders match this filter',
  );
});
