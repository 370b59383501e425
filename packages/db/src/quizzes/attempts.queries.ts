import type { AttemptEnd, ExtraTime, Letter } from '@aw/contracts/quizzes/attempts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

const columns = [
  'a.id',
  'a.user_id',
  'a.quiz_id',
  'a.extra_time',
  'a.started_at',
  'a.deadline',
  'a.completed_at',
  'a.ended_by',
  'a.score',
  'a.total_questions',
  'a.percentage',
  'a.passed',
  'a.time_spent',
  'a.regraded_at',
  'a.is_pass_kept',
  'q.title as quiz_title',
  'q.subject',
  'a.pass_percentage',
] as const;

/** Attempts with their quiz, each with its number among the person's attempts at the quiz. */
function attempts(db: Database) {
  return db
    .selectFrom('quiz_attempts as a')
    .innerJoin('quizzes as q', 'q.id', 'a.quiz_id')
    .select(columns)
    .select(
      sql<number>`(
        select count(*)::int from quiz_attempts o
        where o.user_id = a.user_id and o.quiz_id = a.quiz_id and (o.started_at, o.id) <= (a.started_at, a.id)
      )`.as('number'),
    );
}
export type AttemptRow = Awaited<ReturnType<typeof findAttempt>> & {};

/** Finds a person's attempt; undefined if it is someone else's. */
export async function findAttempt(db: Database, { id, userId }: { id: string; userId: string }) {
  return attempts(db).where('a.id', '=', id).where('a.user_id', '=', userId).executeTakeFirst();
}

/** Finds a person's attempt and locks it until the transaction ends. */
export async function lockAttempt(trx: Database, { id, userId }: { id: string; userId: string }) {
  await trx
    .selectFrom('quiz_attempts')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  return findAttempt(trx, { id, userId });
}

/** Finds the person of an attempt; undefined if there is no such attempt. */
export async function findTaker(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('quiz_attempts').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}

