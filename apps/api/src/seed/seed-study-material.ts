import { randomUUID } from 'node:crypto';
import { richTextVersion } from '@aw/content/rich-text-version';
import * as materials from '@aw/db/study-materials';
import type { Demo, DemoStudyMaterial } from '@aw/demo';
import type { Context } from '../context';
import { compileCard, compileEntry } from '../modules/study-materials/compile-items';
import { type DemoIds, findUpload } from './seed-schools';

/** Adds the demo's flashcards and summaries for the students who uploaded their documents, unless there is study material. */
export async function seedStudyMaterial(
  ctx: Context,
  ids: DemoIds,
  { studyMaterial, uploads }: Pick<Demo, 'studyMaterial' | 'uploads'>,
): Promise<void> {
  const existing = await ctx.db.selectFrom('study_materials').select('id').limit(1).executeTakeFirst();
  if (existing) return;
  for (const { document: fileName, flashcards, summary } of studyMaterial) {
    const upload = uploads.find((one) => one.fileName === fileName);
    const documentId = upload && (await findUpload(ctx, ids, upload));
    if (!upload || documentId === undefined) throw new Error(`The demo has no document called ${fileName}.`);
    const source = { documentId, title: upload.title, userId: ids.studentId(upload.student) };
    await seedFlashcards(ctx, source, flashcards);
    await seedSummary(ctx, source, summary);
  }
}

type Source = { documentId: number; title: string; userId: string };

async function seedFlashcards(
  ctx: Context,
  source: Source,
  flashcards: DemoStudyMaterial['flashcards'],
): Promise<void> {
  const id = await insertMaterial(ctx, source, { kind: 'flashcards', count: flashcards.length });
  for (const [at, { page, ...sides }] of flashcards.entries()) {
    const card = { ...(await compileCard(ctx, sides)), document_id: source.documentId, page };
    await ctx.db
      .insertInto('flashcards')
      .values({ ...card, material_id: id, user_id: source.userId, position: at + 1, due: ctx.now() })
      .execute();
  }
}

async function seedSummary(
  ctx: Context,
  source: Source,
  points: DemoStudyMaterial['summary'],
): Promise<void> {
  const { documentId } = source;
  const id = await insertMaterial(ctx, source, { kind: 'summary', count: points.length });
  const entries: materials.StoredEntry[] = [];
  for (const { page, text } of points) {
    const entry = { id: randomUUID(), text, level: 1, documentId, page, otherPages: [], isEdited: false };
    entries.push(await compileEntry(ctx, entry, null));
  }
  await materials.saveEntries(ctx.db, id, { entries, version: richTextVersion });
}

async function insertMaterial(
  ctx: Context,
  { documentId, title, userId }: Source,
  { kind, count }: { kind: 'flashcards' | 'summary'; count: number },
): Promise<string> {
  const id = randomUUID();
  const now = ctx.now();
  await ctx.db
    .insertInto('study_materials')
    .values({
      id,
      user_id: userId,
      kind,
      title,
      document_id: documentId,
      wanted_count: count,
      state: 'done',
      html_version: richTextVersion,
      created_at: now,
      updated_at: now,
      ended_at: now,
      saved_at: now,
    })
    .execute();
  return id;
}
