import type { OpenQuestion } from '@aw/contracts/questions/claims';
import * as experts from '@aw/db/experts';
import * as questions from '@aw/db/questions';
import * as z from 'zod/mini';
import { minuteMs } from '../../../config/durations';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { bigintKey, timeKey } from '../../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../../server/pages';
import { promisedAtOf, toQuestionCard } from '../question.mapper';
import { findActingExpert, lockActingExpert } from '../question.policy';
import {
  answerExists,
  ownQuestion,
  questionClaimed,
  questionNotFound,
  tooManyClaims,
} from '../questions.errors';

const claimMs = 30 * minuteMs;
/** An expert who claimed many questions would keep others from answering them. */
const maxClaims = 3;

type Claim = { isOwn: boolean; expiresAt: string };

/**
 * Claims a question for 30 minutes from now, also if the acting expert has claimed it already.
 *
 * @throws 403, 404, 409 `questions.own`, `answers.exists`, and `questions.claimed` if another expert has claimed it, or if
 * the expert has as many claims as allowed.
 */
export async function claimQuestion(ctx: UserContext, questionId: number): Promise<Claim> {
  await findActingExpert(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockActingExpert(ctx);
    const question = await questions.lockAnswerable(ctx.db, questionId);
    if (!question?.is_listed) throw questionNotFound();
    if (question.asker_id === ctx.userId) throw ownQuestion();
    if (await questions.hasAnswered(ctx.db, questionId, ctx.userId)) throw answerExists();
    const now = ctx.now();
    const claim = await questions.findClaim(ctx.db, questionId, now);
    if (claim && claim.expert_id !== ctx.userId) throw questionClaimed(claim.expires_at);
    const otherClaims = await questions.countClaims(ctx.db, {
      expertId: ctx.userId,
      besides: questionId,
      now,
    });
    if (otherClaims >= maxClaims) throw tooManyClaims(maxClaims);
    await questions.endClaims(ctx.db, { questionId, expertId: ctx.userId, now });
    const until = new Date(now.getTime() + claimMs);
    await questions.insertClaim(ctx.db, { questionId, expertId: ctx.userId, now, until });
    return { isOwn: true, expiresAt: until.toISOString() };
  });
}

/** Releases a claimed question to other experts. The draft is kept. Throws 403 and 404. */
export async function releaseQuestion(ctx: UserContext, questionId: number): Promise<void> {
  await findActingExpert(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockActingExpert(ctx);
    if (!(await questions.lockAnswerable(ctx.db, questionId))) throw questionNotFound();
    await questions.endClaims(ctx.db, { questionId, expertId: ctx.userId, now: ctx.now() });
  });
}

type Draft = { content: string; steps: { label: string; content: string }[] };

/** Returns the answer that the acting expert is writing, as it was last saved. Throws 403. */
export async function getAnswerDraft(ctx: UserContext, questionId: number) {
  await findActingExpert(ctx);
  const row = await questions.findAnswerDraft(ctx.db, questionId, ctx.userId);
  if (!row) return { draft: null };
  return { draft: { content: row.content, steps: row.steps, savedAt: row.saved_at.toISOString() } };
}

/** Saves the draft, even if somebody else has claimed the question; deletes an empty one. Throws 403 and 404. */
export async function saveAnswerDraft(ctx: UserContext, questionId: number, draft: Draft) {
  await findActingExpert(ctx);
  const savedAt = ctx.now();
  await inTransaction(ctx, async (ctx) => {
    await lockActingExpert(ctx);
    const question = await questions.findPage(ctx.db, questionId);
    if (question?.status !== 'visible') throw questionNotFound();
    if (draft.content === '' && draft.steps.length === 0)
      await questions.deleteAnswerDraft(ctx.db, questionId, ctx.userId);
    else await questions.saveAnswerDraft(ctx.db, { questionId, userId: ctx.userId, ...draft, savedAt });
  });
  return { savedAt: savedAt.toISOString() };
}

const openKeys = z.tuple([timeKey, bigintKey]);

/** Returns a page of unanswered questions in the acting expert's subjects, the earliest promise first. Throws 403. */
export async function listOpenQuestions(ctx: UserContext, query: PageQuery): Promise<Slice<OpenQuestion>> {
  await findActingExpert(ctx);
  const now = ctx.now();
  const profile = await experts.find(ctx.db, ctx.userId);
  const subjects = profile?.subjects.length ? profile.subjects.map((one) => one.toLowerCase()) : null;
  const slice = await getSlice(query, {
    keys: openKeys,
    load: ({ limit, after }) =>
      questions.listOpen(ctx.db, {
        expertId: ctx.userId,
        subjects,
        now,
        limit,
        after: after && { promisedAt: new Date(after[0]), id: after[1] },
      }),
    // The query selects only questions with a promised time.
    keysOf: (row): [string, number] => [(row.promised_at ?? now).toISOString(), row.id],
  });
  return mapSlice(slice, (row) => ({
    ...toQuestionCard(row),
    promisedAt: promisedAtOf(row, { isAsker: false }),
    claim: row.claimed_until && { isOwn: true, expiresAt: row.claimed_until.toISOString() },
  }));
}
