import type { Allowance, AnswerPromise } from '@aw/contracts/questions/asking';
import type { askQuestion as contract, OwnQuestion } from '@aw/contracts/questions/public';
import type { Database } from '@aw/db';
import * as credits from '@aw/db/credits';
import * as examShields from '@aw/db/exam-shields';
import * as imageQueries from '@aw/db/images';
import * as questions from '@aw/db/questions';
import * as schools from '@aw/db/schools';
import { freeQuestions, questionPrice } from '@aw/pricing';
import type * as z from 'zod/mini';
import { dayMs } from '../../config/durations';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError, invalidRequest } from '../../errors/feature-error';
import { limitPosts } from '../../server/limits/limit-posts';
import { lockActiveUser } from '../../server/lock-user';
import { requireTerms } from '../content/policies';
import { claimImages } from '../images/claim-images';
import { contentColumns, toOwnQuestion } from './question.mapper';
import { examTextOf, lockExamMatch, promiseAnswer, questionHoldReason } from './question.policy';
import { checkSource } from './question-source';

type Form = z.output<typeof contract.body>;

const answerTimesMs = 90 * dayMs;
/** Times of fewer answers are not shown: they would say nothing about the next one. */
const minAnswers = 5;

/** Returns what the acting person's next question would cost, when an answer is promised, and whether it waits for review. */
export async function getAllowance(ctx: UserContext, subject: string | null): Promise<Allowance> {
  const used = await questions.countFree(ctx.db, ctx.userId);
  return {
    freeLeft: Math.max(0, freeQuestions - used),
    freeTotal: freeQuestions,
    credits: await credits.sumEntries(ctx.db, ctx.userId),
    promise: await getAnswerPromise(ctx.db, subject, ctx.now()),
    isReviewedFirst: !(await questions.isKnownAsker(ctx.db, ctx.userId)),
  };
}

/** Returns the promise for a subject, and the median and 90th percentile of the times to an answer in the last 90 days. */
async function getAnswerPromise(db: Database, subject: string | null, now: Date): Promise<AnswerPromise> {
  const hours = await questions.findPromiseHours(db, subject);
  const since = new Date(now.getTime() - answerTimesMs);
  const { answers, median, p90 } = await questions.getAnswerTimes(db, subject ?? '', since);
  const isShown = answers >= minAnswers && median !== null && p90 !== null;
  return {
    hours,
    medianMinutes: isShown ? Math.round(median) : null,
    p90Minutes: isShown ? Math.round(p90) : null,
  };
}

/**
 * Posts a question. The daily limit counts both the person and their network address; a refused question counts only as
 * an attempt.
 *
 * @throws 400, 402 `credits.none`, 403 `terms.needed`, 422 `text.too_complex` and 429.
 */
export async function askQuestion(ctx: UserContext, address: string, form: Form): Promise<OwnQuestion> {
  await requireTerms(ctx);
  const { LIMIT_QUESTIONS_PER_DAY: maxPerDay } = ctx.config;
  return limitPosts(ctx, { name: 'questions', userId: ctx.userId, address, maxPerDay }, () =>
    postQuestion(ctx, form),
  );
}

/**
 * Stores a question. It is held until staff have seen it if the asker is new, if a moderation rule applies, or while it
 * matches an exam. The promised time counts from now, also while staff review it, but not while an exam holds it.
 */
