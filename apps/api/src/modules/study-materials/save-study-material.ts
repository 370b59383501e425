import { randomUUID } from 'node:crypto';
import { richTextVersion } from '@aw/content/rich-text-version';
import type {
  saveStudyMaterial as contract,
  StudyMaterialDetail,
} from '@aw/contracts/study-materials/public';
import type { FlashcardRow, MaterialRow, StoredEntry } from '@aw/db/study-materials';
import * as materials from '@aw/db/study-materials';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { loadOrigins } from '../documents/page-sources';
import { compileCard, compileEntry } from './compile-items';
import { getStudyMaterial } from './own-study-materials';
import { pageColumnsOf } from './study-material.mapper';
import { itemsNeeded, materialChanged, materialNotFound, materialUnfinished } from './study-materials.errors';

type Edited = z.output<typeof contract.body>;
type EditedCard = NonNullable<Edited['flashcards']>[number];
type EditedEntry = NonNullable<Edited['entries']>[number];

/**
 * Saves study material as its person edited it, and makes its flashcards due. A flashcard or entry keeps its page; a
 * flashcard also keeps its schedule. Throws 400 without the list of its kind, 404, 409 while it is being made or if it
 * was saved since it was edited, and 422 for a text that is too complex.
 */
export async function saveStudyMaterial(
  ctx: UserContext,
  id: string,
  { updatedAt, flashcards, entries }: Edited,
): Promise<StudyMaterialDetail> {
  const { userId } = ctx;
  const material = await materials.find(ctx.db, { id, userId });
  if (!material) throw materialNotFound();
  if (material.state !== 'done') throw materialUnfinished();
  const isOfCards = material.kind === 'flashcards';
  if ((flashcards !== undefined) !== isOfCards || (entries !== undefined) === isOfCards)
    throw itemsNeeded(isOfCards);
  if (material.updated_at.getTime() !== Date.parse(updatedAt)) throw materialChanged();
  // Texts are compiled before the row is locked, because they wait for their turn.
  const saveItems = flashcards
    ? await prepareCards(ctx, material, flashcards)
    : await prepareEntries(ctx, material, entries ?? []);
  await inTransaction(ctx, async (ctx) => {
    const row = await materials.lock(ctx.db, { id, userId });
    if (!row) throw materialNotFound();
    if (row.updated_at.getTime() !== material.updated_at.getTime()) throw materialChanged();
    await saveItems(ctx);
    await materials.markSaved(ctx.db, id, ctx.now());
  });
  return getStudyMaterial(ctx, id);
}

/** Writes items in the transaction that has locked their study material. */
type SaveItems = (ctx: UserContext) => Promise<void>;

async function prepareCards(
  ctx: UserContext,
  { id: materialId }: MaterialRow,
  edited: readonly EditedCard[],
): Promise<SaveItems> {
  const rows = await materials.listFlashcards(ctx.db, materialId);
  const originOf = await loadOrigins(ctx, rows);
  // Their person does not see these now, so they did not leave them out.
  const hidden = rows.filter((row) => originOf(row).isWithheld).map(({ id }) => id);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const cards: { row: FlashcardRow | undefined; texts: CardTexts | undefined }[] = [];
  for (const card of edited) {
    // Without a row of its own, such as after another tab deleted it, a card is new.
    const row = card.id === undefined ? undefined : stored.get(card.id);
    if (row) stored.delete(row.id);
    const isUnchanged = row?.front === card.front && row.back === card.back;
    cards.push({ row, texts: isUnchanged ? undefined : await compileCard(ctx, card) });
  }
  const kept = cards.flatMap(({ row }) => row?.id ?? []);
  return async ({ db, userId, now }) => {
    const due = now();
    await materials.deleteOtherFlashcards(db, materialId, [...kept, ...hidden]);
    for (const [at, { row, texts }] of cards.entries()) {
      const position = at + 1;
      if (row) await materials.changeFlashcard(db, { id: row.id, position, ...(texts && { texts }) }, due);
      else if (texts)
        await materials.insertFlashcard(db, { ...texts, due }, { materialId, userId, position });
    }
  };
}

type CardTexts = Awaited<ReturnType<typeof compileCard>>;

async function prepareEntries(
  ctx: UserContext,
  { id, source, html_version: version }: MaterialRow,
  edited: readonly EditedEntry[],
): Promise<SaveItems> {
  const rows = await materials.listEntries(ctx.db, id);
  const originOf = await loadOrigins(ctx, rows.map(pageColumnsOf));
  const hidden = rows.filter((row) => originOf(pageColumnsOf(row)).isWithheld);
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const row of hidden) stored.delete(row.id);
  const entries: StoredEntry[] = [];
  for (const { id: entryId = '', text, level } of edited) {
    const row = stored.get(entryId);
    stored.delete(entryId);
    const { documentId = null, page = null, otherPages = [] } = row ?? {};
    const place = { id: row?.id ?? randomUUID(), level, documentId, page, otherPages };
    const isUnchanged = row?.text === text;
    const uncompiled = { ...place, text, isEdited: row?.isEdited || !isUnchanged };
    entries.push(
      isUnchanged && version === richTextVersion
        ? { ...uncompiled, html: row.html }
        : await compileEntry(ctx, uncompiled, source),
    );
  }
  return async ({ db }) =>
    materials.saveEntries(db, id, { entries: [...entries, ...hidden], version: richTextVersion });
}
