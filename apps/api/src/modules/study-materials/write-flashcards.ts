import { maxSideLength } from '@aw/contracts/study-materials/public';
import type { LockedMaterial } from '@aw/db/study-materials';
import * as materials from '@aw/db/study-materials';
import type { Model } from '../../adapters/model/model';
import type { UserContext } from '../../context';
import { hasFaultyFormula, ignoreCompileErrors } from '../quizzes/generation/generate-items';
import { writeCheckedItems } from '../quizzes/generation/write-checked-items';
import type { SourcedItem, SourceText } from '../quizzes/generation/write-items';
import type { Sources } from './load-sources';
import { compileCard } from './save-study-material';

/**
 * Has a model write flashcards, each solved a second time without its answer, and stores those that pass every check after
 * those of an earlier try. Throws CapReachedError and ModelUnavailableError.
 */
export async function writeFlashcards(
  ctx: UserContext,
  model: Model,
  { id: materialId, user_id: userId, wanted_count: count }: LockedMaterial,
  { subject, texts }: Sources,
): Promise<void> {
  const stored = await materials.listFlashcards(ctx.db, materialId);
  const kept = stored.map(({ front }) => ({ question: front, difficulty: 'medium' as const }));
  const wish = { subject, difficulty: 'medium', specificTopic: null } as const;
  const listKept = () => kept;
  const read = new Set<SourceText>();
  for await (const { items, dropped, read: readNow } of writeCheckedItems(ctx, model, {
    wish,
    form: 'flashcard',
    count,
    sources: texts,
    listKept,
  })) {
    for (const text of readNow) read.add(text);
    let faulty = dropped;
    for (const item of items) {
      const card = await compileCard(ctx, sidesOf(item)).catch(ignoreCompileErrors);
      if (!card || hasFaultyFormula([card.front_html, card.back_html])) {
        faulty += 1;
        continue;
      }
      const page = { document_id: item.page?.documentId ?? null, page: item.page?.number ?? null };
      await materials.insertFlashcard(
        ctx.db,
        { ...card, ...page, due: null },
        { materialId, userId, position: kept.length + 1 },
      );
      kept.push({ question: card.front, difficulty: 'medium' });
    }
    if (faulty > 0) await materials.addDropped(ctx.db, materialId, faulty);
    const reading = { read_count: read.size, source_count: texts.length };
    await materials.saveReading(ctx.db, materialId, reading);
  }
}

/** The back has the answer, and why it is right. */
function sidesOf({ stem, answer, explanation }: SourcedItem): { front: string; back: string } {
  const back = `${answer}\n\n${explanation}`;
  return { front: stem, back: back.length <= maxSideLength ? back : answer };
}
