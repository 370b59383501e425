import type { Answer } from '@aw/contracts/questions/answers';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import type { AnswerableQuestion, LockedAnswer } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import * as users from '@aw/db/users';
import type { Context, StaffContext, UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { forbidden } from '../../../errors/feature-error';
import { lockActiveUser } from '../../../server/lock-user';
import { addEarning } from '../../experts/add-earning';
import { notify } from '../../notifications/notify';
import { findActingExpert, lockActingExpert } from '../question.policy';
import { answerChanged, answerNotFound, ownAnswer, stepOrder } from '../questions.errors';
import { toAnswer } from './answer.mapper';

type Locked = { question: AnswerableQuestion; answer: LockedAnswer };

/** Locks a visible answer and its question. Throws 404. */
async function lockVisible(db: Database, answerId: number): Promise<Locked> {
  const place = await questions.locateAnswer(db, answerId);
  const question = place && (await questions.lockAnswerable(db, place.question_id));
  const answer = question && (await questions.lockAnswer(db, answerId));
  if (!question?.is_listed || answer?.status !== 'visible') throw answerNotFound();
  return { question, answer };
}

/**
 * Like lockVisible, for actions that may pay the expert. The expert is locked first, so that a merge of accounts takes the
 * earning along; of two people, the one with the smaller id is locked first. Throws 409 if the answer went to another
 * account meanwhile.
 */
async function lockEarning(db: Database, answerId: number, actorId?: string): Promise<Locked> {
  const place = await questions.locateAnswer(db, answerId);
  if (!place) throw answerNotFound();
  const people = new Set([place.expert_id, ...(actorId === undefined ? [] : [actorId])]);
  for (const id of [...people].toSorted()) await users.lock(db, id);
  const locked = await lockVisible(db, answerId);
  if (locked.answer.expert_id !== place.expert_id) throw answerChanged();
  return locked;
}

/** Accepts an answer to the acting person’s question, or undoes that. Throws 403 for everyone else, and 404. */
export async function acceptAnswer(ctx: UserContext, answerId: number, isAccepted: boolean): Promise<Answer> {
  return inTransaction(ctx, async (ctx) => {
    const { question, answer } = await lockEarning(ctx.db, answerId, ctx.userId);
    const user = await lockActiveUser(ctx.db, ctx.userId);
    if (question.asker_id !== ctx.userId) throw forbidden();
    if ((answer.accepted_at !== null) !== isAccepted) {
      await questions.updateAnswer(ctx.db, answerId, { accepted_at: isAccepted ? ctx.now() : null });
      if (isAccepted) {
        await payExpert(ctx.db, answer);
        await notifyExpert(ctx, { question, answer }, 'accepted');
      }
    }
    return answerFor(ctx.db, user, answerId);
  });
}

/** Verifies the answer of another expert. Throws 403, 404, 409 `answers.own`, and 409 if it is already verified. */
export async function verifyAnswer(ctx: UserContext, answerId: number): Promise<Answer> {
  await findActingExpert(ctx);
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockEarning(ctx.db, answerId, ctx.userId);
    const user = await lockActingExpert(ctx);
    if (locked.answer.expert_id === ctx.userId) throw ownAnswer();
    await verify(ctx, locked, ctx.userId);
    // An edited answer can be verified again, but each expert is paid for it once.
    const source = `verification:${answerId}:${ctx.userId}`;
    await addEarning(ctx.db, { userId: ctx.userId, kind: 'verification', source });
    return answerFor(ctx.db, user, answerId);
  });
}

/**
 * Verifies an answer as staff. Throws 404, and 409 if it is already verified, or was edited after `editedAt`, the time of
 * the text that they read.
 */
export async function verifyAnswerAsStaff(
  ctx: StaffContext,
  answerId: number,
  editedAt?: string | null,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockEarning(ctx.db, answerId);
    const { is_verified: isVerified, edited_at } = locked.answer;
    if (editedAt !== undefined && editedAt !== (edited_at?.toISOString() ?? null)) throw answerChanged();
    await verify(ctx, locked, null);
    await logVerification(ctx, answerId, 'answer.verified', { isVerified }, { isVerified: true });
  });
}

