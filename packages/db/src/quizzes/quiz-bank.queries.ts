import type { Letter } from '@aw/contracts/quizzes/attempts';
import type { Difficulty } from '@aw/contracts/quizzes/public';
import { sql } from 'kysely';
import type { Database } from '../database';

/** The quizzes that were made from the bank, by their key, with the state of the bank that they were made from. */
export async function listBankStates(db: Database): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('quizzes')
    .select(['bank_key', 'bank_hash'])
    .where('bank_key', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.bank_key ?? '', row.bank_hash]));
}

/** Lets one process at a time load the bank. */
export async function lockQuizBank(trx: Database): Promise<void> {
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
};

/** Writes a quiz of the bank in the place of its earlier state, also where an author changed what it says; gives its id. */
export async function putBankQuiz(trx: Database, quiz: BankQuizRow, now: Date): Promise<number> {
  const { bank_key: _, ...change } = quiz;
  const { id } = await trx
    .insertInto('quizzes')
    .values({ ...quiz, total_questions: 0, created_at: now, updated_at: now })
    .onConflict((oc) => oc.column('bank_key').doUpdateSet({ ...change, updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The questions of a quiz that were made from the bank, in their latest versions: present ones, and those that an author took out. */
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

/** Asks a question again that an author had taken out, by a later version of it. */
export async function forgetRemoval(trx: Database, id: number): Promise<void> {
  await trx.updateTable('quiz_questions').set({ is_removed: false }).where('id', '=', id).execute();
}

/** Puts the questions that authors added to a quiz behind so many of the bank. */
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
  /** Its first version; null for that one itself. */
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
  /** What leads to each wrong option, by its letter. */
  mistakes: Readonly<Record<string, string>>;
  explanation: string;
  explanation_html: string;
  /** The version of the compiler that made its HTML. */
  html_version: number;
  source: string | null;
  hash: string;
};

export async function insertQuizQuestion(trx: Database, question: NewQuestion, now: Date): Promise<void> {
  await trx
    .insertInto('quiz_questions')
    .values({ ...question, mistakes: JSON.stringify(question.mistakes), created_at: now })
    .execute();
}
