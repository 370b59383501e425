import type { Answer, AnswerFields } from '@aw/contracts/questions/answers';
import type { Database } from '@aw/db';
import * as imageQueries from '@aw/db/images';
import type { AnswerableQuestion, NewStep } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError, forbidden } from '../../../errors/feature-error';
import { requireTerms } from '../../content/policies';
import { claimImages } from '../../images/claim-images';
import { contentColumns } from '../question.mapper';
import { findActingExpert, lockActingExpert, replyHoldReason, takeReply } from '../question.policy';
import {
  answerExists,
  answerNotFound,
  ownQuestion,
  questionClaimed,
  questionNotFound,
} from '../questions.errors';
import { announceAnswer } from './announce-answer';
import { toAnswer } from './answer.mapper';

/**
 * Answers a question as an expert. If another expert has claimed the question, the answer is refused and its text is saved
 * as a draft.
 *
 * @throws 403, 404, 409, 422 `text.too_complex` and 429.
 */
export async function postAnswer(ctx: UserContext, questionId: number, form: AnswerFields): Promise<Answer> {
  await findActingExpert(ctx);
  await requireTerms(ctx);
  await takeReply(ctx);
  const compiled = await compile(ctx, form);
  const result = await inTransaction(ctx, async (ctx) => {
    await lockActingExpert(ctx);
    const question = await questions.lockAnswerable(ctx.db, questionId);
    if (!question?.is_listed) throw questionNotFound();
    const refusal = await refusalOf(ctx, question);
    if (refusal) {
      await saveRefusedDraft(ctx, questionId, form);
      return refusal;
    }
    await claimImages(ctx.db, ctx.userId, compiled.images);
    const holdReason = await answerHoldReason(ctx, compiled);
    const id = await questions.insertAnswer(ctx.db, {
      question_id: questionId,
      expert_id: ctx.userId,
      content: form.content,
      ...contentColumns(compiled),
      status: holdReason === null ? 'visible' : 'held',
      held_because: holdReason,
      created_at: ctx.now(),
    });
    await questions.replaceSteps(ctx.db, id, compiled.steps);
    if (compiled.images.length > 0)
      await imageQueries.updateHidden(ctx.db, { kind: 'answer', id }, compiled.images);
    if (holdReason === null) await announceAnswer(ctx, question, { id, expertId: ctx.userId });
    return answerFor(ctx.db, ctx.userId, id);
  });
  if (result instanceof FeatureError) throw result;
  return result;
}

async function refusalOf(ctx: UserContext, question: AnswerableQuestion) {
  if (question.asker_id === ctx.userId) return ownQuestion();
  if (await questions.hasAnswered(ctx.db, question.id, ctx.userId)) return answerExists();
  const claim = await questions.findClaim(ctx.db, question.id, ctx.now());
  return claim && claim.expert_id !== ctx.userId ? questionClaimed(claim.expires_at) : undefined;
}

/** The draft is committed although the answer is refused: the caller throws the refusal afterwards. */
async function saveRefusedDraft(ctx: UserContext, questionId: number, form: AnswerFields) {
  const { content, steps = [] } = form;
  await questions.saveAnswerDraft(ctx.db, {
    questionId,
    userId: ctx.userId,
    content,
    steps,
    savedAt: ctx.now(),
  });
}

/**
 * Changes the acting expert's own answer and keeps its earlier version. A verification of the earlier text ends.
 *
 * @throws 403 for someone else's answer, 404 if it is not public, 422 `text.too_complex` and 429.
 */
export async function editAnswer(ctx: UserContext, answerId: number, form: AnswerFields): Promise<Answer> {
  await findActingExpert(ctx);
  await takeReply(ctx);
  const compiled = await compile(ctx, form);
  return inTransaction(ctx, async (ctx) => {
    await lockActingExpert(ctx);
    const place = await questions.locateAnswer(ctx.db, answerId);
    const question = place && (await questions.lockAnswerable(ctx.db, place.question_id));
    const answer = question && (await questions.lockAnswer(ctx.db, answerId));
    if (!answer || answer.status === 'removed') throw answerNotFound();
    if (answer.expert_id !== ctx.userId) throw notOwnAnswer(answer, question);
    await claimImages(ctx.db, ctx.userId, compiled.images);
    const now = ctx.now();
    await questions.saveAnswerVersion(ctx.db, answer, now);
    const before = [answer, ...(await questions.listSteps(ctx.db, answerId))].map((part) => part.content);
    const holdReason = await answerHoldReason(ctx, compiled);
    await questions.updateAnswer(ctx.db, answerId, {
      content: form.content,
      ...contentColumns(compiled),
      status: holdReason === null ? answer.status : 'held',
      ...(holdReason === null ? {} : { held_because: holdReason }),
      verified_at: null,
      verified_by: null,
      edited_at: now,
    });
    await questions.replaceSteps(ctx.db, answerId, compiled.steps);
    await imageQueries.updateHidden(ctx.db, { kind: 'answer', id: answerId }, [
      ...before,
      ...compiled.images,
    ]);
    return answerFor(ctx.db, ctx.userId, answerId);
  });
}

/** Returns the acting expert's own answer as it was typed. Throws 403 for someone else's, and 404 if it is not public. */
export async function getAnswerSource(ctx: UserContext, answerId: number) {
  const answer = await questions.findAnswer(ctx.db, answerId, ctx.userId);
  if (!answer || answer.status === 'removed') throw answerNotFound();
  if (answer.expert_id !== ctx.userId) {
    const place = await questions.locateAnswer(ctx.db, answerId);
    const question = place && (await questions.findPage(ctx.db, place.question_id));
    throw notOwnAnswer(answer, { is_listed: question?.status === 'visible' });
  }
  return { content: answer.content, steps: await questions.listSteps(ctx.db, answerId) };
}

/** Returns the error for someone else's answer. If it is held, or its question is, it does not exist for others. */
function notOwnAnswer(
  answer: { status: string },
  question: { is_listed: boolean | null } | undefined,
): FeatureError {
  return answer.status === 'visible' && question?.is_listed ? forbidden() : answerNotFound();
}

type Compiled = { html: string; text: string; texts: string[]; images: string[]; steps: NewStep[] };

async function compile(ctx: UserContext, { content, steps = [] }: AnswerFields): Promise<Compiled> {
  const answer = await ctx.richText.compile(content, ctx.caller);
  const compiled: Compiled = { ...answer, texts: [content], images: [...answer.images], steps: [] };
  // One after the other, so that a person occupies one place of the compiler, however many hints there are.
  for (const step of steps) {
    const { html, images } = await ctx.richText.compile(step.content, ctx.caller);
    compiled.steps.push({ ...step, content_html: html });
    compiled.texts.push(step.label, step.content);
    compiled.images.push(...images);
  }
  return compiled;
}

function answerHoldReason(ctx: UserContext, { texts, images }: Compiled): Promise<string | null> {
  return replyHoldReason(ctx, { texts, images: images.length });
}

async function answerFor(db: Database, userId: string, id: number): Promise<Answer> {
  const row = await questions.findAnswer(db, id, userId);
  if (!row) throw new Error('An answer that was stored in this transaction is not there.');
  return toAnswer(row, { id: userId, isExpert: true });
}
