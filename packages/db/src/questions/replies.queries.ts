import { sql } from 'kysely';
import type { Database } from '../database';
import { excerptLength } from '../moderation/excerpt-length';
import { plainText } from '../plain-text';

/** An answer of an expert or a comment of a user. Comments of staff are not replies. */
export type ReplyKind = 'answer' | 'comment';
type Target = { kind: ReplyKind; id: number };
type Status = 'held' | 'visible' | 'removed';

const tables = {
  answer: { table: sql.table('answers'), author: sql.ref('r.expert_id') },
  comment: { table: sql.table('question_comments'), author: sql.ref('r.author_id') },
} as const;

type LockedReply = {
  question_id: number;
  author_id: string;
  status: Status;
  removed_reason: string | null;
  title: string;
  asker_id: string;
  is_listed: boolean;
};

/** Locks the question of a reply and then the reply; undefined if either is gone. */
export async function lockReply(trx: Database, { kind, id }: Target): Promise<LockedReply | undefined> {
  const { table, author } = tables[kind];
  await sql`
    select from questions where id = (select r.question_id from ${table} r where r.id = ${id})
    for no key update`.execute(trx);
  const { rows } = await sql<LockedReply>`
    select r.question_id, ${author} as author_id, r.status, r.removed_reason, q.title, q.asker_id, q.is_listed
    from ${table} r join questions q on q.id = r.question_id
    where r.id = ${id} and q.deleted_at is null and ${author} is not null
    for no key update of r`.execute(trx);
  return rows[0];
}

/** Makes a reply visible, or removes it with the reason that its author sees. */
export async function setReplyStatus(
  trx: Database,
  { kind, id }: Target,
  { status, reason }: { status: Status; reason: string | null },
): Promise<void> {
  await sql`
    update ${tables[kind].table} r set status = ${status}, removed_reason = ${reason},
      held_because = case when ${status} = 'visible' then null else r.held_because end
    where r.id = ${id}`.execute(trx);
}

/** Lists replies in any state for the list of cases, under the title of their question. */
export async function listModeratedReplies(db: Database, kind: ReplyKind, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; title: string; excerpt: string; state: Status }>`
    select r.id, q.title, left(${plainText('r')}, ${sql.lit(excerptLength)}) as excerpt, r.status as state
    from ${tables[kind].table} r join questions q on q.id = r.question_id
    where r.id = any(${ids}::bigint[]) and ${tables[kind].author} is not null`.execute(db);
  return rows;
}

type ModeratedReply = {
  question_id: number;
  title: string;
  content: string;
  content_html: string | null;
  author_id: string;
  held_because: string | null;
  removed_reason: string | null;
  created_at: Date;
  state: Status;
  steps: { label: string; content: string; html: string | null }[];
};

/** Returns a reply with what a decision about it needs; an answer with its hints. */
export async function findModeratedReply(db: Database, { kind, id }: Target) {
  const { table, author } = tables[kind];
  const steps =
    kind === 'answer'
      ? sql`coalesce((
          select json_agg(json_build_object('label', s.label, 'content', s.content, 'html', s.content_html) order by s.number)
          from answer_steps s where s.answer_id = r.id), '[]')`
      : sql`'[]'::json`;
  const { rows } = await sql<ModeratedReply>`
    select r.question_id, q.title, r.content, r.content_html, ${author} as author_id, r.held_because, r.removed_reason,
      r.created_at, r.status as state, ${steps} as steps
    from ${table} r join questions q on q.id = r.question_id
    where r.id = ${id} and ${author} is not null`.execute(db);
  return rows[0];
}

/** Counts the replies of a kind that a person wrote, and those that staff removed. */
export async function countModeratedReplies(db: Database, kind: ReplyKind, authorId: string) {
  const { table, author } = tables[kind];
  const { rows } = await sql<{ posts: number; removed: number }>`
    select count(*)::int as posts, (count(*) filter (where r.status = 'removed'))::int as removed
    from ${table} r where ${author} = ${authorId}`.execute(db);
  return rows[0] ?? { posts: 0, removed: 0 };
}
