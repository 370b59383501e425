import { expect, it } from 'vitest';
import { keyIn } from './order-key';

it('[O9] the key of a mailed link is read behind the #, where no server sees it', () => {
  expect(keyIn('#key=Zk3-_abc')).toBe('Zk3-_abc');
  expect(keyIn('#key=')).toBeUndefined();
  expect(keyIn('#messages')).toBeUndefined();
  expect(keyIn('')).toBeUndefined();
});
