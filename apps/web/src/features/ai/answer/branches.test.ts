import type { ChatMessage } from '@aw/contracts/ai/chat';
import { expect, it } from 'vitest';
import { branchOf } from './branches';

const message = (id: number, parentId: number | null): ChatMessage => ({
  id,
  parentId,
  role: id % 2 === 1 ? 'user' : 'assistant',
  text: `Message ${id}`,
  html: null,
  status: 'done',
  finish: null,
  source: null,
  model: null,
  citations: [],
  feedback: null,
  removedReason: null,
  createdAt: '2026-11-26T12:00:00.000Z',
});

/** Two conversations: 1 → 2 → (3 → 4 | 5 → 6), and 7 → 8. */
const messages = [
  message(1, null),
  message(2, 1),
  message(3, 2),
  message(4, 3),
  message(5, 2),
  message(6, 5),
  message(7, null),
  message(8, 7),
];
const idsOf = (choices: Record<number, number>) => branchOf(messages, choices).map(({ id }) => id);

it('[A5] the newest branch is shown by default', () => {
  expect(idsOf({})).toEqual([7, 8]);
});

it('[A5] older branches are shown by choosing at each fork', () => {
  expect(idsOf({ 0: 1 })).toEqual([1, 2, 5, 6]);
  expect(idsOf({ 0: 1, 2: 3 })).toEqual([1, 2, 3, 4]);
  expect(branchOf(messages, { 0: 1 }).map(({ siblings }) => siblings)).toEqual([[1, 7], [2], [3, 5], [6]]);
});

it('[A5] an unknown choice shows the newest branch, and a chat without messages shows none', () => {
  expect(idsOf({ 0: 99 })).toEqual([7, 8]);
  expect(branchOf([], {})).toEqual([]);
});
