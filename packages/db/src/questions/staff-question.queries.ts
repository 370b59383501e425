import { sql } from 'kysely';
import type { Database } from '../database';

/** Maximum numbers that the console shows of one question. */
const maxAnswers = 50;
const maxComments = 200;
const maxScores = 10;

type Named = { shown_name: string | null; first_name: string | null; last_name: string | null };

export type StaffAnswerRow = Named & {
  id: number;
  status: 'held' | 'visible' | 'removed';
  removed_reason: string | null;
  held_because: string | null;
  content: string;
  content_html: string | null;
  expert_id: string;
  is_expert: boolean;
  accepted_at: Date | null;
  helpful_count: number;
  verified_at: Date | null;
  verified_by: string | null;
  created_at: Date;
  edited_at: Date | null;
  steps: { number: number; label: string; content: string; html: string | null }[];
  /** Expert who verified it; null if staff did. */
  verifier: Named | null;
  /** Member of staff who verified it, according to the audit log. */
  verified_by_staff: string | null;
  mean_score: number | null;
  score_count: number;
  /** Latest scores; times as ISO texts. */
  scores: (Named & { score: number; note: string | null; at: string })[];
};

const nameOf = (user: string, expert: string) =>
  sql.raw(
    `'first_name', ${user}.first_name, 'last_name', ${user}.last_name, 'shown_name', ${expert}.shown_name`,
  );

/** Lists answers in every state with what staff may know of them: those that can be verified first, then as readers see them. */
export async function listStaffAnswers(db: Database, questionId: number): Promise<StaffAnswerRow[]> {
  const { rows } = await sql<StaffAnswerRow>`
    select a.id, a.status, a.removed_reason, a.held_because, a.content, a.content_html, a.expert_id, a.accepted_at,
      a.helpful_count, a.verified_at, a.verified_by, a.created_at, a.edited_at,
      e.is_expert, e.first_name, e.last_name, x.shown_name,
      coalesce((
        select json_agg(json_build_object(
          'number', s.number, 'label', s.label, 'content', s.content, 'html', s.content_html) order by s.number)
        from answer_steps s where s.answer_id = a.id
      ), '[]') as steps,
      (
        select json_build_object(${nameOf('v', 'vx')})
        from users v left join experts vx on vx.user_id = v.id where v.id = a.verified_by
      ) as verifier,
      case when a.verified_at is not null and a.verified_by is null then (
        select l.actor from audit_log l where l.target = 'answer:' || a.id and l.verb = 'answer.verified'
        order by l.id desc limit 1
      ) end as verified_by_staff,
      quality.mean_score, quality.score_count,
      coalesce((
        select json_agg(json_build_object(
          'score', r.score, 'note', r.note, 'at', r.updated_at, ${nameOf('ru', 'rx')}) order by r.updated_at desc)
        from (
          select * from answer_quality where answer_id = a.id order by updated_at desc, reviewer_id limit ${sql.lit(maxScores)}
        ) r
        join users ru on ru.id = r.reviewer_id left join experts rx on rx.user_id = r.reviewer_id
      ), '[]') as scores
    from answers a
    join users e on e.id = a.expert_id
    left join experts x on x.user_id = a.expert_id
    cross join lateral (
      select avg(score)::float8 as mean_score, count(*)::int as score_count
      from answer_quality where answer_id = a.id
    ) quality
    where a.question_id = ${questionId}
    order by a.status = 'visible' and not a.is_verified and e.is_expert desc,
      array_position(array['visible', 'held', 'removed'], a.status), a.id
    limit ${sql.lit(maxAnswers)}`.execute(db);
  return rows;
}

/** Counts the answers of a question, in every state. */
export async function countAnswers(db: Database, questionId: number): Promise<number> {
  const { n } = await db
    .selectFrom('answers')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Lists comments in every state with their authors, users or staff, the oldest first. */
export async function listStaffComments(db: Database, questionId: number) {
  return staffComments(db)
    .where('c.question_id', '=', questionId)
    .orderBy('c.id')
    .limit(maxComments)
    .execute();
}
export type StaffCommentRow = Awaited<ReturnType<typeof listStaffComments>>[number];

/** Returns one of these comments, or undefined. */
export async function findStaffComment(db: Database, id: number): Promise<StaffCommentRow | undefined> {
  return staffComments(db).where('c.id', '=', id).executeTakeFirst();
}

function staffComments(db: Database) {
  return db
    .selectFrom('question_comments as c')
    .innerJoin('questions as q', 'q.id', 'c.question_id')
    .leftJoin('users as u', 'u.id', 'c.author_id')
    .leftJoin('experts as x', 'x.user_id', 'c.author_id')
    .leftJoin('admin_users as s', 's.id', 'c.staff_id')
    .select([
      'c.id',
      'c.answer_id',
      'c.author_id',
      'c.content',
      'c.content_html',
      'c.status',
      'c.removed_reason',
      'c.held_because',
      'c.created_at',
      'q.asker_id',
      'u.first_name',
      'u.last_name',
      'x.shown_name',
      's.username as staff_name',
    ]);
}

type NewStaffComment = {
  question_id: number;
  answer_id: number | null;
  staff_id: string;
  content: string;
  content_html: string;
  content_text: string;
  content_version: number;
  created_at: Date;
};

/** Stores a comment of staff, which is visible at once, and returns its id. */
export async function insertStaffComment(trx: Database, comment: NewStaffComment): Promise<number> {
  const { id } = await trx
    .insertInto('question_comments')
    .values(comment)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a comment of staff; undefined if there is none. */
export async function lockStaffComment(trx: Database, id: number) {
  return trx
    .selectFrom('question_comments')
    .select(['question_id', 'status', 'content'])
    .where('id', '=', id)
    .where('staff_id', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Removes a comment of staff. */
export async function hideStaffComment(trx: Database, id: number): Promise<void> {
  await trx.updateTable('question_comments').set({ status: 'removed' }).where('id', '=', id).execute();
}
