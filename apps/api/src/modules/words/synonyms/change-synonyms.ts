import type { StaffSynonym } from '@aw/contracts/search/staff';
import * as audit from '@aw/db/audit';
import type { StaffSynonymRow } from '@aw/db/synonyms';
import * as synonyms from '@aw/db/synonyms';
import type { Context, StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { phraseTaken, synonymChanged, synonymNotFound, synonymsFull } from './synonyms.errors';
import { foldSynonym, phrasesWithMeanings, type SynonymFields } from './synonyms.policy';

/** Every search reads all synonyms, and the console loads them whole. */
export const maxSynonyms = 1_000;

/** Returns all synonyms, by their words. */
export async function listSynonyms(ctx: Context): Promise<StaffSynonym[]> {
  return (await synonyms.listForStaff(ctx.db)).map(toSynonym);
}

/** Adds a synonym. Throws 409 if one of its phrases already has meanings, or if there are too many synonyms. */
export async function addSynonym(ctx: StaffContext, fields: SynonymFields): Promise<StaffSynonym> {
  const synonym = foldSynonym(fields);
  return inTransaction(ctx, async (ctx) => {
    await synonyms.lockAll(ctx.db);
    if ((await synonyms.count(ctx.db)) >= maxSynonyms) throw synonymsFull(maxSynonyms);
    await requireFree(ctx, synonym);
    const id = await synonyms.insert(ctx.db, rowOf(ctx, synonym));
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'synonym.added',
      target: `synonym:${id}`,
      after: synonym,
    });
    return toSynonym(await find(ctx, id));
  });
}

/** Changes a synonym. Throws 404, and 409 if it was changed since `version` or a phrase already has meanings. */
export async function changeSynonym(
  ctx: StaffContext,
  id: number,
  { version, ...fields }: SynonymFields & { version: number },
): Promise<StaffSynonym> {
  const synonym = foldSynonym(fields);
  return inTransaction(ctx, async (ctx) => {
    await synonyms.lockAll(ctx.db);
    const current = await find(ctx, id);
    if (current.version !== version) throw synonymChanged();
    await requireFree(ctx, synonym, id);
    await synonyms.update(ctx.db, id, rowOf(ctx, synonym));
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'synonym.changed',
      target: `synonym:${id}`,
      before: fieldsOf(current),
      after: synonym,
    });
    return toSynonym(await find(ctx, id));
  });
}

/** Removes a synonym. Throws 404. */
export async function removeSynonym(ctx: StaffContext, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await synonyms.lockAll(ctx.db);
    const current = await find(ctx, id);
    await synonyms.remove(ctx.db, id);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'synonym.removed',
      target: `synonym:${id}`,
      before: fieldsOf(current),
    });
  });
}

/** Throws 409 if a phrase would have meanings of two synonyms: then it could have more than three. */
async function requireFree(ctx: Context, synonym: SynonymFields, ownId?: number): Promise<void> {
  const taken = await synonyms.findTaken(ctx.db, phrasesWithMeanings(synonym), ownId);
  if (taken) throw phraseTaken(taken);
}

async function find(ctx: Context, id: number): Promise<StaffSynonymRow> {
  const row = await synonyms.findForStaff(ctx.db, id);
  if (!row) throw synonymNotFound();
  return row;
}

function rowOf(ctx: StaffContext, { words, meanings, isMutual }: SynonymFields) {
  return { words, meanings, is_mutual: isMutual, updated_by: ctx.admin.id, updated_at: ctx.now() };
}

function fieldsOf({ words, meanings, is_mutual: isMutual }: StaffSynonymRow): SynonymFields {
  return { words, meanings, isMutual };
}

function toSynonym(row: StaffSynonymRow): StaffSynonym {
  return {
    id: row.id,
    ...fieldsOf(row),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.username,
  };
}
