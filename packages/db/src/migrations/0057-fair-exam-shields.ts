import { type Kysely, sql } from 'kysely';

/**
 * Keeps exam shields from holding the questions of everybody: counts in how many texts a fingerprint occurs, notes why a
 * shield ended and when staff were told about it, and since when a person has been an educator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exam_fingerprint_counts (
      -- The first 64 bits of SHA-256.
      hash bigint primary key,
      -- In how many published documents and questions it was seen.
      texts integer not null check (texts > 0),
      seen_at timestamptz not null
    )`.execute(db);
  await sql`
    create table exam_counted_documents (
      document_id bigint primary key references documents (id) on delete cascade
    )`.execute(db);
  await sql`
    create table exam_counted_questions (
      question_id bigint primary key references questions (id) on delete cascade
    )`.execute(db);
  await sql`
    alter table exam_shields
      -- Who or what ended it before its time; null beside ended_at for one that its owner ended before this column.
      add column ended_by text check (ended_by in ('owner', 'staff', 'role', 'suspension')),
      -- What staff told its owner.
      add column end_reason text,
      -- Of its fingerprints and tasks as they were registered: those that are too common to count.
      add column common_count integer not null default 0,
      add column ignored_task_count integer not null default 0,
      -- When staff were told that it holds questions of several people, and when they decided to keep it.
      add column alerted_at timestamptz,
      add column kept_at timestamptz`.execute(db);
  // Null for who was an educator before this column: then it is since they registered.
  await sql`alter table users add column educator_since timestamptz`.execute(db);
}

export const isCompatible = true;
