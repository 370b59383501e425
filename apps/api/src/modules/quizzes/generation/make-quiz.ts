import { minGeneratedQuestions } from '@aw/contracts/quizzes/generation';
import type { GeneratedQuestion } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import { hourMs } from '../../../config/durations';
import type { Context, UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { giveOneBack } from '../../ai/spending/allowance';
import { drawablePart } from '../../certificates/drawable-text';
import { notify } from '../../notifications/notify';
import { drawForWish } from './bank-items';
import { generateItems } from './generate-items';
import { headOf } from './generated-head';
import { subjectNamed } from './quiz-subject';

type Generation = NonNullable<Awaited<ReturnType<typeof quizzes.lockGeneration>>>;

/** A person who has not checked for this long has left, and gets a notification. */
const awayMs = 10_000;
/** No quiz takes this long, with all its tries. */
const maxDurationMs = hourMs;
const maxPerRun = 100;

const failures = {
  bank: 'The quiz bank has too few questions about that. Questions of a quiz you are taking now do not count.',
  spent: 'The AI model has reached its limit for today.',
  shareSpent: 'The AI model has reached today’s limit for people without a confirmed account.',
  setAside: 'The AI model is busy with other answers and close to its limit for today.',
  tooFew: 'Too few of the new questions passed our checks.',
  gone: 'The AI model did not give a usable answer.',
};

/**
 * Makes a waiting quiz, continuing with the questions of an earlier try; a finished quiz stays as it is. A failed quiz is
 * given back to the allowance of its person and of their address.
 */
export async function makeQuiz(ctx: Context, id: string, place?: string): Promise<void> {
  const { endpoint } = ctx.ai;
  const generation = await inTransaction(ctx, async (ctx) => {
    const row = await quizzes.lockGeneration(ctx.db, id);
    if (!row) return undefined;
    const source = row.source ?? (endpoint ? 'model' : 'library');
    const model = source === 'model' ? (endpoint?.about?.name ?? null) : null;
    await quizzes.startGeneration(ctx.db, id, { source, model });
    return { ...row, source, model };
  });
  if (!generation) return;
  const { user_id: userId, queue_group: group } = generation;
  const ownerCtx: UserContext = {
    ...ctx,
    userId,
    network: place,
    ...(group === null ? {} : { caller: { group } }),
  };
  const wish = { ...generation, specificTopic: generation.specific_topic };
  let generated: Awaited<ReturnType<typeof generateItems>> | undefined;
  if (generation.source === 'model' && endpoint)
    try {
      generated = await generateItems(ownerCtx, endpoint, {
        wish,
        count: generation.question_count,
        documentId: generation.document_id,
        conversationId: generation.conversation_id,
        progress: { items: generation.items, dropped: generation.dropped },
        saveProgress: (progress) => quizzes.saveGeneratedQuestions(ctx.db, id, progress),
      });
    } catch (error) {
      // Another try would fail too, because the document may not be read.
      if (error instanceof FeatureError) return fail(ctx, id, error.message, place);
      throw error;
    }
  if (generated && generated.items.length >= minGeneratedQuestions)
    return store(ctx, generation, generated.items);
  // The bank replaces the model, and the quiz says so; it has no questions about documents and chats.
  const drawn =
    generation.document_id === null && generation.conversation_id === null
      ? await drawForWish(ownerCtx, wish, generation.question_count)
      : [];
  if (drawn.length < minGeneratedQuestions) {
    // The model was paid for its questions, so an impossible topic counts too.
    if (generated && !generated.noRoom) return void (await end(ctx, id, `${failures.tooFew} ${doesCount}`));
    return fail(ctx, id, failures[generated?.noRoom ?? 'tooFew'], place);
  }
  await inTransaction(ctx, (ctx) => quizzes.startGeneration(ctx.db, id, { source: 'library', model: null }));
  await store(ctx, { ...generation, source: 'library', model: null }, drawn);
}

const doesNotCount = 'This quiz does not count towards your limit.';
const doesCount = 'This quiz counts towards your limit, because the AI model wrote questions for it.';

/** Ends a quiz when every try has failed; it does not count. */
export async function giveUpOnQuiz(ctx: Context, id: string, place?: string): Promise<void> {
  await fail(ctx, id, failures.gone, place);
}

/** Ends quizzes whose job is gone, each in its own transaction. */
export async function endForgottenQuizzes(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - maxDurationMs);
  for (const id of await quizzes.listAbandonedGenerations(ctx.db, before, maxPerRun))
    await giveUpOnQuiz(ctx, id);
}

async function store(
  ctx: Context,
  generation: Generation,
  items: readonly GeneratedQuestion[],
): Promise<void> {
  const { id, subject: typed, source } = generation;
  const subject = subjectNamed(typed) ?? typed;
  const now = ctx.now();
  // The title of a document may have characters that certificates cannot show.
  const title = await drawablePart(ctx, titleOf(subject, generation));
  await inTransaction(ctx, async (ctx) => {
    const row = await quizzes.lockGeneration(ctx.db, id);
    if (!row) return;
    const quizId = await quizzes.insertGenerated(
      ctx.db,
      {
        owner_id: row.user_id,
        title,
        subject,
        total_questions: items.length,
        is_machine_made: source === 'model',
        ...headOf(
          items.map(({ difficulty }) => difficulty),
          { ...row, wanted_difficulty: row.difficulty, is_machine_made: source === 'model', leftOut: 0 },
        ),
      },
      now,
    );
    for (const [at, { mistakes, ...item }] of items.entries()) {
      const place = { quiz_id: quizId, version: 1, first_id: null, position: at + 1 };
      await quizzes.insertQuestion(
        ctx.db,
        { ...item, ...place, mistakes: mistakes as Record<string, string> },
        now,
      );
    }
    await quizzes.endGeneration(ctx.db, id, { state: 'done', quiz_id: quizId, checked: items.length }, now);
    await notifyIfAway(ctx, row, { quizId, questions: items.length });
  });
}

/** Ends a quiz that could not be made, without counting it. */
async function fail(ctx: Context, id: string, failure: string, place?: string): Promise<void> {
  const userId = await end(ctx, id, `${failure} ${doesNotCount}`);
  if (userId !== undefined) await giveOneBack({ ...ctx, network: place }, 'quizzes', userId);
}

/** Ends a quiz that could not be made. Returns its owner's id, or undefined when it had already ended. */
async function end(ctx: Context, id: string, failure: string): Promise<string | undefined> {
  const now = ctx.now();
  return inTransaction(ctx, async (ctx) => {
    const row = await quizzes.lockGeneration(ctx.db, id);
    if (!row) return undefined;
    await quizzes.endGeneration(ctx.db, id, { state: 'failed', failure }, now);
    await notifyIfAway(ctx, row, { quizId: null, questions: 0 });
    return row.user_id;
  });
}

async function notifyIfAway(
  ctx: Context,
  row: Generation,
  outcome: { quizId: number | null; questions: number },
): Promise<void> {
  if (ctx.now().getTime() - row.watched_at.getTime() < awayMs) return;
  await notify(ctx, {
    userId: row.user_id,
    mail: { kind: 'quiz_generated', subject: row.subject, wanted: row.question_count, ...outcome },
    link: outcome.quizId === null ? '/ai-quiz-generator' : `/quiz/${outcome.quizId}`,
  });
}

function titleOf(subject: string, { specific_topic: topic, document_title: document }: Generation): string {
  const about = document ?? topic;
  return (about ? `${subject}: ${about}` : `${subject} quiz`).slice(0, 200);
}
