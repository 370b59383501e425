import { expect, it } from 'vitest';
import { statusOf } from './status';

const openAppeal = {
  id: 1,
  status: 'open' as const,
  message: 'It is mine.',
  answer: null,
  createdAt: '2026-11-20T10:00:00Z',
};
const removedAt = '2026-11-20T09:00:00Z';

it('[D11] a document shows the status of its checks', () => {
  expect(statusOf({ status: 'published', removedAt: null, appeal: null }).label).toBe('Published');
  expect(statusOf({ status: 'processing', removedAt: null, appeal: null }).label).toBe('Processing');
  expect(statusOf({ status: 'refused', removedAt: null, appeal: null }).label).toBe('Refused');
});

it('[D11] a document with an open appeal is marked, and one with an answered appeal is not', () => {
  expect(statusOf({ status: 'refused', removedAt: null, appeal: openAppeal }).state).toBe('appealed');
  expect(statusOf({ status: 'published', removedAt, appeal: openAppeal }).state).toBe('appealed');
  const denied = { ...openAppeal, status: 'denied' as const, answer: 'The same file is in the library.' };
  expect(statusOf({ status: 'refused', removedAt: null, appeal: denied }).state).toBe('refused');
});

it('[D13] a published look-alike is marked until staff have decided', () => {
  const published = { status: 'published' as const, removedAt: null, appeal: null };
  expect(statusOf({ ...published, originality: 'waiting' })).toMatchObject({
    state: 'waiting',
    label: 'Look-alike',
  });
  expect(statusOf({ ...published, originality: 'accepted' }).state).toBe('published');
  expect(statusOf({ ...published, removedAt, originality: 'waiting' }).state).toBe('removed');
});

it('[D9] a published document with few words is marked until staff have decided', () => {
  const waiting = {
    status: 'published' as const,
    removedAt: null,
    appeal: null,
    waitReason: 'few_words' as const,
  };
  expect(statusOf({ ...waiting, originality: 'waiting' })).toMatchObject({
    state: 'few_words',
    label: 'Few words',
  });
  expect(statusOf({ ...waiting, originality: 'accepted' }).state).toBe('published');
  expect(statusOf({ ...waiting, originality: 'refused' }).state).toBe('published');
});

it('[M1] a removed document is shown as removed, whatever the result of its checks', () => {
  expect(statusOf({ status: 'published', removedAt, appeal: null })).toMatchObject({
    state: 'removed',
    label: 'Removed',
  });
});
