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
import { giveOneBack, NoneLeftError, takeOne } from '../../ai/allowance';
import { findNoRoom } from '../../ai/spending';
import { requireDrawable } from '../../certificates/certificate-signs';
import { requireCheckedText, requireLibraryAccess } from '../../documents/document.policy';
import { findAccessible } from '../../documents/find-accessible';
import {
  generationFailed,
  generationNotFound,
  generationRunning,
  modelNeeded,
  noQuizzesLeft,
  tooFewQuestions,
} from '../quizzes.errors';
import { countForWish } from './bank-items';
import { toGenerations } from './generation.mapper';
import { getOwnQuiz } from './own-quizzes';

type Body = z.output<typeof contract.body>;

const longestWaitMs = 120_000;
const lookEveryMs = 400;

/**
 * Begins to make a quiz, once for each key, and waits for it. The quiz is null where it is still being made then. Throws
 * 409 while another one is made, 422 when the bank has too few questions or a certificate cannot show the subject or topic,
 * 429 with the reset, and 502 when no quiz could be made; then it does not count.
 */
export async function generateQuiz(
  ctx: UserContext,
  body: Body,
  signal: AbortSignal,
): Promise<{ quiz: Quiz | null; generation: QuizGeneration }> {
  const { userId } = ctx;
  const before = body.key ? await quizzes.findGenerationByKey(ctx.db, { key: body.key, userId }) : undefined;
  const id = before?.id ?? (await begin(ctx, body));
  const row = await waitFor(ctx, id, body.isAwaited ? longestWaitMs : 0, signal);
  if (row.state === 'failed' && body.isAwaited) throw generationFailed(row.failure ?? '');
  const [generation] = await toGenerations(ctx.db, userId, [row]);
  if (!generation) throw generationNotFound();
  const quiz = row.quiz_id === null ? null : await getOwnQuiz(ctx, row.quiz_id);
  return { quiz, generation };
}

async function begin(ctx: UserContext, body: Body): Promise<string> {
  const { subject, difficulty, questionCount, key } = body;
  const specificTopic = body.specificTopic?.trim() || null;
  const documentId = body.documentId ?? null;
  await requireDrawable(ctx, subject, { field: 'subject', name: 'subject' });
  if (specificTopic) await requireDrawable(ctx, specificTopic, { field: 'specificTopic', name: 'topic' });
  await checkSources(ctx, { subject, specificTopic, documentId });
  await takeOne(ctx, 'quizzes', ctx.userId).catch((error) => {
    throw error instanceof NoneLeftError ? noQuizzesLeft(error) : error;
  });
  let begun: string | undefined;
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
          question_count: questionCount,
          queue_group: group,
        },
        ctx.now(),
      );
      await ctx.jobs.enqueueQuiz(ctx.db, { generationId: id, place: ctx.place }, { group, place });
      begun = id;
      return id;
    });
  } finally {
    if (begun === undefined) await giveOneBack(ctx, 'quizzes', ctx.userId);
  }
}

type Sources = { subject: string; specificTopic: string | null; documentId: number | null };

/** Whether there is something to make it of: a document that may be read and a model, or enough questions in the bank. */
async function checkSources(ctx: UserContext, { documentId, ...wish }: Sources): Promise<void> {
  const { endpoint } = ctx.ai;
  const hasModel = endpoint !== null && (await findNoRoom(ctx, endpoint)) === undefined;
  if (documentId !== null) {
    const { access } = await findAccessible(ctx, documentId, ctx.userId);
    if (!access.isOwn) await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
    await requireCheckedText(ctx.db, documentId);
    if (!hasModel) throw modelNeeded();
  }
  if (hasModel) return;
  const { questions } = await countForWish(ctx, wish, minGeneratedQuestions);
  if (questions < minGeneratedQuestions) throw tooFewQuestions(questions);
}

/** How it stands, at its end or after so many milliseconds; while somebody waits, nobody is told. */
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
    await quizzes.watchGeneration(ctx.db, id, ctx.now());
    await sleep(lookEveryMs, undefined, { signal }).catch(() => {});
  }
}
