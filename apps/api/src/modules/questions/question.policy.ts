import { hash } from 'node:crypto';
import { examShingles } from '@aw/contracts/exam-shields/exam-fingerprint';
import type { Database } from '@aw/db';
import * as examShields from '@aw/db/exam-shields';
import * as questions from '@aw/db/questions';
import * as users from '@aw/db/users';
import { dayMs, hourMs, minuteMs, secondsPerDay } from '../../config/durations';
import type { UserContext } from '../../context';
import { accountNeeded } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';
import { holdReason } from '../moderation/hold-rules';
import { onlyExperts } from './questions.errors';

const tenMinutesMs = 10 * minuteMs;

type Person = { is_anonymous: boolean; is_expert: boolean };

function requireExpert<P extends Person>(person: P | undefined): P {
  if (!person || person.is_anonymous) throw accountNeeded();
  if (!person.is_expert) throw onlyExperts();
  return person;
}

/** Returns the acting expert. Throws 403 for everyone else. */
export async function findActingExpert(ctx: UserContext) {
  return requireExpert(await users.find(ctx.db, ctx.userId));
}

/** Like findActingExpert, but locks the person until the transaction ends: nobody acts as an expert who no longer is one. */
export async function lockActingExpert(ctx: UserContext) {
  return requireExpert(await lockActiveUser(ctx.db, ctx.userId));
}

/** Takes one of the day's answers, comments and edits of the acting person. Throws 429 when there are none left. */
export async function takeReply(ctx: UserContext): Promise<void> {
  await ctx.limits.take('replies', ctx.userId, ctx.config.LIMIT_REPLIES_PER_DAY, secondsPerDay);
}

/** Returns the rule that holds a question until staff have seen it, or null. The caller has locked the acting person. */
export async function questionHoldReason(
  ctx: UserContext,
  { title, content }: { title: string; content: string },
  author: { images: number; isNewcomer: boolean },
): Promise<string | null> {
  const ago = (ms: number) => new Date(ctx.now().getTime() - ms);
  return holdReason({
    ...author,
    texts: [title, content],
    cameBefore: await questions.countSameText(ctx.db, { title, content }, ago(dayMs)),
    recentPosts: await questions.countSince(ctx.db, ctx.userId, ago(tenMinutesMs)),
  });
}

/** Returns the rule that holds an answer or a comment until staff have seen it, or null. */
export async function replyHoldReason(
  ctx: UserContext,
  reply: { texts: string[]; images: number; isNewcomer?: boolean },
): Promise<string | null> {
  const since = new Date(ctx.now().getTime() - tenMinutesMs);
  const recentPosts = await questions.countRepliesSince(ctx.db, ctx.userId, since);
  return holdReason({ ...reply, cameBefore: 0, recentPosts });
}

/** Returns by when a question whose promise starts at `now` is promised an answer. */
export async function promiseAnswer(db: Database, subject: string | null, now: Date): Promise<Date> {
  return new Date(now.getTime() + (await questions.findPromiseHours(db, subject)) * hourMs);
}

/** Exams in progress that a question matches, and the end of the last of them. */
export type ExamMatch = { shieldIds: number[]; until: Date };

/** Returns all words of a question that could be a task of an exam. `quote` is that of its source. */
export function examTextOf(
  { title, content }: { title: string; content: string },
  quote: string | null | undefined,
): string {
  return `${title}\n${content}\n${quote ?? ''}`;
}

/** Returns the exams in progress that the text of a question matches, see `examTextOf`, or undefined. */
export async function findExamMatch(db: Database, text: string, now: Date): Promise<ExamMatch | undefined> {
  if (!(await examShields.hasOpen(db, now))) return undefined;
  return toMatch(await examShields.listMatching(db, examFingerprints(text), now));
}

/**
 * Like findExamMatch, for a question that is stored in the same transaction. The exams are locked: one that ends must wait
 * for the transaction, and then also releases this question.
 */
export async function lockExamMatch(db: Database, text: string, now: Date): Promise<ExamMatch | undefined> {
  const match = await findExamMatch(db, text, now);
  if (!match) return undefined;
  const open = await examShields.lockOpen(db, match.shieldIds, now);
  // While this waited for the locks, a common phrase may have been removed from the shields.
  const currentMatch = await findExamMatch(db, text, now);
  return toMatch(open.filter(({ id }) => currentMatch?.shieldIds.includes(id)));
}

function toMatch(exams: readonly { id: number; closes_at: Date }[]): ExamMatch | undefined {
  if (exams.length === 0) return undefined;
  const until = Math.max(...exams.map(({ closes_at }) => closes_at.getTime()));
  return { shieldIds: exams.map(({ id }) => id), until: new Date(until) };
}

/** Returns the fingerprints of a text in hexadecimal, calculated as browsers do it for the tasks of an exam. */
export function examFingerprints(text: string): string[] {
  return examShingles(text).map(examFingerprint);
}

/** First 64 bits of SHA-256, in hexadecimal. */
export function examFingerprint(shingle: string): string {
  return hash('sha256', shingle, 'hex').slice(0, 16);
}

/** Locks the asker and then the question. Undefined if it belongs to someone else by now, which the next run sees. */
export async function lockWithAsker(db: Database, id: number) {
  const seen = await questions.findPage(db, id);
  if (!seen || !(await users.lock(db, seen.asker_id))) return undefined;
  const question = await questions.lock(db, id);
  return question?.asker_id === seen.asker_id ? question : undefined;
}
