import { type Insertable, sql } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

export async function insert(trx: Database, row: Insertable<DB['images']>): Promise<void> {
  await trx.insertInto('images').values(row).execute();
}

/** Finds an image with the location of its file, and whether a chat has it. */
export async function find(db: Database, id: string) {
  return db
    .selectFrom('images as i')
    .innerJoin('files as f', 'f.sha256', 'i.file_sha256')
    .select(['i.user_id', 'i.used_at', 'i.hidden_at', 'i.size_bytes', 'f.storage_key'])
    .select(sql<boolean>`exists (select from message_images m where m.image_id = i.id)`.as('is_in_chat'))
    .where('i.id', '=', id)
    .executeTakeFirst();
}

/**
 * Records that a posted text uses images, and hides them until `updateHidden` finds the public text; returns the
 * ids that exist and belong to the person.
 */
export async function markUsed(trx: Database, userId: string, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with named as (
      select id from images where id = any(${ids}) and user_id = ${userId} order by id for no key update
    )
    update images set used_at = coalesce(used_at, now()), hidden_at = coalesce(hidden_at, now())
    from named where images.id = named.id
    returning images.id`.execute(trx);
  return rows.map((row) => row.id);
}

/** Condition: a draft or a chat has the image. */
const isNeeded = sql<boolean>`(
  exists (select from message_images m where m.image_id = images.id)
  or exists (select from question_drafts d where d.user_id = images.user_id and strpos(d.content, images.id) > 0)
  or exists (
    select from answer_drafts d
    where d.user_id = images.user_id and (strpos(d.content, images.id) > 0 or strpos(d.steps::text, images.id) > 0)))`;

/** Lists people with images from before a moment that no text, draft or chat uses. */
export async function listOwnersOfUnused(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('user_id')
    .distinct()
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .where(sql<boolean>`not ${isNeeded}`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/**
 * Deletes a person's images that no text, draft or chat uses, those from before a moment or those with the given ids;
 * returns their hashes in order.
 */
export async function deleteUnused(
  trx: Database,
  userId: string,
  which: { before: Date } | { ids: readonly string[] },
) {
  const rows = await trx
    .deleteFrom('images')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where(
      'before' in which
        ? sql<boolean>`created_at < ${which.before}`
        : sql<boolean>`id = any(${which.ids}::text[])`,
    )
    .where(sql<boolean>`not ${isNeeded}`)
    .returning(['file_sha256', 'size_bytes'])
    .execute();
  return rows.toSorted((one, other) => (one.file_sha256 < other.file_sha256 ? -1 : 1));
}

/** Deletes images of erased people, except those of texts that stay; returns their hashes. */
export async function deleteOfUsers(trx: Database, users: string[], keepsUsed: boolean): Promise<string[]> {
  const { rows } = await sql<{ file_sha256: string }>`
    delete from images where user_id = any(${users}) and (not ${keepsUsed}::boolean or used_at is null)
    returning file_sha256`.execute(trx);
  return rows.map((row) => row.file_sha256).toSorted();
}

type TextKind = 'question' | 'answer' | 'comment';

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
} satisfies Record<TextKind, (id: number) => unknown>;

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
export async function updateHidden(
  trx: Database,
  { kind, id }: { kind: TextKind; id: number },
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
  await updateVisibility(trx, rows);
}

/**
 * Hides images that only held texts show, and unhides those that were hidden since a moment and that a public text
 * shows: texts that an earlier release stored or approved. Changes at most `limit` images. Call it in a transaction.
 */
export async function reconcileHidden(trx: Database, { since, limit }: { since: Date; limit: number }) {
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
  await updateVisibility(trx, rows);
}

/**
 * Decides on images that the caller has locked. A separate statement: one that waited for a lock would still see the
 * texts from before the wait, without those that staff approved meanwhile.
 */
async function updateVisibility(trx: Database, images: readonly { id: string }[]) {
  if (images.length === 0) return;
  await sql`
    update images i set hidden_at = case when ${isShown} then null else coalesce(i.hidden_at, now()) end
    where i.id = any(${images.map(({ id }) => id)})`.execute(trx);
}
