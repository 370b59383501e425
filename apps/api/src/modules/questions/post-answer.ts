import type { Answer, AnswerFields } from '@aw/contracts/questions/answers';
import type { Database } from '@aw/db';
import * as imageQueries from '@aw/db/images';
import type { AnswerableQuestion, NewStep } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError, forbidden } from '../../errors/feature-error';
import { requireTerms } from '../content/changed-policies';
import { useImages } from '../images/use-images';
import { heldBecause } from '../moderation/hold-rules';
import { announceAnswer } from './announce-answer';
import { toAnswer } from './answer.mapper';
import { contentColumns } from './content-columns';
import { answerNotFound, questionNotFound } from './question.errors';
import { expertOf, lockExpert, ownQuestion } from './question.policy';
import { answerExists, questionClaimed } from './questions.errors';
import { takeReply } from './reply-limit';

const tenMinutesMs = 10 * 60 * 1000;

/**
 * Answers a question as an expert. One that another expert holds is refused with 409 `questions.claimed`, and what was
 * written is kept as a draft. Throws 403, 404, 409, 422 `text.too_complex` and 429.
 */
export async function postAnswer(ctx: UserContext, questionId: number, form: AnswerFields): Promise<Answer> {
  await expertOf(ctx);
  await requireTerms(ctx);
  await takeReply(ctx);
  const compiled = await compile(ctx, form);
  const result = await inTransaction(ctx, async (ctx) => {
    await lockExpert(ctx.db, ctx.userId);
    const question = await questions.lockAnswerable(ctx.db, questionId);
    if (!question?.is_listed) throw questionNotFound();
    const refusal = await refusalOf(ctx, question);
    if (refusal) {
      await keepDraft(ctx, questionId, form);
      return refusal;
    }
    await useImages(ctx.db, ctx.userId, compiled.images);
    const because = await ruleThatHolds(ctx, compiled);
    const id = await questions.insertAnswer(ctx.db, {
      question_id: questionId,
      expert_id: ctx.userId,
      content: form.content,
      ...contentColumns(compiled),
      status: because === null ? 'visible' : 'held',
      held_because: because,
      created_at: ctx.now(),
    });
    await questions.replaceSteps(ctx.db, id, compiled.steps);
    if (compiled.images.length > 0)
      await imageQueries.updateHiddenImages(ctx.db, { kind: 'answer', id }, compiled.images);
    if (because === null) await announceAnswer(ctx, question, { id, expertId: ctx.userId });
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

/** Kept although the answer is refused, which the caller throws once this is committed. */
async function keepDraft(ctx: UserContext, questionId: number, form: AnswerFields) {
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
 * Changes the acting expert's own answer; what it said before is kept, and who verified it has not verified this one.
 * Throws 403 for another's, 404 when it is not public, 422 `text.too_complex` and 429.
 */
export async function editAnswer(ctx: UserContext, answerId: number, form: AnswerFields): Promise<Answer> {
  await expertOf(ctx);
  await takeReply(ctx);
  const compiled = await compile(ctx, form);
  return inTransaction(ctx, async (ctx) => {
    await lockExpert(ctx.db, ctx.userId);
    const place = await questions.placeOfAnswer(ctx.db, answerId);
    const question = place && (await questions.lockAnswerable(ctx.db, place.question_id));
    const answer = question && (await questions.lockAnswer(ctx.db, answerId));
    if (!answer || answer.status === 'removed') throw answerNotFound();
    if (answer.expert_id !== ctx.userId) throw notYours(answer, question);
    await useImages(ctx.db, ctx.userId, compiled.images);
    const now = ctx.now();
    await questions.keepAnswerVersion(ctx.db, answer, now);
    const before = [answer, ...(await questions.listSteps(ctx.db, answerId))].map((part) => part.content);
    const because = await ruleThatHolds(ctx, compiled);
    await questions.updateAnswer(ctx.db, answerId, {
      content: form.content,
      ...contentColumns(compiled),
      status: because === null ? answer.status : 'held',
      ...(because === null ? {} : { held_because: because }),
      verified_at: null,
      verified_by: null,
      edited_at: now,
    });
    await questions.replaceSteps(ctx.db, answerId, compiled.steps);
    await imageQueries.updateHiddenImages(ctx.db, { kind: 'answer', id: answerId }, [
      ...before,
      ...compiled.images,
    ]);
    return answerFor(ctx.db, ctx.userId, answerId);
  });
}

/** The acting expert's own answer as it was typed. Throws 403 for another's, and 404 when the answer is not public. */
export async function getAnswerSource(ctx: UserContext, answerId: number) {
  const answer = await questions.findAnswer(ctx.db, answerId, ctx.userId);
  if (!answer || answer.status === 'removed') throw answerNotFound();
  if (answer.expert_id !== ctx.userId) {
    const place = await questions.placeOfAnswer(ctx.db, answerId);
    const question = place && (await questions.findQuestionPage(ctx.db, place.question_id));
    throw notYours(answer, { is_listed: question?.status === 'visible' });
  }
  return { content: answer.content, steps: await questions.listSteps(ctx.db, answerId) };
}

/** The refusal for another expert's answer. One that is held, or below a question that is, does not exist for others. */
function notYours(
  answer: { status: string },
  question: { is_listed: boolean | null } | undefined,
): FeatureError {
  return answer.status === 'visible' && question?.is_listed ? forbidden() : answerNotFound();
}

type Compiled = { html: string; text: string; texts: string[]; images: string[]; steps: NewStep[] };

async function compile(ctx: UserContext, { content, steps = [] }: AnswerFields): Promise<Compiled> {
  const whole = await ctx.richText.compile(content, ctx.caller);
  const compiled: Compiled = { ...whole, texts: [content], images: [...whole.images], steps: [] };
  // One after the other: a person takes one place of the compiler, however many steps there are.
  for (const step of steps) {
    const { html, images } = await ctx.richText.compile(step.content, ctx.caller);
    compiled.steps.push({ ...step, content_html: html });
    compiled.texts.push(step.label, step.content);
    compiled.images.push(...images);
  }
  return compiled;
}

async function ruleThatHolds(ctx: UserContext, { texts, images }: Compiled) {
  const since = new Date(ctx.now().getTime() - tenMinutesMs);
  const recentPosts = await questions.countRepliesSince(ctx.db, ctx.userId, since);
  return heldBecause({ texts, images: images.length, cameBefore: 0, recentPosts });
}

async function answerFor(db: Database, userId: string, id: number): Promise<Answer> {
  const row = await questions.findAnswer(db, id, userId);
  if (!row) throw new Error('An answer that was stored in this transaction is not there.');
  return toAnswer(row, { id: userId, isExpert: true });
}