async function postQuestion(ctx: UserContext, form: Form): Promise<OwnQuestion> {
  const place = await findSchoolAndCourse(ctx, form);
  const source = form.about ? await checkSource(ctx, form.about) : undefined;
  const compiled = await ctx.richText.compile(form.content, ctx.caller);
  const { images } = compiled;
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const subject = form.subject || null;
    await lockActiveUser(ctx.db, ctx.userId);
    await claimImages(ctx.db, ctx.userId, images);
    const isNewcomer = !(await questions.isKnownAsker(ctx.db, ctx.userId));
    const paidWith = await payForQuestion(ctx.db, ctx.userId);
    const holdReason = await questionHoldReason(ctx, form, { images: images.length, isNewcomer });
    const exam = await lockExamMatch(ctx.db, examTextOf(form, source?.quote), now);
    const isHeld = isNewcomer || holdReason !== null || exam !== undefined;

    const id = await questions.insert(ctx.db, {
      asker_id: ctx.userId,
      title: form.title,
      content: form.content,
      ...contentColumns(compiled),
      subject,
      status: isHeld ? 'held' : 'visible',
      held_because: holdReason,
      held_until: exam?.until ?? null,
      paid_with: paidWith,
      promised_at: exam ? null : await promiseAnswer(ctx.db, subject, now),
      created_at: now,
      ...place,
    });
    if (source) await questions.insertSource(ctx.db, { question_id: id, ...source });
    if (exam) await examShields.setHolds(ctx.db, id, exam.shieldIds);
    if (images.length > 0) await imageQueries.updateHidden(ctx.db, { kind: 'question', id }, images);
    await takeQuestionCredit(ctx.db, ctx.userId, { id, paid_with: paidWith });
    await questions.deleteDraft(ctx.db, ctx.userId);

    const question = await questions.find(ctx.db, id);
    if (!question) throw new Error('A question that was stored in this transaction is not there.');
    return { ...toOwnQuestion(question), hasSource: source !== undefined };
  });
}

/** A question about a course belongs to the course's school. */
async function findSchoolAndCourse(ctx: UserContext, { schoolId = null, courseId = null }: Form) {
  const course = courseId === null ? undefined : await schools.findCourse(ctx.db, courseId);
  if (courseId !== null && (!course || (schoolId !== null && course.school_id !== schoolId)))
    throw invalidRequest('Please choose a course at this school from the list.', 'courseId');
  const school_id = course?.school_id ?? schoolId;
  if (school_id !== null && !course && !(await schools.find(ctx.db, school_id)))
    throw invalidRequest('Please choose a school from the list.', 'schoolId');
  return { school_id, course_id: courseId };
}

const noCredits = () =>
  new FeatureError(
    402,
    'credits.none',
    `You have used your ${freeQuestions} free questions, and you have no unlock credit for another one. Your question was not posted, and we keep what you wrote. Upload your own documents to earn credits.`,
  );

/**
 * Returns how a person pays for their next question. The caller holds the lock of the person's row.
 *
 * @throws 402 `credits.none` without free questions and credits.
 */
async function payForQuestion(db: Database, userId: string): Promise<'free' | 'credit'> {
  if ((await questions.countFree(db, userId)) < freeQuestions) return 'free';
  if ((await credits.sumEntries(db, userId)) < questionPrice) throw noCredits();
  return 'credit';
}

/** Charges the credit of a question that was just stored. */
async function takeQuestionCredit(
  db: Database,
  userId: string,
  question: { id: number; paid_with: 'free' | 'credit' },
): Promise<void> {
  if (question.paid_with === 'free') return;
  const source = `question:${question.id}`;
  await credits.insertEntry(db, { userId, delta: -questionPrice, reason: 'question', source });
}

type PaidQuestion = { id: number; asker_id: string; paid_with: string };

/**
 * Returns the price of a question to its asker and says what it was; null if it was returned before. The caller holds the
 * locks of the person and the question.
 */
export async function returnQuestionPayment(
  db: Database,
  question: PaidQuestion,
): Promise<'free' | 'credit' | null> {
  const { id, asker_id: userId, paid_with: paidWith } = question;
  if (paidWith !== 'free' && paidWith !== 'credit') return null;
  await questions.update(db, id, { paid_with: 'returned' });
  if (paidWith === 'credit') {
    const source = `question_refund:${id}`;
    await credits.insertEntry(db, { userId, delta: questionPrice, reason: 'question_refund', source });
  }
  return paidWith;
}
