import { splitTasks, taskShingles } from '@aw/contracts/exam-shields/exam-fingerprint';
import type { ExamShield } from '@aw/contracts/exam-shields/public';
import * as examShields from '@aw/db/exam-shields';
import { hourMs } from '../config/durations';
import { examFingerprint } from '../modules/questions/question.policy';
import { type Member, member } from './account';
import type { Caller } from './calls';
import { giveCredits, visibleQuestion } from './questions';
import { updateRow } from './rows';
import type { TestApp } from './test-app';

export const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);

/** Two tasks, with words that no other test uses. */
export const examText = `1. Describe the osmotic pressure across a zirconium membrane and derive how quickly it
equilibrates when both reservoirs are stirred.

2. Which hummingbird adaptation explains the extraordinary metabolic turnover that Andean researchers measured last
winter, and which evidence contradicts their hypothesis?`;

/** Returns the tasks of a text as browsers send them. */
export const tasksOf = (text: string) =>
  splitTasks(text).map((task) => (taskShingles(task) ?? []).map(examFingerprint));

/** Returns the payload of the form. The exam is in progress for an hour. */
export function examForm(change: Record<string, unknown> = {}) {
  return {
    label: 'Biology 101',
    startsAt: inHours(-0.5).toISOString(),
    endsAt: inHours(0.5).toISOString(),
    tasks: tasksOf(examText),
    ...change,
  };
}

/** Creates an educator with a confirmed address. By default they joined too long ago to count as new. */
export async function educator(test: TestApp, days = 90): Promise<Member> {
  const person = await member(test);
  const set = { audience: 'educator', educator_since: inHours(-24 * days) } as const;
  await updateRow(test, 'users', person.id, set);
  return person;
}

/** Returns a person with credits whose questions are published at once, unless a rule or an exam holds them. */
export async function knownAsker(test: TestApp): Promise<Member> {
  const person = await member(test);
  await visibleQuestion(test, person.id);
  await giveCredits(test, person.id, 50);
  return person;
}

/** Protects an exam and returns the answer. */
export async function protect(person: Caller, change: Record<string, unknown> = {}) {
  const payload = examForm(change);
  const response = await person.post('/api/exam-shields', payload);
  const body = response.json<ExamShield & { code?: string; message?: string }>();
  return { status: response.statusCode, body };
}

/** Inserts a past exam with one task and returns its id. */
export async function examShieldRow({ ctx }: TestApp, userId: string, label = 'An exam'): Promise<number> {
  const shield = await examShields.insert(ctx.db, {
    user_id: userId,
    label,
    starts_at: inHours(-2),
    ends_at: inHours(-1),
    task_count: 1,
    fingerprint_count: 1,
    created_at: new Date(),
  });
  await examShields.insertTask(ctx.db, {
    shieldId: shield.id,
    needed: 1,
    fingerprints: ['00112233445566aa'],
  });
  return shield.id;
}
