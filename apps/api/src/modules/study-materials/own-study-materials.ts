import type {
  listStudyMaterials as listContract,
  StudyMaterial,
  StudyMaterialDetail,
} from '@aw/contracts/study-materials/public';
import type { MaterialRow } from '@aw/db/study-materials';
import * as materials from '@aw/db/study-materials';
import * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { timeKey } from '../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../server/pages';
import { loadTitles, toStudyMaterial, toStudyMaterialDetail } from './study-material.mapper';
import { materialNotFound } from './study-materials.errors';

const listKeys = z.tuple([timeKey, z.uuid()]);

/** Returns a page of the person's study material, the latest first. */
export async function listStudyMaterials(
  ctx: UserContext,
  query: z.output<typeof listContract.query>,
): Promise<Slice<StudyMaterial>> {
  const slice = await getSlice<MaterialRow, [string, string]>(query, {
    keys: listKeys,
    load: ({ limit, after }) =>
      materials.list(ctx.db, {
        userId: ctx.userId,
        limit,
        ...(after && { after: { createdAt: new Date(after[0]), id: after[1] } }),
      }),
    keysOf: (row) => [row.created_at.toISOString(), row.id],
  });
  const titleOf = await loadTitles(
    ctx,
    slice.items.map((row) => row.document_id),
  );
  return mapSlice(slice, (row) => toStudyMaterial(row, titleOf(row.title, row.document_id)));
}

/**
 * Returns study material of the person with its content. While it is being made, this marks it as watched, so that no
 * notification is sent. Throws 404.
 */
export async function getStudyMaterial(ctx: UserContext, id: string): Promise<StudyMaterialDetail> {
  const row = await materials.find(ctx.db, { id, userId: ctx.userId });
  if (!row) throw materialNotFound();
  if (row.state === 'waiting' || row.state === 'running') await materials.touch(ctx.db, id, ctx.now());
  return toStudyMaterialDetail(ctx, row);
}

/** Deletes study material of the person with its flashcards; a job that makes it finds nothing. Throws 404. */
export async function deleteStudyMaterial(ctx: UserContext, id: string): Promise<void> {
  if (!(await materials.remove(ctx.db, { id, userId: ctx.userId }))) throw materialNotFound();
}
