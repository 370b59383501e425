import type { askQuestion as contract, OwnQuestion } from '@aw/contracts/questions/public';
import * as examShields from '@aw/db/exam-shields';
import * as imageQueries from '@aw/db/images';
import * as questions from '@aw/db/questions';
import * as schools from '@aw/db/schools';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { invalidRequest } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';
import { limitPosts } from '../../server/security/limit-posts';
import { requireTerms } from '../content/changed-policies';
import { payForQuestion, takeQuestionCredit } from '../credits/question-payment';
import { useImages } from '../images/use-images';
import { contentColumns } from './content-columns';
import { lockExamMatch } from './find-exam-match';
import { holdRuleOf } from './hold-rule';
import { promiseFrom } from './promise';
import { toOwnQuestion } from './question.mapper';

type Form = z.output<typeof contract.body>;

/**
 * Posts a question of the acting person. Counts the person and the address, whichever reaches the day's limit first; a
 * refused question counts only as an attempt. Throws 400, 402 `credits.none`, 403 `terms.needed`, 422 `text.too_complex` and 429.
 */
export async function askQuestion(ctx: UserContext, address: string, form: Form): Promise<OwnQuestion> {
  await requireTerms(ctx);
  const { LIMIT_QUESTIONS_PER_DAY: maxPerDay } = ctx.config;
  return limitPosts(ctx, { name: 'questions', userId: ctx.userId, address, maxPerDay }, () =>
    postQuestion(ctx, form),
  );
}

/**
 * Stores a question; one about a course belongs to the course's school. It is held until staff have looked at it when the
 * person is new here, when a moderation rule applies or while it matches an exam. The time for an answer is promised when
 * the question becomes visible.
 */
async function postQuestion(ctx: UserContext, form: Form): Promise<OwnQuestion> {
  const schoolAndCourse = await schoolAndCourseOf(ctx, form);
  const compiled = await ctx.richText.compile(form.content, ctx.caller);
  const { images } = compiled;
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    await useImages(ctx.db, ctx.userId, images);
    const isNewcomer = !(await questions.isKnownAsker(ctx.db, ctx.userId));
    const paidWith = await payForQuestion(ctx.db, ctx.userId);
    const because = await holdRuleOf(ctx, form, { images: images.length, isNewcomer });
    const now = ctx.now();
    const exam = await lockExamMatch(ctx.db, form, now);
    const isHeld = isNewcomer || because !== null || exam !== undefined;
    const subject = form.subject || null;
    const id = await questions.insertQuestion(ctx.db, {
      asker_id: ctx.userId,
      title: form.title,
      content: form.content,
      ...contentColumns(compiled),
      subject,
      status: isHeld ? 'held' : 'visible',
      held_because: because,
      held_until: exam?.until ?? null,
      paid_with: paidWith,
      promised_at: isHeld ? null : await promiseFrom(ctx.db, subject, now),
      created_at: now,
      ...schoolAndCourse,
    });
    if (exam) await examShields.setExamHolds(ctx.db, id, exam.shieldIds);
    if (images.length > 0) await imageQueries.updateHiddenImages(ctx.db, { kind: 'question', id }, images);
    await takeQuestionCredit(ctx.db, ctx.userId, { id, paid_with: paidWith });
    await questions.deleteQuestionDraft(ctx.db, ctx.userId);
    const row = await questions.findQuestion(ctx.db, id);
    if (!row) throw new Error('A question that was stored in this transaction is not there.');
    return toOwnQuestion(row);
  });
}

async function schoolAndCourseOf(ctx: UserContext, { schoolId = null, courseId = null }: Form) {
  const course = courseId === null ? undefined : await schools.findCourse(ctx.db, courseId);
  if (courseId !== null && (!course || (schoolId !== null && course.school_id !== schoolId)))
    throw invalidRequest('Please choose a course at this school from the list.', 'courseId');
  const school_id = course?.school_id ?? schoolId;
  if (school_id !== null && !course && !(await schools.findSchool(ctx.db, school_id)))
    throw invalidRequest('Please choose a school from the list.', 'schoolId');
  return { school_id, course_id: courseId };
}
