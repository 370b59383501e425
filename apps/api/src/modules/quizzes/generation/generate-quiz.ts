import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type generateQuiz as contract,
  minGeneratedQuestions,
  type QuizGeneration,
} from '@aw/contracts/quizzes/generation';
import type { Quiz } from '@aw/contracts/quizzes/public';
import type { GenerationRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import type * as z from 'zod/mini';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { ownGroup } from '../../../server/files/queue-group';
import { lockActiveUser } from '../../../server/lock-user';
import { giveOneBack, NoneLeftError, takeOne } from '../../ai/spending/allowance';
import { findNoRoom } from '../../ai/spending/spending';
import { drawablePart, requireDrawable } from '../../certificates/drawable-text';
import { requireCheckedText } from '../../documents/document.policy';
import { findAccessible } from '../../documents/find-accessible';
import {
  generationFailed,
  generationNotFound,
  generationRunning,
  modelNeeded,
  noQuizzesLeft,
  nothingAnswered,
  tooFewQuestions,
} from '../quizzes.errors';
import { countForWish } from './bank-items';
import { toGenerations } from './generation.mapper';
import { getOwnQuiz } from './own-quizzes';
import { listSourceAnswers } from './source-texts';

type Body = z.output<typeof contract.body>;

const maxWaitMs = 120_000;
const pollMs = 400;

/**
 * Starts making a quiz, once per key, and waits for it. Returns null instead of a quiz that is still being made. Throws 409
 * while another is being made, 422 when the bank has too few questions or a certificate cannot show the subject or topic,
 * 429 with the reset, and 502 when no quiz could be made; then it does not count.
 */
export async function generateQuiz(
  ctx: UserContext,
  body: Body,
  signal: AbortSignal,
): Promise<{ quiz: Quiz | null; generation: QuizGeneration }> {
  const { userId } = ctx;
  const before = body.key ? await quizzes.findGenerationByKey(ctx.db, { key: body.key, userId }) : undefined;
  const id = before?.id ?? (await startQuiz(ctx, body));
  const row = await waitFor(ctx, id, body.isAwaited ? maxWaitMs : 0, signal);
  if (row.state === 'failed' && body.isAwaited) throw generationFailed(row.failure ?? '');
  const [generation] = await toGenerations(ctx.db, userId, [row]);
  if (!generation) throw generationNotFound();
  const quiz = row.quiz_id === null ? null : await getOwnQuiz(ctx, row.quiz_id);
  return { quiz, generation };
}

async function startQuiz(ctx: UserContext, body: Body): Promise<string> {
  const { subject, difficulty, questionCount, key } = body;
  const documentId = body.documentId ?? null;
  const conversationId = documentId === null ? (body.conversationId ?? null) : null;
  const typedTopic = body.specificTopic?.trim() || null;
  await requireDrawable(ctx, subject, { field: 'subject', name: 'subject' });
  if (typedTopic) await requireDrawable(ctx, typedTopic, { field: 'specificTopic', name: 'topic' });
  const chatTitle = await requireSources(ctx, {
    subject,
    specificTopic: typedTopic,
    documentId,
    conversationId,
  });
  const specificTopic = typedTopic ?? chatTitle;
  await takeOne(ctx, 'quizzes', ctx.userId).catch((error) => {
    throw error instanceof NoneLeftError ? noQuizzesLeft(error) : error;
  });
  let startedId: string | undefined;
  try {
    return await inTransaction(ctx, async (ctx) => {
      await lockActiveUser(ctx.db, ctx.userId);
      const before = key ? await quizzes.findGenerationByKey(ctx.db, { key, userId: ctx.userId }) : undefined;
      if (before) return before.id;
      if (await quizzes.hasOpenGeneration(ctx.db, ctx.userId)) throw generationRunning();
      const id = randomUUID();
      const group = ctx.caller?.group ?? ownGroup({ userId: ctx.userId });
      const place = await quizzes.countQueuedGenerations(ctx.db, group);
      await quizzes.insertGeneration(
        ctx.db,
        {
          id,
          user_id: ctx.userId,
          send_key: key ?? null,
          subject,
          difficulty,
          specific_topic: specificTopic,
          document_id: documentId,
          conversation_id: conversationId,
          question_count: questionCount,
          queue_group: group,
        },
        ctx.now(),
      );
      await ctx.jobs.enqueue(
        ctx.db,
        conversationId === null ? 'make-quiz' : 'make-chat-quiz',
        { generationId: id, place: ctx.network },
        { turn: { group, place } },
      );
      startedId = id;
      return id;
    });
  } finally {
    if (startedId === undefined) await giveOneBack(ctx, 'quizzes', ctx.userId);
  }
}

type Sources = {
  subject: string;
  specificTopic: string | null;
  documentId: number | null;
  conversationId: string | null;
};

/**
 * Throws unless there is a model, which may read the document or chat, or the bank has enough questions. Returns the title
 * of the chat without characters that certificates cannot show.
 */
async function requireSources(
  ctx: UserContext,
  { documentId, conversationId, ...wish }: Sources,
): Promise<string | null> {
  const { endpoint } = ctx.ai;
  const hasModel = endpoint !== null && (await findNoRoom(ctx, endpoint)) === undefined;
  if (documentId !== null) {
    await findAccessible(ctx, documentId, ctx.userId);
    await requireCheckedText(ctx.db, documentId);
    if (!hasModel) throw modelNeeded();
  }
  if (conversationId !== null) {
    const { title, texts } = await listSourceAnswers(ctx, conversationId);
    if (texts.length === 0) throw nothingAnswered();
    if (!hasModel) throw modelNeeded();
    return (await drawablePart(ctx, title)).slice(0, 200).trim() || null;
  }
  if (hasModel) return null;
  const { questions } = await countForWish(ctx, wish, minGeneratedQuestions);
  if (questions < minGeneratedQuestions) throw tooFewQuestions(questions);
  return null;
}

/** Returns a generation when it ends, or after `forMs`. Marks it as watched, so that no notification is sent. */
async function waitFor(
  ctx: UserContext,
  id: string,
  forMs: number,
  signal: AbortSignal,
): Promise<GenerationRow> {
  const until = Date.now() + forMs;
  for (;;) {
    const row = await quizzes.findGeneration(ctx.db, { id, userId: ctx.userId });
    if (!row) throw generationNotFound();
    const isOver = row.state === 'done' || row.state === 'failed';
    if (isOver || signal.aborted || Date.now() >= until) return row;
    await quizzes.touchGeneration(ctx.db, id, ctx.now());
    await sleep(pollMs, undefined, { signal }).catch(() => {});
  }
}
