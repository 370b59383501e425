import type { AuditVerb } from '@aw/contracts/audit/audit-verbs';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as images from '@aw/db/images';
import * as questions from '@aw/db/questions';
import type { StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { invalidRequest } from '../../errors/feature-error';
import { overturnDecision, settleReports } from '../moderation/settle-reports';
import { notify } from '../notifications/notify';
import { promiseAnswer } from './question.policy';
import { questionChanged, questionNotFound } from './questions.errors';

type Question = NonNullable<Awaited<ReturnType<typeof questions.lockForReview>>>;

/** The part of a question that the audit log records. */
type State = { status: string; reason?: string | null; duplicateOf?: number | null };

/** The page on which askers see all of their own questions, in every state. */
const ownQuestions = '/profile';

/** Makes a held question visible, tells its asker and dismisses its reports. Throws 404, and 409 if it was removed. */
export async function approveQuestion(ctx: StaffContext, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const before = await lock(ctx.db, id);
    if (before.status === 'visible') return;
    if (before.status !== 'held') throw questionChanged();
    const status = await questions.show(ctx.db, id, await promiseAnswerNow(ctx, before));
    await images.updateHidden(ctx.db, { kind: 'question', id });
    await log(ctx, id, 'question.approved', stateOf(before), { status, reason: null });
    await settleReports(ctx, { kind: 'question', id }, { outcome: 'kept', words: null });
    await notifyVisible(ctx, id, before, { isBack: false });
  });
}

/** Removes a question, tells its asker the reason and upholds its reports. Throws 404, and 409 if it was withdrawn. */
export async function removeQuestion(ctx: StaffContext, id: number, reason: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const before = await lock(ctx.db, id);
    if (before.status === 'withdrawn') throw questionChanged();
    if (before.status !== 'removed') {
      const status = await questions.hide(ctx.db, id, reason);
      await images.updateHidden(ctx.db, { kind: 'question', id });
      await log(ctx, id, 'question.removed', stateOf(before), { status, reason });
      const { asker_id: userId, title } = before;
      const link = `${ctx.config.SITE_ORIGIN}${ownQuestions}`;
      await notify(ctx, {
        userId,
        mail: { kind: 'post_removed', noun: 'question', title, reason, link, canAppeal: false },
        link: ownQuestions,
      });
    }
    await settleReports(ctx, { kind: 'question', id }, { outcome: 'removed', words: reason });
  });
}

/**
 * Restores a removed question and tells its asker. One that a Delete All removed returns to its former state, without a
 * message. Throws 404, and 409 while it waits for its first review.
 */
export async function restoreQuestion(ctx: StaffContext, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const before = await lock(ctx.db, id);
    if (before.status === 'visible') return;
    if (before.status !== 'removed') throw questionChanged();
    const status = await questions.restore(ctx.db, id, await promiseAnswerNow(ctx, before));
    await images.updateHidden(ctx.db, { kind: 'question', id });
    await log(ctx, id, 'question.restored', stateOf(before), { status, reason: null });
    await overturnDecision(ctx, { kind: 'question', id });
    if (before.removed_reason !== null) await notifyVisible(ctx, id, before, { isBack: true });
  });
}

/**
 * Marks a question as a duplicate of another visible question and tells its asker. It keeps its own address, and becomes
 * visible if it was held.
 *
 * @throws 400 if the other question cannot be the original, 404, and 409 if the question was removed.
 */
export async function markDuplicate(ctx: StaffContext, id: number, originalId: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { question, original } = await lockBoth(ctx.db, id, originalId);
    if (question.status !== 'held' && question.status !== 'visible') throw questionChanged();
    if (question.status === 'held') {
      await questions.show(ctx.db, id, await promiseAnswerNow(ctx, question));
      await images.updateHidden(ctx.db, { kind: 'question', id });
    }
    await questions.setDuplicateOf(ctx.db, id, originalId);
    const before = { status: question.status, duplicateOf: question.duplicate_of };
    const after = { status: 'visible', duplicateOf: originalId };
    await log(ctx, id, 'question.duplicate_marked', before, after);
    await settleReports(ctx, { kind: 'question', id }, { outcome: 'duplicate', words: null });
    const path = `/questions/${originalId}`;
    const mail = {
      kind: 'post_duplicate',
      title: question.title,
      original: original.title,
      link: `${ctx.config.SITE_ORIGIN}${path}`,
    } as const;
    await notify(ctx, { userId: question.asker_id, mail, link: path });
  });
}

/** Removes the mark that a question is a duplicate. Without a mark nothing changes. Throws 404. */
export async function clearDuplicate(ctx: StaffContext, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { status, duplicate_of: duplicateOf } = await lock(ctx.db, id);
    if (duplicateOf === null) return;
    await questions.setDuplicateOf(ctx.db, id, null);
    const after = { status, duplicateOf: null };
    await log(ctx, id, 'question.duplicate_cleared', { status, duplicateOf }, after);
    await overturnDecision(ctx, { kind: 'question', id });
  });
}

async function promiseAnswerNow(ctx: StaffContext, { subject }: Question) {
  const now = ctx.now();
  return { now, promisedAt: await promiseAnswer(ctx.db, subject, now) };
}

async function lock(db: Database, id: number): Promise<Question> {
  const question = await questions.lockForReview(db, id);
  if (!question) throw questionNotFound();
  return question;
}

/** Locks a question and its original, the smaller id first. */
async function lockBoth(db: Database, id: number, originalId: number) {
  if (id === originalId) throw notAnOriginal('This is the same question. Please enter another one.');
  const isFirst = id < originalId;
  const earlier = isFirst ? await lock(db, id) : undefined;
  const original = await questions.lockForReview(db, originalId);
  const question = earlier ?? (await lock(db, id));
  if (!original?.is_listed) throw notAnOriginal('This question is not on the site.');
  if (original.duplicate_of !== null)
    throw notAnOriginal(
      `That question is itself a duplicate. Please enter question ${original.duplicate_of}.`,
    );
  return { question, original };
}

const notAnOriginal = (message: string) => invalidRequest(message, 'duplicateOf');

function stateOf({ status, removed_reason: reason }: Question): State {
  return { status, reason };
}

async function log(
  ctx: StaffContext,
  id: number,
  verb: AuditVerb,
  before: State,
  after: State,
): Promise<void> {
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb,
    target: `question:${id}`,
    before,
    after,
  });
}

/** Tells the asker that the question is visible, or visible again. */
async function notifyVisible(
  ctx: StaffContext,
  id: number,
  { asker_id: userId, title }: Question,
  { isBack }: { isBack: boolean },
): Promise<void> {
  const path = `/questions/${id}`;
  const link = `${ctx.config.SITE_ORIGIN}${path}`;
  await notify(ctx, {
    userId,
    mail: { kind: 'post_approved', noun: 'question', title, link, isBack },
    link: path,
  });
}
