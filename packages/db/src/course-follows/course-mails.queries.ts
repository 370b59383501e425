import { sql } from 'kysely';
import type { Database } from '../database';
import { isNewsFor, type NewsWindow } from './course-news.queries';

/** Condition: news `n` is about the course of follow `f`, and no email contains it. */
const isUnmailed = ({ from, upTo }: NewsWindow) => sql`
  n.course_id = f.course_id and n.id > greatest(f.mailed_news_id, ${from}::bigint) and n.id <= ${upTo}`;

/** Lists people who follow courses, ordered by id, and whether there may be news that was not emailed to them. */
export async function listFollowers(
  db: Database,
  { from, afterId, limit }: { from: number; afterId: string; limit: number },
): Promise<{ id: string; hasNews: boolean }[]> {
  const { rows } = await sql<{ id: string; hasNews: boolean }>`
    with recursive people as (
      (select user_id from course_follows where user_id > ${afterId} order by user_id limit 1)
      union all
      select (select f.user_id from course_follows f where f.user_id > p.user_id order by f.user_id limit 1)
      from people p where p.user_id is not null
    ), batch as materialized (
      select user_id from people where user_id is not null limit ${limit}
    )
    select p.user_id as id, coalesce((
      -- With \`exists\`, the planner may read all follows or all news first.
      select true from course_follows f
      where f.user_id = p.user_id and (
        select max(n.id) from course_news n where n.course_id = f.course_id
      ) > greatest(f.mailed_news_id, ${from}::bigint)
      limit 1
    ), false) as "hasNews"
    from batch p order by 1`.execute(db);
  return rows;
}

/** Locks a person's follows. Returns when the last email about them was sent, null if none was. */
export async function lockMailed(trx: Database, userId: string): Promise<Date | null> {
  const rows = await trx
    .selectFrom('course_follows')
    .select('mailed_at')
    .where('user_id', '=', userId)
    .orderBy('course_id')
    .forUpdate()
    .execute();
  return rows.reduce<Date | null>(
    (latest, { mailed_at: at }) => (at !== null && (latest === null || at > latest) ? at : latest),
    null,
  );
}

/** Lists news of a person's followed courses that was not emailed to them, newest first, with titles. */
export async function listUnmailedNews(
  db: Database,
  userId: string,
  { from, upTo, limit }: NewsWindow & { limit: number },
) {
  const { rows } = await sql<{
    id: number;
    kind: 'document' | 'question';
    targetId: number;
    title: string;
    courseId: number;
    code: string | null;
    name: string;
    schoolName: string;
  }>`
    select n.id, n.kind, n.target_id as "targetId", n.course_id as "courseId", c.code, c.name,
      s.name as "schoolName",
      case n.kind when 'document' then (select title from documents where id = n.target_id)
        else (select title from questions where id = n.target_id) end as title
    from course_follows f
    cross join lateral (
      select * from course_news n where ${isUnmailed({ from, upTo })} order by n.id desc limit ${limit}
    ) n
    join courses c on c.id = f.course_id
    join schools s on s.id = c.school_id
    where f.user_id = ${userId} and ${isNewsFor(sql`f.user_id`)}
    order by n.id desc limit ${limit}`.execute(db);
  return rows;
}
export type UnmailedNewsRow = Awaited<ReturnType<typeof listUnmailedNews>>[number];

/** Records that an email has all news of a person's followed courses up to an id. */
export async function markMailed(
  trx: Database,
  userId: string,
  { upTo, now }: { upTo: number; now: Date },
): Promise<void> {
  await sql`
    update course_follows set mailed_at = ${now}, mailed_news_id = greatest(mailed_news_id, ${upTo}::bigint)
    where user_id = ${userId}`.execute(trx);
}
