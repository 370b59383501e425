import { sql } from 'kysely';
import type { Database } from '../database';

type Kind = 'question' | 'answer' | 'comment';

const answers = sql`
  select a.expert_id as author_id, concat_ws(' ', a.content,
    (select string_agg(s.content, ' ') from answer_steps s where s.answer_id = a.id)) as content
  from answers a`;
const comments = sql`select c.author_id, c.content from question_comments c where c.author_id is not null`;

/** Texts with their authors: a question includes everything below it, which appears and disappears with it. */
const texts = {
  question: (id: number) => sql`
    select q.asker_id as author_id, q.content from questions q where q.id = ${id}
    union all ${answers} where a.question_id = ${id}
    union all ${comments} and c.question_id = ${id}`,
  answer: (id: number) => sql`${answers} where a.id = ${id}`,
  comment: (id: number) => sql`${comments} and c.id = ${id}`,
} satisfies Record<Kind, (id: number) => unknown>;

/** Condition: a public text by the author of an image (`i`) shows the image. */
const isShown = sql`exists (
  select from questions q where q.asker_id = i.user_id and q.is_listed and strpos(q.content, i.id) > 0
  union all
  select from answers a join questions q on q.id = a.question_id
  where a.expert_id = i.user_id and a.status = 'visible' and q.is_listed and (strpos(a.content, i.id) > 0
    or exists (select from answer_steps s where s.answer_id = a.id and strpos(s.content, i.id) > 0))
  union all
  select from question_comments c join questions q on q.id = c.question_id
  where c.author_id = i.user_id and c.status = 'visible' and q.is_listed and strpos(c.content, i.id) > 0
)`;

/**
 * Hides the images of a text that no public text of their author shows, and unhides those that one does. Call it after
 * a text was stored, and whenever one leaves the site or appears on it. A question includes its answers and comments.
 * `also` are further images to decide on: their ids, or the text before an edit.
 */
export async function updateHiddenImages(
  trx: Database,
  { kind, id }: { kind: Kind; id: number },
  also: readonly string[] = [],
) {
  const { rows } = await sql<{ id: string }>`
    with changed as (${texts[kind](id)}),
    named as (
      select author_id, content from changed
      union all select author_id, content
      from (select distinct author_id from changed) as authors cross join unnest(${also}::text[]) as also (content)
    )
    select i.id from images i
    where i.used_at is not null and i.user_id in (select author_id from changed) and exists (
      select from named where author_id = i.user_id and strpos(content, i.id) > 0)
    order by i.id for no key update`.execute(trx);
  await judgeImages(trx, rows);
}

/**
 * Hides images that only held texts show, and unhides those that were hidden since a moment and that a public text
 * shows: texts that an earlier release stored or approved. Changes at most `limit` images. Call it in a transaction.
 */
export async function settleHeldImages(trx: Database, { since, limit }: { since: Date; limit: number }) {
  const { rows } = await sql<{ id: string }>`
    with held as (
      select q.asker_id as author_id, q.content from questions q where q.status = 'held' and q.deleted_at is null
      union all ${answers} where a.status = 'held'
      union all ${comments} and c.status = 'held'
    )
    select i.id from images i
    where i.used_at is not null and (
      (i.hidden_at is null and i.user_id in (select author_id from held) and exists (
        select from held where author_id = i.user_id and strpos(content, i.id) > 0)
        and not ${isShown})
      or (i.hidden_at >= ${since} and ${isShown}))
    order by i.id limit ${limit} for no key update`.execute(trx);
  await judgeImages(trx, rows);
}

/**
 * Decides on images that the caller has locked. A separate statement: one that waited for a lock would still see the
 * texts from before the wait, without those that staff approved meanwhile.
 */
async function judgeImages(trx: Database, images: readonly { id: string }[]) {
  if (images.length === 0) return;
  await sql`
    update images i set hidden_at = case when ${isShown} then null else coalesce(i.hidden_at, now()) end
    where i.id = any(${images.map(({ id }) => id)})`.execute(trx);
}
