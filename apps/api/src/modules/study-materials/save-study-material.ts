import { randomUUID } from 'node:crypto';
import { richTextVersion } from '@aw/content/rich-text-version';
import type {
  saveStudyMaterial as contract,
  StudyMaterialDetail,
} from '@aw/contracts/study-materials/public';
import type { FlashcardRow, LockedMaterial, StoredEntry } from '@aw/db/study-materials';
import * as materials from '@aw/db/study-materials';
import type * as z from 'zod/mini';
import type { Context, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { isWithheld, loadPageSources } from '../documents/page-sources';
import { getStudyMaterial } from './own-study-materials';
import { itemsNeeded, materialNotFound, materialUnfinished } from './study-materials.errors';

type Edited = z.output<typeof contract.body>;
type EditedCard = NonNullable<Edited['flashcards']>[number];
type EditedEntry = NonNullable<Edited['entries']>[number];

/**
 * Saves study material as its person edited it, and makes its flashcards due. A flashcard or entry keeps its page; a
 * flashcard also keeps its schedule. Throws 400 without the list of its kind, 404, 409 while it is being made, and 422 for a text that is too complex.
 */
export async function saveStudyMaterial(
  ctx: UserContext,
  id: string,
  { flashcards, entries }: Edited,
): Promise<StudyMaterialDetail> {
  const { userId } = ctx;
  const before = await materials.find(ctx.db, { id, userId });
  if (!before) throw materialNotFound();
  if (before.state !== 'done') throw materialUnfinished();
  const isOfCards = before.kind === 'flashcards';
  if ((flashcards !== undefined) !== isOfCards || (entries !== undefined) === isOfCards)
    throw itemsNeeded(isOfCards);
  // Texts are compiled before the row is locked, because they wait for their turn.
  const cards = await materials.listFlashcards(ctx.db, id);
  const changed = new Map<EditedCard, CardTexts>();
  for (const card of flashcards ?? [])
    if (!isUnchanged(card, cards)) changed.set(card, await compileCard(ctx, card));
  await inTransaction(ctx, async (ctx) => {
    const row = await materials.lock(ctx.db, { id, userId });
    if (!row) throw materialNotFound();
    if (flashcards) await saveCards(ctx, row, flashcards, changed);
    if (entries) await saveEntries(ctx, row, entries);
    await materials.markSaved(ctx.db, id, ctx.now());
  });
  return getStudyMaterial(ctx, id);
}

function isUnchanged(card: EditedCard, cards: readonly FlashcardRow[]): boolean {
  const stored = cards.find(({ id }) => id === card.id);
  return stored?.front === card.front && stored.back === card.back;
}

async function saveCards(
  ctx: UserContext,
  { id: materialId, user_id: userId }: LockedMaterial,
  edited: readonly EditedCard[],
  changed: ReadonlyMap<EditedCard, CardTexts>,
): Promise<void> {
  const now = ctx.now();
  const rows = await materials.listFlashcards(ctx.db, materialId);
  const stored = new Set(rows.map(({ id }) => id));
  const kept = new Set<number>();
  const sourceOf = await loadPageSources(ctx, rows);
  // Those that their person does not see now are not left out by them.
  const hidden = rows.filter((row) => isWithheld(sourceOf(row))).map(({ id }) => id);
  for (const [at, card] of edited.entries()) {
    const position = at + 1;
    const texts = changed.get(card);
    if (card.id !== undefined && stored.has(card.id) && !kept.has(card.id)) {
      kept.add(card.id);
      await materials.changeFlashcard(ctx.db, { id: card.id, position, ...(texts && { texts }) }, now);
    }
  }
  await materials.deleteOtherFlashcards(ctx.db, materialId, [...kept, ...hidden]);
  for (const [at, card] of edited.entries()) {
    const texts = changed.get(card);
    // An id of a card that another tab deleted is that of no card any more.
    if (card.id === undefined || !stored.has(card.id))
      if (texts)
        await materials.insertFlashcard(
          ctx.db,
          { ...texts, document_id: null, page: null, due: now },
          { materialId, userId, position: at + 1 },
        );
  }
}

async function saveEntries(
  ctx: UserContext,
  { id }: LockedMaterial,
  edited: readonly EditedEntry[],
): Promise<void> {
  const entries = await materials.listEntries(ctx.db, id);
  const stored = new Map(entries.map((entry) => [entry.id, entry]));
  const columnsOf = ({ documentId, page }: StoredEntry) => ({ document_id: documentId, page });
  const sourceOf = await loadPageSources(ctx, entries.map(columnsOf));
  const hidden = entries.filter((entry) => isWithheld(sourceOf(columnsOf(entry))));
  for (const entry of hidden) stored.delete(entry.id);
  await materials.saveEntries(ctx.db, id, [
    ...edited.map(({ id: entryId = '', text, level }) => {
      const before = stored.get(entryId);
      stored.delete(entryId);
      return {
        id: before?.id ?? randomUUID(),
        text,
        level,
        documentId: before?.documentId ?? null,
        page: before?.page ?? null,
      };
    }),
    // Its person does not see them now, so they did not leave them out.
    ...hidden,
  ]);
}

type CardTexts = Awaited<ReturnType<typeof compileCard>>;

/** Compiles the sides of a flashcard and returns its columns. Throws 422 for a text that is too complex, and 503. */
export async function compileCard(
  { richText, caller }: Pick<Context, 'richText' | 'caller'>,
  { front, back }: { front: string; back: string },
) {
  return {
    front,
    back,
    front_html: (await richText.compile(front, caller)).html,
    back_html: (await richText.compile(back, caller)).html,
    html_version: richTextVersion,
  };
}
