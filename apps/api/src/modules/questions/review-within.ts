import type { AuditVerb } from '@aw/contracts/staff/audit-verbs';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as images from '@aw/db/images';
import * as questions from '@aw/db/questions';
import type { StaffContext } from '../../context';
import { invalidRequest } from '../../errors/feature-error';
import { overturnDecision, settleReports } from '../moderation/settle-reports';
import { notify } from '../notifications/notify';
import { promiseFrom } from './promise';
import { questionChanged, questionNotFound } from './question.errors';

type Question = NonNullable<Awaited<ReturnType<typeof questions.lockQuestion>>>;

/** What is written of a question to the log. */
type State = { status: string; reason?: string | null; duplicateOf?: number | null };

/** Where an asker finds all questions of their own, in every state. */
const ownQuestions = '/profile';

/**
 * Puts a held question on the site and tells its asker, inside the caller's transaction; what was reported of it is
 * dismissed. Throws 404, and 409 for one that was removed meanwhile.
 */
export async function approveQuestionWithin(ctx: StaffContext, id: number): Promise<void> {
  const before = await hold(ctx.db, id);
  if (before.status === 'visible') return;
  if (before.status !== 'held') throw questionChanged();
  const status = await questions.showQuestion(ctx.db, id, await promise(ctx, before));
  await images.updateHiddenImages(ctx.db, { kind: 'question', id });
  await log(ctx, id, 'question.approved', stateOf(before), { status, reason: null });
  await settleReports(ctx, { kind: 'question', id }, { outcome: 'kept', words: null });
  await notifyOfPlace(ctx, id, before, { isBack: false });
}

/** Takes a question off the site, with a reason that its asker is told; its reports are upheld. Throws 404. */
export async function removeQuestionWithin(ctx: StaffContext, id: number, reason: string): Promise<void> {
  const before = await hold(ctx.db, id);
  if (before.status === 'withdrawn') throw questionChanged();
  if (before.status !== 'removed') {
    const status = await questions.hideQuestion(ctx.db, id, reason);
    await images.updateHiddenImages(ctx.db, { kind: 'question', id });
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
}

/**
 * Puts a removed question back and tells its asker; one out of a Delete All comes back in its state before it, without a
 * word. Throws 404, and 409 for one that waits for its first look.
 */
export async function restoreQuestionWithin(ctx: StaffContext, id: number): Promise<void> {
  const before = await hold(ctx.db, id);
  if (before.status === 'visible') return;
  if (before.status !== 'removed') throw questionChanged();
  const status = await questions.putBackQuestion(ctx.db, id, await promise(ctx, before));
  await images.updateHiddenImages(ctx.db, { kind: 'question', id });
  await log(ctx, id, 'question.restored', stateOf(before), { status, reason: null });
  await overturnDecision(ctx, { kind: 'question', id });
  if (before.removed_reason !== null) await notifyOfPlace(ctx, id, before, { isBack: true });
}

/**
 * Marks a question as asked before, by which other one that stands on the site, and tells its asker; it stays under its
 * own address, also when it was held. Throws 404, 409 for a removed one, and 400 for an other one that will not do.
 */
export async function markDuplicateWithin(ctx: StaffContext, id: number, originalId: number): Promise<void> {
  const { question, original } = await holdBoth(ctx.db, id, originalId);
  if (question.status !== 'held' && question.status !== 'visible') throw questionChanged();
  if (question.status === 'held') {
    await questions.showQuestion(ctx.db, id, await promise(ctx, question));
    await images.updateHiddenImages(ctx.db, { kind: 'question', id });
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
}

/** Ends the mark that a question was asked before; without one nothing changes. Throws 404. */
export async function clearDuplicateWithin(ctx: StaffContext, id: number): Promise<void> {
  const { status, duplicate_of: duplicateOf } = await hold(ctx.db, id);
  if (duplicateOf === null) return;
  await questions.setDuplicateOf(ctx.db, id, null);
  const after = { status, duplicateOf: null };
  await log(ctx, id, 'question.duplicate_cleared', { status, duplicateOf }, after);
  await overturnDecision(ctx, { kind: 'question', id });
}

/** By when an answer is promised to one that comes onto the site now. */
async function promise(ctx: StaffContext, { subject }: Question) {
  const now = ctx.now();
  return { now, promisedAt: await promiseFrom(ctx.db, subject, now) };
}

async function hold(db: Database, id: number): Promise<Question> {
  const question = await questions.lockQuestion(db, id);
  if (!question) throw questionNotFound();
  return question;
}

/** Holds a question and the one that it repeats, the lesser id first. */
async function holdBoth(db: Database, id: number, originalId: number) {
  if (id === originalId) throw notAnOriginal('This is the same question. Please enter another one.');
  const isFirst = id < originalId;
  const earlier = isFirst ? await hold(db, id) : undefined;
  const original = await questions.lockQuestion(db, originalId);
  const question = earlier ?? (await hold(db, id));
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
  await audit.insertAudit(ctx.db, {
    actor: ctx.admin.username,
    verb,
    target: `question:${id}`,
    before,
    after,
  });
}

/** Tells the asker that the question stands on the site. */
async function notifyOfPlace(
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