/** Finds a person's open attempt at a quiz, even after its deadline. */
export async function findOpenAttemptId(
  db: Database,
  { userId, quizId }: { userId: string; quizId: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('quiz_attempts')
    .select('id')
    .where('user_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .where('completed_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Finds a person's latest attempt at a quiz, open or closed. */
export async function findLatestAttempt(
  db: Database,
  { userId, quizId }: { userId: string; quizId: number },
) {
  return attempts(db)
    .where('a.user_id', '=', userId)
    .where('a.quiz_id', '=', quizId)
    .orderBy('a.started_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type ListOptions = {
  userId: string;
  quizId?: number;
  limit: number;
  after?: { startedAt: Date; id: string };
};

/** Lists a page of a person's attempts, latest first. */
export async function listAttempts(db: Database, { userId, quizId, limit, after }: ListOptions) {
  let query = attempts(db).where('a.user_id', '=', userId);
  if (quizId !== undefined) query = query.where('a.quiz_id', '=', quizId);
  if (after)
    query = query.where(
      sql<SqlBool>`(a.started_at, a.id) < (${after.startedAt}::timestamptz, ${after.id}::text)`,
    );
  return query.orderBy('a.started_at', 'desc').orderBy('a.id', 'desc').limit(limit).execute();
}

/** Counts the attempts that a person started since a moment, up to the limit. */
export async function countAttemptsSince(
  db: Database,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<number> {
  const rows = await db
    .selectFrom('quiz_attempts')
    .select('id')
    .where('user_id', '=', userId)
    .where('started_at', '>', since)
    .limit(limit)
    .execute();
  return rows.length;
}

type NewAttempt = {
  id: string;
  user_id: string;
  quiz_id: number;
  extra_time: ExtraTime;
  started_at: Date;
  deadline: Date | null;
  /** Lowest rounded percentage that passes, even if the quiz changes later. */
  pass_percentage: number;
};

/** Stores an attempt with an empty answer for each of its questions, in its order. */
export async function insertAttempt(
  trx: Database,
  attempt: NewAttempt,
  questionIds: readonly number[],
): Promise<void> {
  await trx.insertInto('quiz_attempts').values(attempt).execute();
  await sql`
    insert into quiz_answers (attempt_id, question_id, position)
    select ${attempt.id}, asked.id, asked.position
    from unnest(${questionIds}::bigint[]) with ordinality as asked (id, position)`.execute(trx);
}

/** Lists an attempt's answers in its order; null for unanswered questions. */
export async function listAnswers(db: Database, attemptId: string) {
  return db
    .selectFrom('quiz_answers')
    .select(['question_id', 'answer', 'sequence'])
    .where('attempt_id', '=', attemptId)
    .orderBy('position')
    .execute();
}

/** Lists the answers of attempts with the keys of their questions. */
export async function listJudgedAnswers(db: Database, attemptIds: readonly string[]) {
  return db
    .selectFrom('quiz_answers as s')
    .innerJoin('quiz_questions as q', 'q.id', 's.question_id')
    .select([
      's.attempt_id',
      's.question_id',
      's.answer',
      'q.correct_answer',
      'q.also_correct',
      'q.dropped_at',
      'q.item_id',
    ])
    .where('s.attempt_id', '=', sql<string>`any(${attemptIds}::text[])`)
    .execute();
}
export type JudgedAnswerRow = Awaited<ReturnType<typeof listJudgedAnswers>>[number];

type NewAnswer = {
  attemptId: string;
  userId: string;
  questionId: number;
  answer: Letter | null;
  sequence: number;
  /** Earliest deadline for which answers are still accepted. */
  openUntil: Date;
  now: Date;
};

/**
 * Saves an answer of an open attempt, replacing one whose counter is not higher, and returns the saved answer;
 * undefined if the attempt accepts none. Closing the attempt waits for this.
 */
export async function saveAnswer(
  db: Database,
  { attemptId, userId, questionId, answer, sequence, openUntil, now }: NewAnswer,
) {
  const { rows } = await sql<{ answer: Letter | null; sequence: number; saved_at: Date }>`
    with attempt as (
      select id from quiz_attempts
      where id = ${attemptId} and user_id = ${userId} and completed_at is null
        and (deadline is null or deadline >= ${openUntil})
      for share
    )
    update quiz_answers s set
      answer = case when s.sequence <= ${sequence}::bigint then ${answer}::text else s.answer end,
      saved_at = case when s.sequence <= ${sequence}::bigint or s.saved_at is null then ${now}::timestamptz else s.saved_at end,
      sequence = greatest(s.sequence, ${sequence}::bigint)
    from attempt
    where s.attempt_id = attempt.id and s.question_id = ${questionId}
    returning s.answer, s.sequence, s.saved_at`.execute(db);
  return rows[0];
}

/**
 * Replaces saved answers with those of the submission, ignoring ids of other questions; the caller has locked the
 * attempt.
 */
export async function replaceAnswers(
  trx: Database,
  { attemptId, answers, now }: { attemptId: string; answers: Readonly<Record<string, Letter>>; now: Date },
): Promise<void> {
  await sql`
    update quiz_answers s set answer = sent.answer, saved_at = ${now}
    from unnest(${Object.keys(answers)}::bigint[], ${Object.values(answers)}::text[]) as sent (question_id, answer)
    where s.attempt_id = ${attemptId} and s.question_id = sent.question_id`.execute(trx);
}

/** Lists submitted question ids that the attempt never had, except questions that a correction dropped. */
export async function listForeignQuestionIds(
  trx: Database,
  { attemptId, quizId, questionIds }: { attemptId: string; quizId: number; questionIds: readonly string[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select sent.id from unnest(${questionIds}::bigint[]) as sent (id)
    where not exists (
      select from quiz_answers s where s.attempt_id = ${attemptId} and s.question_id = sent.id
    ) and not exists (
      select from quiz_questions q where q.id = sent.id and q.quiz_id = ${quizId} and q.dropped_at is not null
    )
    order by sent.id`.execute(trx);
  return rows.map(({ id }) => id);
}

type Closed = {
  id: string;
  completed_at: Date;
  ended_by: AttemptEnd;
  score: number;
  total_questions: number;
  percentage: number;
  passed: boolean;
  time_spent: number;
};

/** Closes an attempt with its result; the caller has locked it. */
export async function closeAttempt(trx: Database, { id, ...result }: Closed): Promise<void> {
  await trx.updateTable('quiz_attempts').set(result).where('id', '=', id).execute();
}

/** Lists open attempts whose deadline was before a moment, longest over first. */
export async function listDueAttempts(db: Database, before: Date, limit: number) {
  return db
    .selectFrom('quiz_attempts')
    .select(['id', 'user_id'])
    .where('completed_at', 'is', null)
    .where('deadline', '<', before)
    .orderBy('deadline')
    .limit(limit)
    .execute();
}

/** Lists and locks two people's open attempts at the same quiz: for each quiz the one that began earlier. */
export async function lockEarlierOpenAttempts(trx: Database, one: string, two: string) {
  await trx
    .selectFrom('quiz_attempts')
    .select('id')
    .where('user_id', 'in', [one, two])
    .where('completed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const { rows } = await sql<{ id: string; user_id: string }>`
    select e.id, e.user_id from quiz_attempts e
    join quiz_attempts l on l.quiz_id = e.quiz_id and l.user_id <> e.user_id and l.completed_at is null
    where e.user_id in (${one}, ${two}) and l.user_id in (${one}, ${two}) and e.completed_at is null
      and (e.started_at, e.id) < (l.started_at, l.id)
    order by e.id`.execute(trx);
  return rows;
}
