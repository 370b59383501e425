import { sql } from 'kysely';
import type { Database } from '../database';
import { plainText } from '../plain-text';
import { questionCards } from './questions.queries';

/** Maximum numbers on one question page. */
const maxAnswers = 50;
const maxComments = 200;

/** Returns a question in every state with its school and course, or undefined. */
export async function findPage(db: Database, id: number) {
  return questionCards(db)
    .leftJoin('schools as s', 's.id', 'q.school_id')
    .leftJoin('courses as c', 'c.id', 'q.course_id')
    .select([
      'q.asker_id',
      'q.content_html',
      'q.edited_at',
      's.name as school_name',
      'c.name as course_name',
      'c.code as course_code',
    ])
    .where('q.id', '=', id)
    .executeTakeFirst();
}
export type QuestionPageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

type Steps = { number: number; label: string; content: string; html: string | null }[];

/** Answers with their experts and hints, and what a reader has revealed and rated. */
function answersFor(db: Database, readerId: string | null) {
  return db
    .selectFrom('answers as a')
    .innerJoin('users as e', 'e.id', 'a.expert_id')
    .leftJoin('experts as x', 'x.user_id', 'a.expert_id')
    .select([
      'a.id',
      'a.question_id',
      'a.expert_id',
      'a.content',
      'a.content_html',
      'a.status',
      'a.removed_reason',
      'a.is_verified',
      'a.verified_at',
      'a.verified_by',
      'a.accepted_at',
      'a.helpful_count',
      'a.created_at',
      'a.edited_at',
      'e.first_name',
      'e.last_name',
      'e.is_expert',
      'x.shown_name',
    ])
    .select([
      plainText('a').as('plain_text'),
      sql<number>`(
        select count(*) from answers v where v.expert_id = a.expert_id and v.status = 'visible' and v.is_verified
      )::int`.as('verified_answers'),
      sql<Steps>`coalesce((
        select json_agg(json_build_object(
          'number', s.number, 'label', s.label, 'content', s.content, 'html', s.content_html) order by s.number)
        from answer_steps s where s.answer_id = a.id
      ), '[]')`.as('steps'),
      sql<number[]>`array(
        select r.number from answer_step_reveals r where r.user_id = ${readerId} and r.answer_id = a.id
      )`.as('revealed'),
      sql<boolean>`exists(
        select from answer_helpful h where h.user_id = ${readerId} and h.answer_id = a.id
      )`.as('is_helpful'),
    ]);
}

/** Lists the answers that a reader may see, visible ones and their own: accepted first, then verified, then the oldest. */
export async function listAnswers(db: Database, questionId: number, readerId: string | null) {
  return answersFor(db, readerId)
    .where('a.question_id', '=', questionId)
    .where((eb) => eb.or([eb('a.status', '=', 'visible'), eb('a.expert_id', '=', readerId)]))
    .orderBy(sql`a.accepted_at is null`)
    .orderBy(sql`not a.is_verified`)
    .orderBy('a.id')
    .limit(maxAnswers)
    .execute();
}
export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

/** Returns an answer in every state, as a reader would see it, or undefined. */
export async function findAnswer(db: Database, id: number, readerId: string): Promise<AnswerRow | undefined> {
  return answersFor(db, readerId).where('a.id', '=', id).executeTakeFirst();
}

/** Lists comments with their authors: visible ones and the reader's own, the oldest first. */
export async function listComments(db: Database, questionId: number, readerId: string | null) {
  return comments(db)
    .where('c.question_id', '=', questionId)
    .where((eb) => eb.or([eb('c.status', '=', 'visible'), eb('c.author_id', '=', readerId)]))
    .orderBy('c.id')
    .limit(maxComments)
    .execute();
}

/** Returns a comment in every state, or undefined. */
export async function findComment(db: Database, id: number) {
  return comments(db).where('c.id', '=', id).executeTakeFirst();
}
export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

function comments(db: Database) {
  return db
    .selectFrom('question_comments as c')
    .innerJoin('questions as q', 'q.id', 'c.question_id')
    .leftJoin('users as u', 'u.id', 'c.author_id')
    .leftJoin('experts as x', 'x.user_id', 'c.author_id')
    .select([
      'c.id',
      'c.question_id',
      'c.answer_id',
      'c.author_id',
      'c.content',
      'c.content_html',
      'c.status',
      'c.created_at',
      'q.asker_id',
      'u.first_name',
      'u.last_name',
      'x.shown_name',
    ]);
}

/** Lists the earlier versions of a question, the latest first. */
export async function listVersions(db: Database, questionId: number, limit: number) {
  return db
    .selectFrom('question_versions')
    .select(['title', 'content', 'until'])
    .where('question_id', '=', questionId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
