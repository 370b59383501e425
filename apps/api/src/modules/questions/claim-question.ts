import type { OpenQuestion } from '@aw/contracts/questions/claims';
import * as experts from '@aw/db/experts';
import * as questions from '@aw/db/questions';
import * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { bigintKey, timeKey } from '../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../server/pages';
import { questionNotFound } from './question.errors';
import { toQuestionCard } from './question.mapper';
import { expertOf, lockExpert, ownQuestion } from './question.policy';
import { answerExists, questionClaimed, tooManyClaims } from './questions.errors';

const claimMs = 30 * 60 * 1000;
/** Who holds many questions keeps others from answering them. */
const mostClaims = 3;

type Claim = { isOwn: boolean; expiresAt: string };

/**
 * Takes a question for the acting expert, for 30 minutes from now, also when they hold it already. Throws 403, 404, 409
 * `questions.own`, `answers.exists`, and `questions.claimed` for one that another expert holds, or with three at once.
 */
export async function claimQuestion(ctx: UserContext, questionId: number): Promise<Claim> {
  await expertOf(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockExpert(ctx.db, ctx.userId);
    const question = await questions.lockAnswerable(ctx.db, questionId);
    if (!question?.is_listed) throw questionNotFound();
    if (question.asker_id === ctx.userId) throw ownQuestion();
    if (await questions.hasAnswered(ctx.db, questionId, ctx.userId)) throw answerExists();
    const now = ctx.now();
    const held = await questions.findClaim(ctx.db, questionId, now);
    if (held && held.expert_id !== ctx.userId) throw questionClaimed(held.expires_at);
    const others = await questions.countClaims(ctx.db, { expertId: ctx.userId, besides: questionId, now });
    if (others >= mostClaims) throw tooManyClaims(mostClaims);
    await questions.endClaims(ctx.db, { questionId, expertId: ctx.userId, now });
    const until = new Date(now.getTime() + claimMs);
    await questions.insertClaim(ctx.db, { questionId, expertId: ctx.userId, now, until });
    return { isOwn: true, expiresAt: until.toISOString() };
  });
}

/** Gives a question back to the other experts; what was written stays. Throws 403 and 404. */
export async function releaseQuestion(ctx: UserContext, questionId: number): Promise<void> {
  await expertOf(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockExpert(ctx.db, ctx.userId);
    if (!(await questions.lockAnswerable(ctx.db, questionId))) throw questionNotFound();
    await questions.endClaims(ctx.db, { questionId, expertId: ctx.userId, now: ctx.now() });
  });
}

type Draft = { content: string; steps: { label: string; content: string }[] };

/** The answer that the acting expert is writing, as it was last saved; throws 403. */
export async function getAnswerDraft(ctx: UserContext, questionId: number) {
  await expertOf(ctx);
  const row = await questions.findAnswerDraft(ctx.db, questionId, ctx.userId);
  if (!row) return { draft: null };
  return { draft: { content: row.content, steps: row.steps, savedAt: row.saved_at.toISOString() } };
}

/** Keeps it, whoever holds the question; an empty one is forgotten. Throws 403 and 404. */
export async function keepAnswerDraft(ctx: UserContext, questionId: number, draft: Draft) {
  await expertOf(ctx);
  const savedAt = ctx.now();
  await inTransaction(ctx, async (ctx) => {
    await lockExpert(ctx.db, ctx.userId);
    const question = await questions.findQuestionPage(ctx.db, questionId);
    if (question?.status !== 'visible') throw questionNotFound();
    if (draft.content === '' && draft.steps.length === 0)
      await questions.deleteAnswerDraft(ctx.db, questionId, ctx.userId);
    else await questions.saveAnswerDraft(ctx.db, { questionId, userId: ctx.userId, ...draft, savedAt });
  });
  return { savedAt: savedAt.toISOString() };
}

const openKeys = z.tuple([timeKey, bigintKey]);

/** A page of the questions that wait for an answer in the acting expert's subjects, the earliest promise first; throws 403. */
export async function listOpenQuestions(ctx: UserContext, query: PageQuery): Promise<Slice<OpenQuestion>> {
  await expertOf(ctx);
  const now = ctx.now();
  const profile = await experts.findExpert(ctx.db, ctx.userId);
  const subjects = profile?.subjects.length ? profile.subjects.map((one) => one.toLowerCase()) : null;
  const slice = await getSlice(query, {
    keys: openKeys,
    load: ({ limit, after }) =>
      questions.listOpenQuestions(ctx.db, {
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
    promisedAt: row.promised_at?.toISOString() ?? null,
    claim: row.claimed_until && { isOwn: true, expiresAt: row.claimed_until.toISOString() },
  }));
}
