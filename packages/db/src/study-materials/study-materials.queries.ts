import type { MaterialKind } from '@aw/contracts/study-materials/public';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

/** A page of a document. */
export type PageRef = { documentId: number; number: number };

/** A point of a summary or a heading of an outline, as it is stored. */
export type StoredEntry = {
  id: string;
  text: string;
  /** 1 for the highest; points have only this one. */
  level: number;
  documentId: number | null;
  page: number | null;
  /** Further pages that the model of a chat’s answer was given. */
  otherPages: readonly PageRef[];
  isEdited: boolean;
  /** Its text as HTML; its version is that of the study material. */
  html: string;
};

export const materialColumns = [
  'm.id',
  'm.user_id',
  'm.kind',
  'm.title',
  'm.document_id',
  'm.conversation_id',
  'm.wanted_count',
  'm.state',
  'm.source',
  'm.model',
  'm.dropped',
  'm.read_count',
  'm.source_count',
  'm.run',
  'm.prompts_done',
  'm.failure',
  'm.html_version',
  'm.queue_group',
  'm.watched_at',
  'm.created_at',
  'm.updated_at',
  'm.saved_at',
] as const;

const itemCount = sql<number>`case m.kind
  when 'flashcards' then (select count(*)::int from flashcards f where f.material_id = m.id)
  else jsonb_array_length(m.entries) end`;

function materials(db: Database) {
  return db.selectFrom('study_materials as m').select(materialColumns).select(itemCount.as('count'));
}

type Own = { id: string; userId: string };

/** Finds a person’s study material without its content; undefined if it is someone else’s. */
export async function find(db: Database, { id, userId }: Own) {
  return materials(db).where('m.id', '=', id).where('m.user_id', '=', userId).executeTakeFirst();
}
export type MaterialRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Finds the study material that was requested with a key. */
export async function findByKey(db: Database, { key, userId }: { key: string; userId: string }) {
  return materials(db).where('m.send_key', '=', key).where('m.user_id', '=', userId).executeTakeFirst();
}

/** Counts the flashcards, points or headings of study material; 0 if it was deleted. */
export async function countItems(db: Database, id: string): Promise<number> {
  const row = await db
    .selectFrom('study_materials as m')
    .select(itemCount.as('count'))
    .where('m.id', '=', id)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Lists the points or headings of study material. */
export async function listEntries(db: Database, id: string): Promise<StoredEntry[]> {
  const row = await db
    .selectFrom('study_materials')
    // Only written by `saveEntries` and `saveProgress`.
    .select(sql<StoredEntry[]>`entries`.as('entries'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.entries ?? [];
}

type ListOptions = { userId: string; limit: number; after?: { createdAt: Date; id: string } };

/** Lists a page of a person’s study material without its content, latest first. */
export async function list(db: Database, { userId, limit, after }: ListOptions) {
  let query = materials(db).where('m.user_id', '=', userId);
  if (after)
    query = query.where(
      sql<SqlBool>`(m.created_at, m.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    );
  return query.orderBy('m.created_at', 'desc').orderBy('m.id', 'desc').limit(limit).execute();
}

/** Returns true if study material of the person is being made; the caller has locked the person. */
export async function hasOpen(trx: Database, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('study_materials')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the study materials of a queue group that wait or are being made. */
export async function countQueued(db: Database, queueGroup: string): Promise<number> {
  const { count } = await db
    .selectFrom('study_materials')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('queue_group', '=', queueGroup)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NewMaterial = {
  id: string;
  user_id: string;
  send_key: string;
  kind: MaterialKind;
  title: string;
  document_id: number | null;
  conversation_id: string | null;
  wanted_count: number;
  source: 'model' | 'library';
  model: string | null;
  html_version: number;
  /** Queue group whose turn it uses; kept until it ends. */
  queue_group: string;
};

export async function insert(trx: Database, material: NewMaterial, now: Date): Promise<void> {
  await trx
    .insertInto('study_materials')
    .values({ ...material, created_at: now, updated_at: now, watched_at: now })
    .execute();
}

/** Records that its person looks at study material. */
export async function touch(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('study_materials').set({ watched_at: now }).where('id', '=', id).execute();
}

/** Locks study material until the transaction ends; undefined if it was deleted or is someone else’s. */
export async function lock(trx: Database, { id, userId }: Own) {
  return trx
    .selectFrom('study_materials as m')
    .select(materialColumns)
    .where('m.id', '=', id)
    .where('m.user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores the points or headings of study material, compiled by a version; the caller has locked it. */
export async function saveEntries(
  trx: Database,
  id: string,
  { entries, version }: { entries: readonly StoredEntry[]; version: number },
): Promise<void> {
  await trx
    .updateTable('study_materials')
    .set({ entries: JSON.stringify(entries), html_version: version })
    .where('id', '=', id)
    .execute();
}

/** Lists finished study material whose entries were compiled by an older version of the compiler, oldest version first. */
export async function listOldMaterials(db: Database, version: number, limit: number) {
  return db
    .selectFrom('study_materials')
    .select(['id', 'source', 'updated_at'])
    .where('html_version', '<', version)
    .where('ended_at', 'is not', null)
    .orderBy('html_version')
    .orderBy('id')
    .limit(limit)
    .execute();
}
export type OldMaterial = Awaited<ReturnType<typeof listOldMaterials>>[number];

/** Stores the entries of study material with new HTML, unless it was changed meanwhile. */
export async function setEntriesHtml(
  db: Database,
  { id, updated_at: updatedAt }: OldMaterial,
  { entries, version }: { entries: readonly StoredEntry[]; version: number },
): Promise<void> {
  await db
    .updateTable('study_materials')
    .set({ entries: JSON.stringify(entries), html_version: version })
    .where('id', '=', id)
    .where('updated_at', '=', updatedAt)
    .execute();
}

/** Records that its person has saved study material. */
export async function markSaved(trx: Database, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('study_materials')
    .set({ saved_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes study material with its flashcards; false if there is none of this person. */
export async function remove(db: Database, { id, userId }: Own): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('study_materials')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Moves study material; of two with the same key, the moved one loses it. */
export async function move(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    update study_materials m set user_id = ${into}, send_key = case when not exists (
      select from study_materials o where o.user_id = ${into} and o.send_key = m.send_key) then m.send_key end
    where m.user_id = ${from}`.execute(trx);
  await trx.updateTable('flashcards').set({ user_id: into }).where('user_id', '=', from).execute();
}
