import type { Conversation } from '@aw/contracts/ai/conversations';
import { expect, it } from 'vitest';
import { groupsOf } from './chat-groups';

const chat = (id: string, updatedAt: Date): Conversation => ({
  id,
  title: id,
  mode: 'general',
  subject: null,
  topic: null,
  document: null,
  isKept: true,
  createdAt: updatedAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

it('[A5] chats are grouped into today, this week and earlier by the user’s clock', () => {
  const now = new Date(2026, 10, 26, 0, 30);
  const chats = [
    chat('just now', new Date(2026, 10, 26, 0, 10)),
    chat('last evening', new Date(2026, 10, 25, 23, 50)),
    chat('six days ago', new Date(2026, 10, 20, 0, 0)),
    chat('seven days ago', new Date(2026, 10, 19, 23, 59)),
  ];
  expect(
    groupsOf(chats, now).map(({ label, conversations }) => [label, conversations.map(({ id }) => id)]),
  ).toEqual([
    ['Today', ['just now']],
    ['This week', ['last evening', 'six days ago']],
    ['Earlier', ['seven days ago']],
  ]);
  expect(groupsOf([], now)).toEqual([]);
});
