import { sql } from 'kysely';
import type { Database } from '../database';

/** Maximum number of facts of each kind per person. */
export type MaxFacts = { written: number; quiz: number };

/** Lists a person's facts, latest first. */
export async function listMemoryFacts(db: Database, userId: string) {
  return db
    .selectFrom('memory_facts')
    .select(['id', 'kind', 'text', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
export type MemoryFactRow = Awaited<ReturnType<typeof listMemoryFacts>>[number];

/** Lists the facts that enter a person's prompts, written ones first; none while their memory is off. */
export async function listPromptFacts(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memory_facts as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select('f.text')
    .where('f.user_id', '=', userId)
    .where('u.is_memory_on', '=', true)
    .orderBy('f.kind', 'desc')
    .orderBy('f.updated_at')
    .orderBy('f.id')
    .execute();
  return rows.map(({ text }) => text);
}

/** Counts the facts that a person wrote. */
export async function countWrittenFacts(trx: Database, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('memory_facts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'written')
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Written = { userId: string; text: string; now: Date };

/** Stores a fact that a person wrote. */
export async function insertWrittenFact(
  trx: Database,
  { userId, text, now }: Written,
): Promise<MemoryFactRow> {
  return trx
    .insertInto('memory_facts')
    .values({ user_id: userId, kind: 'written', text, created_at: now, updated_at: now })
    .returning(['id', 'kind', 'text', 'updated_at'])
    .executeTakeFirstOrThrow();
}

type QuizFact = { userId: string; subject: string; text: string; completedAt: Date };

/**
 * Stores the latest result of a person in a subject's quizzes if their memory is on. The caller has locked the person.
 */
export async function saveQuizFact(
  trx: Database,
  { userId, subject, text, completedAt }: QuizFact,
): Promise<void> {
  await sql`
    insert into memory_facts as f (user_id, kind, subject, text, created_at, updated_at)
    select id, 'quiz', ${subject}, ${text}, ${completedAt}, ${completedAt} from users
    where id = ${userId} and is_memory_on
    on conflict (user_id, subject) do update set text = excluded.text, updated_at = excluded.updated_at
    where f.updated_at <= excluded.updated_at`.execute(trx);
}

/** Corrects the stored result of an attempt; a fact that the person deleted stays deleted. */
export async function correctQuizFact(
  trx: Database,
  { userId, subject, text, completedAt }: QuizFact,
): Promise<void> {
  await trx
    .updateTable('memory_facts')
    .set({ text })
    .where('user_id', '=', userId)
    .where('subject', '=', subject)
    .where('updated_at', '=', completedAt)
    .execute();
}

/** Deletes one or all facts of a person; returns their number. */
export async function deleteMemoryFacts(
  db: Database,
  { userId, id }: { userId: string; id?: number },
): Promise<number> {
  let query = db.deleteFrom('memory_facts').where('user_id', '=', userId);
  if (id !== undefined) query = query.where('id', '=', id);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}

/** Turns a person's memory on or off; its facts stay. */
export async function setMemoryEnabled(trx: Database, userId: string, isOn: boolean): Promise<void> {
  await trx.updateTable('users').set({ is_memory_on: isOn }).where('id', '=', userId).execute();
}

/**
 * Moves facts; of two results in a subject the later one stays. The setting of the remaining person stays, but memory
 * is turned off if somebody turned it off to keep their facts from prompts.
 */
export async function moveMemory(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    update users b set is_memory_on = false
    from users a
    where b.id = ${into} and a.id = ${from} and not a.is_memory_on
      and exists (select from memory_facts where user_id = a.id)`.execute(trx);
  await sql`
    delete from memory_facts d using memory_facts o
    where d.subject = o.subject
      and ((d.user_id = ${from} and o.user_id = ${into} and d.updated_at <= o.updated_at)
        or (d.user_id = ${into} and o.user_id = ${from} and d.updated_at < o.updated_at))`.execute(trx);
  await trx.updateTable('memory_facts').set({ user_id: into }).where('user_id', '=', from).execute();
}

/** Deletes the oldest facts of a person beyond the maximum of a kind. */
export async function deleteOldestFacts(
  trx: Database,
  userId: string,
  { written, quiz }: MaxFacts,
): Promise<void> {
  await sql`
    delete from memory_facts where id in (
      select id from (
        select id, kind, row_number() over (partition by kind order by updated_at desc, id desc) as place
        from memory_facts where user_id = ${userId}
      ) f
      where f.place > case f.kind when 'written' then ${written}::int else ${quiz}::int end
    )`.execute(trx);
}
