import { maxSideLength } from '@aw/contracts/study-materials/public';
import type { LockedMaterial, MaterialRun } from '@aw/db/study-materials';
import * as materials from '@aw/db/study-materials';
import type { Model } from '../../adapters/model/model';
import type { UserContext } from '../../context';
import { hasFaultyFormula, ignoreCompileErrors } from '../quizzes/generation/generate-items';
import { writeCheckedItems } from '../quizzes/generation/write-checked-items';
import type { SourcedItem, SourceText } from '../quizzes/generation/write-items';
import { compileCard } from './compile-items';
import type { Sources } from './load-sources';

type WrittenFlashcards = Pick<LockedMaterial, 'wanted_count' | 'read_count'> & { run: MaterialRun };

/**
 * Has a model write flashcards, each solved a second time without its answer, and stores those that pass every check after
 * those of an earlier try. Ends early when another try has started. Throws CapReachedError and ModelUnavailableError.
 */
export async function writeFlashcards(
  ctx: UserContext,
  model: Model,
  { run, wanted_count: count, read_count: readBefore }: WrittenFlashcards,
  { subject, texts }: Sources,
): Promise<void> {
  const stored = await materials.listFlashcards(ctx.db, run.id);
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
      const page = {
        document_id: item.page?.documentId ?? null,
        page: item.page?.number ?? null,
        other_pages: item.otherPages,
      };
      const place = { ...run, position: kept.length + 1 };
      if (!(await materials.insertMadeFlashcard(ctx.db, { ...card, ...page }, place))) return;
      kept.push({ question: card.front, difficulty: 'medium' });
    }
    const readCount = Math.min(texts.length, Math.max(readBefore ?? 0, read.size));
    const progress = { dropped: faulty, read_count: readCount, source_count: texts.length };
    if (!(await materials.saveProgress(ctx.db, run, progress))) return;
  }
}

/** The back has the answer, and why it is right. */
function sidesOf({ stem, answer, explanation }: SourcedItem): { front: string; back: string } {
  const back = `${answer}\n\n${explanation}`;
  return { front: stem, back: back.length <= maxSideLength ? back : answer };
}
