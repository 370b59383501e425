import type { Difficulty } from '@aw/contracts/quizzes/public';
import type { Model } from '../../../adapters/model/model';
import type { UserContext } from '../../../context';
import type { Wish } from './bank-items';
import { windowOf } from './source-texts';
import { type ItemForm, type SourcedItem, type SourceText, solveAgain, writeItems } from './write-items';

/** Number of questions that are written and solved in one call. */
const batchSize = 5;
/** The number of calls may be this many times the necessary one; after that there are as many questions as there are. */
const maxTries = 2;

type CheckedRequest = {
  wish: Wish;
  form: ItemForm;
  count: number;
  sources: readonly SourceText[];
  /** Returns the questions that are kept so far. */
  listKept: () => readonly { question: string; difficulty: Difficulty }[];
};

/**
 * Has a model write questions in batches until `count` are kept, and yields those of each batch that pass every check and
 * that the model solves again in the same way, with the number of the others and the sources of its prompt. Ends early if
 * too many are dropped. Throws CapReachedError and ModelUnavailableError.
 */
export async function* writeCheckedItems(
  ctx: UserContext,
  model: Model,
  { wish, form, count, sources, listKept }: CheckedRequest,
): AsyncGenerator<{ items: SourcedItem[]; dropped: number; read: readonly SourceText[] }> {
  const planned = Math.ceil(count / batchSize);
  for (let tries = 0; tries < maxTries * planned; tries += 1) {
    const kept = listKept();
    if (kept.length >= count) return;
    const read = windowOf(sources, { tries, planned });
    const { items: written, faulty } = await writeItems(ctx, model, {
      wish,
      form,
      count: Math.min(batchSize, count - kept.length),
      existingQuestions: kept.map(({ question }) => question),
      sources: read,
      missedDifficulty: missedDifficulty(kept, wish.difficulty),
    });
    const items = await solveAgain(ctx, model, written);
    yield { items, dropped: faulty + written.length - items.length, read };
  }
}

/** Returns the difficulty of more than half of the questions, unless it is the wanted one. */
function missedDifficulty(
  kept: readonly { difficulty: Difficulty }[],
  wanted: Difficulty,
): Difficulty | undefined {
  return (['easy', 'medium', 'hard'] as const).find(
    (difficulty) =>
      difficulty !== wanted && kept.filter((item) => item.difficulty === difficulty).length > kept.length / 2,
  );
}
