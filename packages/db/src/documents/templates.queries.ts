import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

/** Maximum number of documents that are looked at per key. */
const documentsPerKey = 64;
/** Maximum number of templates per key. Passages of a template are in no other one, so few share a key. */
const templatesPerKey = 20;

/** Lists at most `limit` templates that share keys with a document, ended ones too, those with the most first. */
export async function listNearTemplates(db: Database, keys: readonly number[], limit: number) {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: number; grams: Buffer; is_ended: boolean }>`
    select t.id, t.grams, t.ended_at is not null as is_ended
    from (
      select near.template_id, count(*) as shared
      from unnest(${keys}::bigint[]) wanted
      cross join lateral (
        select k.template_id from template_keys k where k.key = wanted order by k.template_id limit ${templatesPerKey}
      ) near
      group by near.template_id order by 2 desc, 1 limit ${limit}
    ) found
    cross join lateral (select t.* from templates t where t.id = found.template_id limit 1) t
    order by found.shared desc, t.id`.execute(db);
  return rows;
}

/**
 * Lists at most `limit` listed documents that count, of people with a confirmed address, and that share keys with a
 * document, those with the most first. The hashes tell which people registered from one network or device, for as long
 * as that is known.
 */
export async function listKeyHolders(
  db: Database,
  keys: readonly number[],
  exceptId: number,
  limit: number,
): Promise<{ id: number; uploader_id: string; address_hash: string | null; device_hash: string | null }[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{
    id: number;
    uploader_id: string;
    address_hash: string | null;
    device_hash: string | null;
  }>`
    select d.id, d.uploader_id, g.address_hash, g.device_hash
    from (
      select near.document_id, count(*) as shared
      from unnest(${keys}::bigint[]) wanted
      cross join lateral (
        select b.document_id from document_bands b
        where b.band = wanted and b.document_id <> ${exceptId}
        order by b.document_id limit ${documentsPerKey}
      ) near
      group by near.document_id
    ) found
    join documents d on d.id = found.document_id and d.is_listed and d.originality = 'accepted'
    join users u on u.id = d.uploader_id and not u.is_anonymous and u.email_verified_at is not null
    left join welcome_grants g on g.user_id = u.id
    order by found.shared desc, d.id limit ${limit}`.execute(db);
  return rows;
}

/** Inserts a template and returns its id. */
export async function insertTemplate(
  trx: Database,
  template: { grams: Buffer; keys: readonly number[]; documentId: number; accountCount: number; now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('templates')
    .values({
      grams: template.grams,
      document_id: template.documentId,
      account_count: template.accountCount,
      found_at: template.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into template_keys (key, template_id)
    select distinct key, ${id}::bigint from unnest(${template.keys}::bigint[]) key`.execute(trx);
  return id;
}

function templates(db: Database) {
  return db
    .selectFrom('templates as t')
    .leftJoin('documents as d', 'd.id', 't.document_id')
    .select([
      't.id',
      't.document_id',
      'd.title',
      't.account_count',
      't.found_at',
      't.ended_at',
      't.ended_by',
      sql<number>`octet_length(t.grams) / 4`.as('gram_count'),
    ]);
}

/** Lists templates, the newest first; `afterId` is the last one seen. */
export async function listTemplates(db: Database, { limit, afterId }: { limit: number; afterId?: number }) {
  let query = templates(db);
  if (afterId !== undefined) query = query.where(sql<SqlBool>`t.id < ${afterId}`);
  return query.orderBy('t.id', 'desc').limit(limit).execute();
}

export async function findTemplate(db: Database, id: number) {
  return templates(db).where('t.id', '=', id).executeTakeFirst();
}
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

/** Finds the runs of letters of a template, and a document that contains it. */
export async function findTemplateText(db: Database, id: number) {
  return db.selectFrom('templates').select(['grams', 'document_id']).where('id', '=', id).executeTakeFirst();
}

/** Locks a template until the transaction ends. */
export async function lockTemplate(trx: Database, id: number) {
  return trx
    .selectFrom('templates')
    .select(['id', 'ended_at', 'ended_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends a template, or makes it count again if `ended_at` is null. */
export async function updateTemplate(
  trx: Database,
  id: number,
  change: { ended_at: Date | null; ended_by: string | null },
): Promise<void> {
  await trx.updateTable('templates').set(change).where('id', '=', id).execute();
}
