import type { Letter } from '@aw/contracts/quizzes/attempts';
import type { Difficulty } from '@aw/contracts/quizzes/public';
import { sql } from 'kysely';
import type { Database } from '../database';

/** Returns the state of the bank from which each of its quizzes was made, by key. */
export async function listBankStates(db: Database): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('quizzes')
    .select(['bank_key', 'bank_hash'])
    .where('bank_key', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.bank_key ?? '', row.bank_hash]));
}

/** Lets only one process at a time load the bank. */
export async function lockBank(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('quiz_bank'))`.execute(trx);
}

type BankQuizRow = {
  bank_key: string;
  bank_hash: string;
  title: string;
  subject: string;
  description: string;
  difficulty: Difficulty;
  time_limit: number;
  /** Number of questions that an attempt asks. */
  asked_questions: number;
};

/** Writes a quiz of the bank over its earlier state, including changes by authors; returns its id. */
export async function upsertBankQuiz(trx: Database, quiz: BankQuizRow, now: Date): Promise<number> {
  const { bank_key: _, ...change } = quiz;
  const { id } = await trx
    .insertInto('quizzes')
    .values({ ...quiz, total_questions: 0, created_at: now, updated_at: now })
    .onConflict((oc) => oc.column('bank_key').doUpdateSet({ ...change, updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Lists the questions of a quiz that come from the bank, in their latest versions: present ones, and those that an
 * author removed.
 */
export async function listBankQuestions(trx: Database, quizId: number) {
  return trx
    .selectFrom('quiz_questions')
    .select(['id', 'item_id', 'bank_id', 'version', 'position', 'hash', 'is_removed'])
    .where('quiz_id', '=', quizId)
    .where('bank_id', 'is not', null)
    .where((eb) => eb.or([eb('replaced_at', 'is', null), eb('is_removed', '=', true)]))
    .orderBy('id')
    .execute();
}

export async function replaceQuestion(trx: Database, id: number, now: Date): Promise<void> {
  await trx.updateTable('quiz_questions').set({ replaced_at: now }).where('id', '=', id).execute();
}

/** Restores a question that an author removed, through a later version of it. */
export async function restoreQuestion(trx: Database, id: number): Promise<void> {
  await trx.updateTable('quiz_questions').set({ is_removed: false }).where('id', '=', id).execute();
}

/** Moves the questions that authors added to a quiz behind a number of questions of the bank. */
export async function moveAddedQuestions(trx: Database, quizId: number, behind: number): Promise<void> {
  await sql`
    update quiz_questions q set position = ${behind} + added.place
    from (
      select id, row_number() over (order by position, id) as place from quiz_questions
      where quiz_id = ${quizId} and bank_id is null and replaced_at is null
    ) added
    where q.id = added.id`.execute(trx);
}

export async function moveQuestion(trx: Database, id: number, position: number): Promise<void> {
  await trx.updateTable('quiz_questions').set({ position }).where('id', '=', id).execute();
}

type NewQuestion = {
  quiz_id: number;
  bank_id: string | null;
  version: number;
  /** Id of its first version; null for the first version itself. */
  first_id: number | null;
  position: number;
  topic: string | null;
  question: string;
  option_a: string;
  option_b: string;
  option_c: string;
  option_d: string;
  question_html: string;
  option_a_html: string;
  option_b_html: string;
  option_c_html: string;
  option_d_html: string;
  correct_answer: Letter;
  also_correct: Letter | null;
  /** Mistake that leads to each wrong option, by its letter. */
  mistakes: Readonly<Record<string, string>>;
  explanation: string;
  explanation_html: string;
  /** Version of the compiler that made its HTML. */
  html_version: number;
  source: string | null;
  hash: string;
  /** Only of a question of a generated quiz. */
  difficulty?: Difficulty;
};

export async function insertQuestion(trx: Database, question: NewQuestion, now: Date): Promise<void> {
  await trx
    .insertInto('quiz_questions')
    .values({ ...question, mistakes: JSON.stringify(question.mistakes), created_at: now })
    .execute();
}
