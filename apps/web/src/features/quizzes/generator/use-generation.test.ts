import { expect, it } from 'vitest';
import { ignoresChat } from './use-generation';

it('[A14] [R1] a server of the previous release ignores the chat of a quiz', () => {
  expect(ignoresChat({ conversationId: 'a' }, {})).toBe(true);
  expect(ignoresChat({ conversationId: 'a' }, { conversationId: null })).toBe(true);
  expect(ignoresChat({ conversationId: 'a' }, { conversationId: 'a' })).toBe(false);
  expect(ignoresChat({}, {})).toBe(false);
  expect(ignoresChat({}, { conversationId: null })).toBe(false);
});