/** Removes a verification as staff; earnings stay. Throws 404, and 409 if the answer is not verified. */
export async function unverifyAnswerAsStaff(ctx: StaffContext, answerId: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { answer } = await lockVisible(ctx.db, answerId);
    if (answer.verified_at === null) throw answerChanged();
    await questions.updateAnswer(ctx.db, answerId, { verified_at: null, verified_by: null });
    const by = answer.verified_by === null ? 'staff' : 'expert';
    const after = { isVerified: answer.accepted_at !== null };
    await logVerification(ctx, answerId, 'answer.unverified', { isVerified: true, by }, after);
  });
}

async function logVerification(
  ctx: StaffContext,
  answerId: number,
  verb: 'answer.verified' | 'answer.unverified',
  before: object,
  after: object,
): Promise<void> {
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb,
    target: `answer:${answerId}`,
    before,
    after,
  });
}

async function verify(ctx: Context, locked: Locked, verifierId: string | null) {
  if (locked.answer.verified_at !== null) throw answerChanged();
  await questions.updateAnswer(ctx.db, locked.answer.id, { verified_at: ctx.now(), verified_by: verifierId });
  await payExpert(ctx.db, locked.answer);
  await notifyExpert(ctx, locked, 'verified');
}

/** Records that an answer helped the acting person, or removes the record. Throws 404 and 409 `answers.own`. */
export async function rateHelpful(ctx: UserContext, answerId: number, isHelpful: boolean): Promise<Answer> {
  return inTransaction(ctx, async (ctx) => {
    const user = await lockActiveUser(ctx.db, ctx.userId);
    const { answer } = await lockVisible(ctx.db, answerId);
    if (answer.expert_id === ctx.userId) throw ownAnswer();
    await questions.setHelpful(ctx.db, { answerId, userId: ctx.userId, isHelpful });
    return answerFor(ctx.db, user, answerId);
  });
}

/** Scores the answer of another expert from 0 to 5, replacing an earlier score. Throws 403, 404 and 409 `answers.own`. */
export async function scoreAnswer(
  ctx: UserContext,
  answerId: number,
  { score, note }: { score: number; note?: string },
): Promise<void> {
  await findActingExpert(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockActingExpert(ctx);
    const locked = await lockVisible(ctx.db, answerId);
    if (locked.answer.expert_id === ctx.userId) throw ownAnswer();
    await questions.setQuality(ctx.db, {
      answerId,
      reviewerId: ctx.userId,
      score,
      note: note || null,
      at: ctx.now(),
    });
    await notifyExpert(ctx, locked, 'scored');
  });
}

/**
 * Reveals one hint of an answer and records it. Hints open in order; the number after the last hint opens the full answer
 * at any time. Throws 404, and 409 `answers.step_order` if an earlier hint is not open.
 */
export async function revealStep(ctx: UserContext, answerId: number, number: number): Promise<Answer> {
  return inTransaction(ctx, async (ctx) => {
    const user = await lockActiveUser(ctx.db, ctx.userId);
    await lockVisible(ctx.db, answerId);
    const row = await questions.findAnswer(ctx.db, answerId, ctx.userId);
    const full = (row?.steps.length ?? 0) + 1;
    if (!row || full === 1 || number > full) throw answerNotFound();
    const isNext = number === 1 || number === full || row.revealed.includes(number - 1);
    if (!isNext && !row.revealed.includes(full)) throw stepOrder();
    await questions.insertReveal(ctx.db, { answerId, number, userId: ctx.userId, at: ctx.now() });
    return answerFor(ctx.db, user, answerId);
  });
}

/** Pays the expert of an answer, once, when the asker, a second expert or staff approve it. */
async function payExpert(db: Database, { id, expert_id: userId }: LockedAnswer): Promise<void> {
  await addEarning(db, { userId, kind: 'answer', source: `answer:${id}` });
}

async function notifyExpert(
  ctx: Context,
  { question, answer }: Locked,
  what: 'accepted' | 'verified' | 'scored',
): Promise<void> {
  const { id: questionId, title } = question;
  const mail = { kind: 'answer_judged', title, questionId, what } as const;
  await notify(ctx, { userId: answer.expert_id, mail, link: `/questions/${questionId}` });
}

async function answerFor(db: Database, user: { id: string; is_expert: boolean }, id: number) {
  const row = await questions.findAnswer(db, id, user.id);
  if (!row) throw answerNotFound();
  return toAnswer(row, { id: user.id, isExpert: user.is_expert });
}
