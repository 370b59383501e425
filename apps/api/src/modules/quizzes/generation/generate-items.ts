import type { GeneratedQuestion } from '@aw/db/quizzes';
import * as search from '@aw/db/search';
import type { Model } from '../../../adapters/model/model';
import type { UserContext } from '../../../context';
import { FeatureError } from '../../../errors/feature-error';
import type { NoRoom } from '../../ai/spending/spending';
import { requireCheckedText } from '../../documents/document.policy';
import { findAccessible } from '../../documents/find-accessible';
import { CapReachedError } from './ask-model';
import type { Wish } from './bank-items';
import { madeItem } from './made-item';
import { type SourcePage, solveAgain, writeItems } from './write-items';

/** Number of questions that are written and solved in one call. */
const batchSize = 5;
/** The number of calls may be this many times the necessary one; after that the quiz gets the questions there are. */
const maxTries = 2;
/** Maximum number of characters of pages in a prompt. */
const maxCharacters = 8_000;
const maxPages = 200;

type Progress = { items: readonly GeneratedQuestion[]; dropped: number };

type GenerationRequest = {
  wish: Wish;
  count: number;
  documentId: number | null;
  /** Questions of earlier tries. */
  progress: Progress;
  /** Saves the questions so far, so that another try continues with them. */
  saveProgress: (progress: Progress) => Promise<void>;
};

/**
 * Generates questions with a model and keeps those that pass every check and that the model solves again in the same way.
 * Returns fewer than `count` when the daily cap is reached or too many are dropped. Throws ModelUnavailableError, and the
 * errors of a document that may not be read.
 */
export async function generateItems(
  ctx: UserContext,
  model: Model,
  { wish, count, documentId, progress, saveProgress }: GenerationRequest,
): Promise<{ items: GeneratedQuestion[]; noRoom: NoRoom | undefined }> {
  const { dealLetters } = await import('@aw/quiz-bank');
  const pages = documentId === null ? [] : await pagesOf(ctx, documentId);
  const items = [...progress.items];
  let { dropped } = progress;
  let noRoom: NoRoom | undefined;
  const ids = items.map((_, at) => String(at));
  try {
    for (let tries = 0; items.length < count && tries < maxTries * Math.ceil(count / batchSize); tries += 1) {
      const written = await writeItems(ctx, model, {
        wish,
        count: Math.min(batchSize, count - items.length),
        existingQuestions: items.map(({ question }) => question),
        pages: windowOf(pages, tries),
      });
      const agreed = await solveAgain(ctx, model, written);
      dropped += written.length - agreed.length;
      for (const text of agreed) {
        // Letters are dealt over all questions; adding one at the end does not change the others.
        const letter = dealLetters([...ids, text.id]).at(-1) ?? 'A';
        const item = await madeItem(ctx, { text, letter, difficulty: wish.difficulty }).catch(
          ignoreCompileErrors,
        );
        if (!item || hasFaultyFormula(item)) dropped += 1;
        else {
          items.push(item);
          ids.push(text.id);
        }
      }
      await saveProgress({ items, dropped });
    }
  } catch (error) {
    if (!(error instanceof CapReachedError)) throw error;
    noRoom = error.reason;
  }
  return { items, noRoom };
}

/** Ignores errors of texts that cannot be compiled, which are faults of their question. */
function ignoreCompileErrors(error: unknown): undefined {
  if (!(error instanceof FeatureError) || error.status !== 422) throw error;
}

function hasFaultyFormula(item: GeneratedQuestion): boolean {
  return Object.values(item).some((html) => typeof html === 'string' && /maths-error|<merror/.test(html));
}

async function pagesOf(ctx: UserContext, documentId: number): Promise<SourcePage[]> {
  // Access is checked again, because the job may have waited.
  const { access } = await findAccessible(ctx, documentId, ctx.userId);
  await requireCheckedText(ctx.db, documentId);
  const numbers = Array.from({ length: Math.min(access.visiblePages, maxPages) }, (_, at) => at + 1);
  const rows = await search.listPageTexts(ctx.db, documentId, numbers);
  return rows.map(({ title, number, text }) => ({ title, number, text: text.slice(0, maxCharacters) }));
}

/** Returns pages that fit into one prompt, starting further on with each try. */
function windowOf(pages: readonly SourcePage[], tries: number): SourcePage[] {
  const chosen: SourcePage[] = [];
  let length = 0;
  const start = pages.length === 0 ? 0 : (tries * 3) % pages.length;
  for (const page of [...pages.slice(start), ...pages.slice(0, start)]) {
    length += page.text.length;
    if (chosen.length > 0 && length > maxCharacters) break;
    chosen.push(page);
  }
  return chosen;
}
