import { richTextVersion } from '@aw/content/rich-text-version';
import { formatCount } from '@aw/contracts/duration-text';
import type { Database } from '@aw/db';
import * as quizQueries from '@aw/db/quizzes';
import type { BankItem, BankQuiz } from '@aw/quiz-bank';
import type { Context } from '../context';
import { inTransaction } from '../database/in-transaction';
import { attemptAll } from '../jobs/attempt-all';

/**
 * Loads new and changed quizzes of the bank at each start, each in its own transaction and by one process at a time. A
 * changed item becomes a new version, and open attempts keep the earlier one. Changes by authors stay until the bank
 * changes the same item, and questions that authors added always stay.
 */
export async function loadQuizBank(
  ctx: Pick<Context, 'db' | 'now'>,
  quizzes?: readonly BankQuiz[],
): Promise<void> {
  const bank = quizzes ?? (await import('@aw/quiz-bank')).readQuizBank();
  const loadedHashes = await quizQueries.listBankStates(ctx.db);
  const changed = bank.filter(({ key, hash }) => loadedHashes.get(key) !== hash);
  await attemptAll(
    async ({ attempt }) => {
      for (const quiz of changed) await attempt(() => loadOnce(ctx, quiz));
    },
    (failures) => `${formatCount(failures, 'quiz', 'quizzes')} of the bank could not be loaded.`,
  );
}

/** Loads a quiz unless another process has loaded it while this one waited for the lock. */
async function loadOnce(ctx: Pick<Context, 'db' | 'now'>, quiz: BankQuiz): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await quizQueries.lockBank(ctx.db);
    if ((await quizQueries.listBankStates(ctx.db)).get(quiz.key) === quiz.hash) return;
    await loadQuiz(ctx.db, quiz, ctx.now());
  });
}

async function loadQuiz(db: Database, quiz: BankQuiz, now: Date): Promise<void> {
  const quizId = await quizQueries.upsertBankQuiz(
    db,
    {
      bank_key: quiz.key,
      bank_hash: quiz.hash,
      title: quiz.title,
      subject: quiz.subject,
      description: quiz.description,
      difficulty: quiz.difficulty,
      time_limit: quiz.timeLimit,
      asked_questions: quiz.askedQuestions,
    },
    now,
  );
  const earlierRows = new Map(
    (await quizQueries.listBankQuestions(db, quizId)).map((row) => [row.bank_id, row]),
  );
  for (const [index, item] of quiz.items.entries()) {
    const position = index + 1;
    const earlier = earlierRows.get(item.id);
    earlierRows.delete(item.id);
    if (earlier?.hash === item.hash) {
      if (earlier.position !== position) await quizQueries.moveQuestion(db, earlier.id, position);
      continue;
    }
    if (earlier?.is_removed) await quizQueries.restoreQuestion(db, earlier.id);
    else if (earlier) await quizQueries.replaceQuestion(db, earlier.id, now);
    const row = { ...toRow(item), quiz_id: quizId, position };
    const version = (earlier?.version ?? 0) + 1;
    await quizQueries.insertQuestion(db, { ...row, version, first_id: earlier?.item_id ?? null }, now);
  }
  // The remaining items are no longer in the bank.
  for (const { id, is_removed: isRemoved } of earlierRows.values())
    if (!isRemoved) await quizQueries.replaceQuestion(db, id, now);
  await quizQueries.moveAddedQuestions(db, quizId, quiz.items.length);
  await quizQueries.recordChange(db, quizId, now);
}

function toRow({ id, topic, question, options, explanation, ...item }: BankItem) {
  return {
    bank_id: id,
    topic,
    question: question.source,
    question_html: question.html,
    option_a: options.A.source,
    option_b: options.B.source,
    option_c: options.C.source,
    option_d: options.D.source,
    option_a_html: options.A.html,
    option_b_html: options.B.html,
    option_c_html: options.C.html,
    option_d_html: options.D.html,
    correct_answer: item.correctAnswer,
    also_correct: null,
    mistakes: item.mistakes,
    explanation: explanation.source,
    explanation_html: explanation.html,
    // The bank was compiled at build time, by the compiler of this release.
    html_version: richTextVersion,
    source: item.source,
    hash: item.hash,
  };
}
