import { richTextVersion } from '@aw/content/rich-text-version';
import { counted } from '@aw/contracts/duration-text';
import type { Database } from '@aw/db';
import * as quizQueries from '@aw/db/quizzes';
import type { BankItem, BankQuiz } from '@aw/quiz-bank';
import type { Context } from '../context';
import { inTransaction } from '../database/in-transaction';

/**
 * Brings the quizzes of the bank into the library of this installation, at each start: those that are there as they are in
 * the bank stay untouched. A changed item is a new question beside its earlier version, which attempts under way keep; one
 * that left the bank is asked no more. What authors made of an item stays until the bank changes it: another text, another
 * key, that it was dropped or taken out; so do questions that they added. Each quiz is one transaction, and of several
 * processes one loads at a time; one quiz that fails does not hold up the others.
 */
export async function loadQuizBank(
  ctx: Pick<Context, 'db' | 'now'>,
  quizzes?: readonly BankQuiz[],
): Promise<void> {
  const bank = quizzes ?? (await import('@aw/quiz-bank')).readQuizBank();
  const known = await quizQueries.listBankStates(ctx.db);
  const failures: unknown[] = [];
  for (const quiz of bank.filter(({ key, hash }) => known.get(key) !== hash))
    await inTransaction(ctx, async (ctx) => {
      await quizQueries.lockQuizBank(ctx.db);
      if ((await quizQueries.listBankStates(ctx.db)).get(quiz.key) === quiz.hash) return;
      await loadQuiz(ctx.db, quiz, ctx.now());
    }).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${counted(failures.length, 'quiz', 'quizzes')} of the bank could not be loaded.`,
    );
}

async function loadQuiz(db: Database, quiz: BankQuiz, now: Date): Promise<void> {
  const quizId = await quizQueries.putBankQuiz(
    db,
    {
      bank_key: quiz.key,
      bank_hash: quiz.hash,
      title: quiz.title,
      subject: quiz.subject,
      description: quiz.description,
      difficulty: quiz.difficulty,
      time_limit: quiz.timeLimit,
    },
    now,
  );
  const present = new Map((await quizQueries.listBankQuestions(db, quizId)).map((row) => [row.bank_id, row]));
  for (const [index, item] of quiz.items.entries()) {
    const position = index + 1;
    const known = present.get(item.id);
    present.delete(item.id);
    if (known?.hash === item.hash) {
      if (known.position !== position) await quizQueries.moveQuestion(db, known.id, position);
      continue;
    }
    if (known?.is_removed) await quizQueries.forgetRemoval(db, known.id);
    else if (known) await quizQueries.replaceQuestion(db, known.id, now);
    const row = { ...toRow(item), quiz_id: quizId, position };
    const version = (known?.version ?? 0) + 1;
    await quizQueries.insertQuizQuestion(db, { ...row, version, first_id: known?.item_id ?? null }, now);
  }
  for (const { id, is_removed: isRemoved } of present.values())
    if (!isRemoved) await quizQueries.replaceQuestion(db, id, now);
  await quizQueries.moveAddedQuestions(db, quizId, quiz.items.length);
  await quizQueries.noteQuizChange(db, quizId, now);
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
    // The bank is compiled when it is built, by the compiler of this release.
    html_version: richTextVersion,
    source: item.source,
    hash: item.hash,
  };
}
