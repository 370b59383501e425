import type { AnswerSource } from '@aw/contracts/ai/chat';
import { sql } from 'kysely';
import type { Database } from '../database';

/** Median and 95th percentile in milliseconds; null without answers. */
type Percentiles = [median: number, p95: number] | null;

export type ChatSourceDayRow = {
  /** Date in UTC, such as 2026-11-26. */
  day: string;
  /** Null in the row for both sources together, which only counts people. */
  source: AnswerSource | null;
  answers: number;
  people: number;
  prompt_tokens: number;
  completion_tokens: number;
  stopped: number;
  interrupted: number;
  failed: number;
  helped: number;
  did_not_help: number;
  first_text_ms: Percentiles;
  whole_ms: Percentiles;
};

const day = sql<string>`(created_at at time zone 'UTC')::date`;
/** Answers that have ended since a moment. */
const endedSince = (since: Date) =>
  sql`role = 'assistant' and created_at >= ${since} and status <> 'streaming'`;
const msTo = (moment: 'first_text_at' | 'ended_at') =>
  sql`extract(epoch from ${sql.ref(moment)} - created_at) * 1000`;

/** Lists figures of answers by day and source, and by day alone, for the days that have any. */
export async function listDailyChatFigures(db: Database, since: Date): Promise<ChatSourceDayRow[]> {
  const { rows } = await sql<ChatSourceDayRow>`
    select to_char(${day}, 'YYYY-MM-DD') as day, source, count(*)::int as answers,
      count(distinct user_id)::int as people,
      coalesce(sum(prompt_tokens), 0)::bigint as prompt_tokens,
      coalesce(sum(completion_tokens), 0)::bigint as completion_tokens,
      count(*) filter (where status = 'stopped')::int as stopped,
      count(*) filter (where status = 'interrupted')::int as interrupted,
      count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where feedback = 'up')::int as helped,
      count(*) filter (where feedback = 'down')::int as did_not_help,
      percentile_cont(array[0.5, 0.95]) within group (order by ${msTo('first_text_at')})
        filter (where first_text_at is not null) as first_text_ms,
      percentile_cont(array[0.5, 0.95]) within group (order by ${msTo('ended_at')})
        filter (where status = 'done') as whole_ms
    from chat_messages
    where ${endedSince(since)}
    group by grouping sets ((${day}, source), (${day}))`.execute(db);
  return rows;
}

/** Counts cut and failed answers by day and reason, most frequent first. */
export async function listChatFailures(db: Database, since: Date) {
  const { rows } = await sql<{ day: string; reason: string; count: number }>`
    select to_char(${day}, 'YYYY-MM-DD') as day, failure as reason, count(*)::int as count
    from chat_messages
    where ${endedSince(since)} and failure is not null
    group by ${day}, failure
    order by count desc, reason`.execute(db);
  return rows;
}
