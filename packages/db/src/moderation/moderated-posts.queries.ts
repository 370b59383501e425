import type { PostState } from '@aw/contracts/moderation/staff';
import { sql } from 'kysely';
import type { Database } from '../database';
import { plainText } from '../plain-text';
import { excerptLength } from './excerpt-length';

/** A question that its asker withdrew is removed as well. */
const questionState = sql<PostState>`case
  when q.deleted_at is null and q.status in ('held', 'visible') then q.status else 'removed' end`;
/** A document that was never published has no reports, and a refused one is not on the site. */
const documentState = sql<PostState>`case
  when d.is_listed then 'visible'
  when d.held_because is not null and d.deleted_reason is null then 'held' else 'removed' end`;

/** Lists questions in any state as the list of cases shows them. */
export async function listModeratedQuestions(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('questions as q')
    .select(['q.id', 'q.title'])
    .select([sql<string>`left(${plainText('q')}, ${excerptLength})`.as('excerpt'), questionState.as('state')])
    .where('q.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Finds a question with everything that a decision about it needs. */
export async function findModeratedQuestion(db: Database, id: number) {
  return db
    .selectFrom('questions as q')
    .leftJoin('questions as original', 'original.id', 'q.duplicate_of')
    .select([
      'q.title',
      'q.content',
      'q.content_html',
      'q.asker_id',
      'q.held_because',
      'q.held_until',
      'q.removed_reason',
      'q.duplicate_of',
      'original.title as duplicate_title',
      'q.created_at',
      questionState.as('state'),
    ])
    .where('q.id', '=', id)
    .executeTakeFirst();
}

/** Counts a person's questions, and those that staff removed. */
export async function countModeratedQuestions(db: Database, askerId: string) {
  return db
    .selectFrom('questions')
    .select((eb) => [
      eb.fn.countAll<number>().as('posts'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'removed').as('removed'),
    ])
    .where('asker_id', '=', askerId)
    .executeTakeFirstOrThrow();
}

/** Lists documents in any state as the list of cases shows them. */
export async function listModeratedDocuments(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('documents as d')
    .select(['d.id', 'd.title'])
    .select([
      sql<string>`left(coalesce(d.description, ''), ${excerptLength})`.as('excerpt'),
      documentState.as('state'),
    ])
    .where('d.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Finds a document with everything that a decision about it needs. */
export async function findModeratedDocument(db: Database, id: number) {
  return db
    .selectFrom('documents as d')
    .select(['d.title', 'd.description', 'd.uploader_id', 'd.deleted_reason', 'd.reason', 'd.uploaded_at'])
    .select('d.held_because')
    .select(documentState.as('state'))
    .where('d.id', '=', id)
    .executeTakeFirst();
}

/** Counts a person's documents, and those that staff removed for cause. */
export async function countModeratedDocuments(db: Database, uploaderId: string) {
  return db
    .selectFrom('documents')
    .select((eb) => [
      eb.fn.countAll<number>().as('posts'),
      eb.fn.countAll<number>().filterWhere('is_removed_for_cause', '=', true).as('removed'),
    ])
    .where('uploader_id', '=', uploaderId)
    .executeTakeFirstOrThrow();
}
