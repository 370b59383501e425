import { expect, it } from 'vitest';
import { orderKeyIn } from './use-opened-order';

it('[O9] the key of a mailed link is read from the fragment, which browsers do not send to servers', () => {
  expect(orderKeyIn('#key=Zk3-_abc')).toBe('Zk3-_abc');
  expect(orderKeyIn('#key=')).toBeUndefined();
  expect(orderKeyIn('#messages')).toBeUndefined();
  expect(orderKeyIn('')).toBeUndefined();
});
