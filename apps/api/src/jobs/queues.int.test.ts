import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app';

const test = useTestApp();
/** Queue and the queue for its jobs that failed at every try. These names are stored and shared by releases. */
const storedQueues: [name: string, deadLetter: string | null][] = [
  ['apply-webhook', 'failed-apply-webhook'],
  ['check-expert-proof', 'failed-check-expert-proof'],
  ['check-order-file', 'failed-check-order-file'],
  ['index-search', 'failed-index-search'],
  ['make-chat-quiz', 'failed-make-chat-quiz'],
  ['make-quiz', 'failed-make-quiz'],
  ['make-study-material', 'failed-make-study-material'],
  ['notify-followers', 'failed-notify-followers'],
  ['notify-reporters', 'failed-notify-reporters'],
  ['prepare-download', 'failed-prepare-download'],
  ['process-document', 'failed-documents'],
  ['recognise-text', 'failed-recognise-text'],
  ['regrade-attempts', 'failed-regrade-attempts'],
  ['reread-document', 'failed-reread-document'],
  ['send-issue', 'failed-send-issue'],
  ['send-mail', 'failed-mails'],
  ['send-newsletter-link', null],
  ['send-order-link', null],
  ['send-refund', 'failed-send-refund'],
  ['send-reset', null],
  ['send-saved-search-link', null],
  ['tell-buyers', 'failed-tell-buyers'],
];
const clocks = [
  'answer-clock',
  'course-mails',
  'course-news',
  'digests',
  'maintenance',
  'order-clock',
  'question-clock',
  'quiz-clock',
  'reconcile',
  'saved-searches',
];

it('[R1] queues have the names that processes of the previous release use', async () => {
  const { rows } = await sql<{ name: string; dead_letter: string | null }>`
    select name, dead_letter from jobs.queue where name not like '\\_\\_%' order by name`.execute(
    test.ctx.db,
  );
  const deadLetters = storedQueues.flatMap(([, deadLetter]) => deadLetter ?? []);
  const expected = new Map<string, string | null>([
    ...storedQueues,
    ...[...deadLetters, ...clocks].map((name) => [name, null] as const),
  ]);
  expect(Object.fromEntries(rows.map(({ name, dead_letter }) => [name, dead_letter]))).toEqual(
    Object.fromEntries(expected),
  );
});
