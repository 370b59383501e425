import { splitTasks } from '@aw/contracts/exam-shields/exam-fingerprint';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readTasks } from './exam-tasks';
import { InsecurePage, makeFingerprints, protectExam } from './protect-exam';

const text = `1. Describe the osmotic pressure across a zirconium membrane and derive how quickly it equilibrates.

2. Which hummingbird adaptation explains the extraordinary metabolic turnover that Andean researchers measured?`;

let sent: { url: string; body: string }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body });
    return Response.json({ id: 1, label: 'Biology 101' }, { status: 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('[Q14] no word of the exam questions leaves the browser, only their fingerprints', async () => {
  const window = { startsAt: '2026-11-25T10:00:00.000Z', endsAt: '2026-11-25T12:00:00.000Z' };
  const { tasks } = readTasks(text);
  await protectExam({ label: 'Biology 101', ...window, tasks });
  expect(sent.map(({ url }) => url)).toEqual(['/api/exam-shields']);
  const body = sent[0]?.body ?? '';
  for (const word of splitTasks(text)
    .join(' ')
    .toLowerCase()
    .match(/[a-z]{4,}/g) ?? [])
    expect(body.toLowerCase()).not.toContain(word);
  const { tasks: fingerprints, ...rest } = JSON.parse(body) as { tasks: string[][] };
  expect(rest).toEqual({ label: 'Biology 101', ...window });
  expect(fingerprints.map((task) => task.length)).toEqual(tasks.map((task) => task.length));
  for (const one of fingerprints.flat()) expect(one).toMatch(/^[0-9a-f]{16}$/);
});

it('[Q14] a fingerprint is the start of a SHA-256, the same as on the server', async () => {
  expect(await makeFingerprints(['exam-shield-1\nshow that the function is'])).toEqual(['1cc88e8d8e2a8a71']);
});

it('[Q14] ten thousand fingerprints are made within seconds', async () => {
  const many = Array.from({ length: 10_000 }, (_, i) => `exam-shield-1\n${i}`);
  expect(new Set(await makeFingerprints(many)).size).toBe(10_000);
});

it('[Q14] nothing is sent from a page without a secure connection', async () => {
  vi.stubGlobal('crypto', {});
  const exam = { label: 'x', startsAt: '', endsAt: '', tasks: readTasks(text).tasks };
  await expect(protectExam(exam)).rejects.toThrow(InsecurePage);
  expect(sent).toEqual([]);
});
