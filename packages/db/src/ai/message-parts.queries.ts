import type { ChatStatus } from '@aw/contracts/ai/chat';
import { sql } from 'kysely';
import type { Database } from '../database';

/**
 * A process without a sign of life for this long has ended. One whose connection to the database is gone as well has ended
 * much earlier, unless the database itself has just started.
 */
const silence = sql`interval '15 seconds'`;
const silenceWithoutConnection = sql`interval '3 seconds'`;
const liveMaker = sql`
  select from answer_makers a where a.id = m.maker_id and a.alive_at > now() - ${silence} and (
    a.connection is null or a.alive_at > now() - ${silenceWithoutConnection}
    or pg_postmaster_start_time() > now() - ${silence}
    or exists (select from pg_stat_activity c where c.application_name = a.connection))`;

/** Reports a process that writes answers as alive, so that its first answer is not taken for one of an ended process. */
export async function reportMaker(
  db: Database,
  { makerId, connection }: { makerId: string; connection: string | null },
): Promise<void> {
  await sql`
    insert into answer_makers (id, alive_at, connection) values (${makerId}, now(), ${connection})
    on conflict (id) do update set alive_at = excluded.alive_at`.execute(db);
}

export type MessagePart = { messageId: number; startsAt: number; text: string };

type KeptParts = {
  makerId: string;
  /** Name of a connection that ends with the process; null if it has none. */
  connection?: string | null;
  making: readonly number[];
  /** Answers whose text was restarted. */
  retracted?: readonly number[];
  parts: readonly MessagePart[];
};

/**
 * Stores the new parts of all answers of a process in one insert, and its sign of life. For answers in `retracted` it
 * first deletes the earlier parts. Returns the answers that the process must not continue: those that somebody asked to
 * stop, and those that were deleted or ended elsewhere. A part that is saved again, because the process did not learn that
 * it was saved, may be longer by then.
 */
export async function saveParts(
  db: Database,
  { makerId, connection = null, making, retracted = [], parts }: KeptParts,
): Promise<{ ended: number[] }> {
  // It is a separate statement, because new parts have the offsets of the deleted ones.
  if (retracted.length > 0)
    await sql`
      delete from message_parts p using chat_messages m
      where p.message_id = any(${retracted}::bigint[]) and m.id = p.message_id and m.maker_id = ${makerId}`.execute(
      db,
    );
  const { rows } = await sql<{ id: number }>`
    with alive as (
      insert into answer_makers (id, alive_at, connection) values (${makerId}, now(), ${connection})
      on conflict (id) do update set alive_at = excluded.alive_at
    ), going as (
      select id, is_stop_asked from chat_messages
      where id = any(${making}::bigint[]) and maker_id = ${makerId}
    ), kept as (
      insert into message_parts (message_id, starts_at, text)
      select p.message_id, p.starts_at, p.text
      from unnest(${parts.map((part) => part.messageId)}::bigint[], ${parts.map((part) => part.startsAt)}::int[],
        ${parts.map((part) => part.text)}::text[]) as p (message_id, starts_at, text)
      join going on going.id = p.message_id
      on conflict (message_id, starts_at) do update set text = excluded.text
        where length(excluded.text) > length(message_parts.text)
    )
    select id from unnest(${making}::bigint[]) as made (id)
    where not exists (select from going where going.id = made.id and not going.is_stop_asked)`.execute(db);
  return { ended: rows.map(({ id }) => id) };
}

/** State of an answer that another process writes; its status is null once it was deleted. */
export type FollowedAnswer = {
  status: ChatStatus | null;
  /** True if its process has ended. */
  is_abandoned: boolean;
  parts: { startsAt: number; text: string }[];
};

/**
 * Lists the states of answers that other processes write, each at the index of its question, with the part before an
 * offset, which may have become longer, and those from it on, in order. Offsets count UTF-16 units, as JavaScript does.
 */
export async function listPartsSince(
  db: Database,
  followed: readonly { messageId: number; from: number }[],
): Promise<FollowedAnswer[]> {
  const { rows } = await sql<FollowedAnswer>`
    select m.status,
      coalesce(m.status = 'streaming' and m.created_at < now() - ${silenceWithoutConnection} and not exists (${liveMaker}), false)
        as is_abandoned,
      coalesce((
        select json_agg(json_build_object('startsAt', p.starts_at, 'text', p.text) order by p.starts_at)
        from message_parts p where p.message_id = m.id and p.starts_at >= coalesce((
          select max(b.starts_at) from message_parts b where b.message_id = m.id and b.starts_at < f.starts_at), 0)
      ), '[]') as parts
    from unnest(${followed.map(({ messageId }) => messageId)}::bigint[], ${followed.map(({ from }) => from)}::int[])
      with ordinality as f (id, starts_at, place)
    left join chat_messages m on m.id = f.id
    order by f.place`.execute(db);
  return rows;
}

export type AbandonedAnswer = { id: number; text: string };

/** Lists answers whose process has ended, oldest first. */
export async function listAbandonedAnswers(db: Database, limit: number): Promise<AbandonedAnswer[]> {
  const { rows } = await sql<AbandonedAnswer>`
    select m.id, coalesce((
      select string_agg(p.text, '' order by p.starts_at) from message_parts p where p.message_id = m.id
    ), '') as text
    from chat_messages m
    where m.status = 'streaming' and m.created_at < now() - ${silenceWithoutConnection} and not exists (${liveMaker})
    order by m.id limit ${limit}`.execute(db);
  return rows;
}

/** Deletes a process that ends, and those that ended a day ago without a farewell. */
export async function deleteMakers(db: Database, makerId?: string): Promise<void> {
  await sql`
    delete from answer_makers a
    where (a.id = ${makerId ?? null} or a.alive_at < now() - interval '1 day')
      and not exists (select from chat_messages m where m.maker_id = a.id)`.execute(db);
}
