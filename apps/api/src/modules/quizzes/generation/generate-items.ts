import type { MadeQuestion } from '@aw/db/quizzes';
import * as search from '@aw/db/search';
import type { Model } from '../../../adapters/model/model';
import type { UserContext } from '../../../context';
import { FeatureError } from '../../../errors/feature-error';
import type { NoRoom } from '../../ai/spending';
import { requireCheckedText } from '../../documents/document.policy';
import { findAccessible } from '../../documents/find-accessible';
import { CapReachedError } from './ask-model';
import type { Wish } from './bank-items';
import { madeItem } from './made-item';
import { type SourcePage, solveAgain, writeItems } from './write-items';

/** So many questions are written, and solved again, at once. */
const atOnce = 5;
/** So many times more than needed it is tried; then the quiz has what there is. */
const mostTries = 2;
/** So many characters of pages go into one prompt. */
const mostOfPages = 8_000;
const mostPages = 200;

type Progress = { items: readonly MadeQuestion[]; dropped: number };

type Generating = {
  wish: Wish;
  count: number;
  documentId: number | null;
  /** What there is already. */
  begun: Progress;
  /** Keeps what there is, so that another try goes on with it. */
  keep: (progress: Progress) => Promise<void>;
};

/**
 * Questions by a model that have passed every check and that it solved again in the same way; fewer than were asked for
 * where the day’s cap is reached or too many are dropped. Throws ModelUnavailableError, and what keeps a document from being read.
 */
export async function generateItems(
  ctx: UserContext,
  model: Model,
  { wish, count, documentId, begun, keep }: Generating,
): Promise<{ items: MadeQuestion[]; noRoom: NoRoom | undefined }> {
  const { dealLetters } = await import('@aw/quiz-bank');
  const pages = documentId === null ? [] : await pagesOf(ctx, documentId);
  const items = [...begun.items];
  let { dropped } = begun;
  let noRoom: NoRoom | undefined;
  const ids = items.map((_, at) => String(at));
  try {
    for (let tries = 0; items.length < count && tries < mostTries * Math.ceil(count / atOnce); tries += 1) {
      const written = await writeItems(ctx, model, {
        wish,
        count: Math.min(atOnce, count - items.length),
        known: items.map(({ question }) => question),
        pages: windowOf(pages, tries),
      });
      const agreed = await solveAgain(ctx, model, written);
      dropped += written.length - agreed.length;
      for (const text of agreed) {
        // Letters are dealt over all questions; one that comes last moves none.
        const letter = dealLetters([...ids, text.id]).at(-1) ?? 'A';
        const item = await madeItem(ctx, { text, letter, difficulty: wish.difficulty }).catch(onlyCompiling);
        if (!item || hasFaultyFormula(item)) dropped += 1;
        else {
          items.push(item);
          ids.push(text.id);
        }
      }
      await keep({ items, dropped });
    }
  } catch (error) {
    if (!(error instanceof CapReachedError)) throw error;
    noRoom = error.reason;
  }
  return { items, noRoom };
}

/** A text that cannot be compiled is a fault of its question. */
function onlyCompiling(error: unknown): undefined {
  if (!(error instanceof FeatureError) || error.status !== 422) throw error;
}

function hasFaultyFormula(item: MadeQuestion): boolean {
  return Object.values(item).some((html) => typeof html === 'string' && /maths-error|<merror/.test(html));
}

async function pagesOf(ctx: UserContext, documentId: number): Promise<SourcePage[]> {
  // What may be read is asked anew: the wish may have waited.
  const { access } = await findAccessible(ctx, documentId, ctx.userId);
  await requireCheckedText(ctx.db, documentId);
  const numbers = Array.from({ length: Math.min(access.visiblePages, mostPages) }, (_, at) => at + 1);
  const rows = await search.listPageTexts(ctx.db, documentId, numbers);
  return rows.map(({ title, number, text }) => ({ title, number, text: text.slice(0, mostOfPages) }));
}

/** Pages that fit into one prompt, beginning further on with each try. */
function windowOf(pages: readonly SourcePage[], tries: number): SourcePage[] {
  const chosen: SourcePage[] = [];
  let length = 0;
  const start = pages.length === 0 ? 0 : (tries * 3) % pages.length;
  for (const page of [...pages.slice(start), ...pages.slice(0, start)]) {
    length += page.text.length;
    if (chosen.length > 0 && length > mostOfPages) break;
    chosen.push(page);
  }
  return chosen;
}
