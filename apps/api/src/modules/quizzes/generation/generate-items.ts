import type { GeneratedQuestion } from '@aw/db/quizzes';
import type { Model } from '../../../adapters/model/model';
import type { UserContext } from '../../../context';
import { FeatureError } from '../../../errors/feature-error';
import type { NoRoom } from '../../ai/spending/spending';
import { CapReachedError } from './ask-model';
import type { Wish } from './bank-items';
import { madeItem } from './made-item';
import { listSourceAnswers, listSourcePages } from './source-texts';
import { writeCheckedItems } from './write-checked-items';
import type { SourceText } from './write-items';

type Progress = { items: readonly GeneratedQuestion[]; dropped: number };

type GenerationRequest = {
  wish: Wish;
  count: number;
  documentId: number | null;
  conversationId: string | null;
  /** Questions of earlier tries. */
  progress: Progress;
  /** Saves the questions so far, so that another try continues with them. */
  saveProgress: (progress: Progress) => Promise<void>;
};

/**
 * Generates questions with a model and keeps those that pass every check and that the model solves again in the same way.
 * Returns fewer than `count` when the daily cap is reached or too many are dropped. Throws ModelUnavailableError, and the
 * errors of a document or chat that may not be read.
 */
export async function generateItems(
  ctx: UserContext,
  model: Model,
  { wish, count, documentId, conversationId, progress, saveProgress }: GenerationRequest,
): Promise<{ items: GeneratedQuestion[]; noRoom: NoRoom | undefined }> {
  const { dealLetters } = await import('@aw/quiz-bank');
  // Access is checked again, because the job may have waited.
  const sources = await listSources(ctx, { documentId, conversationId });
  const items = [...progress.items];
  let { dropped } = progress;
  let noRoom: NoRoom | undefined;
  const ids = items.map((_, at) => String(at));
  const listKept = () => items;
  try {
    for await (const batch of writeCheckedItems(ctx, model, {
      wish,
      form: 'quiz',
      count,
      sources,
      listKept,
    })) {
      dropped += batch.dropped;
      for (const text of batch.items) {
        // Letters are dealt over all questions; adding one at the end does not change the others.
        const letter = dealLetters([...ids, text.id]).at(-1) ?? 'A';
        const item = await madeItem(ctx, { text, letter, difficulty: text.difficulty }).catch(
          ignoreCompileErrors,
        );
        if (!item || hasFaultyFormula(Object.values(item))) dropped += 1;
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

async function listSources(
  ctx: UserContext,
  { documentId, conversationId }: Pick<GenerationRequest, 'documentId' | 'conversationId'>,
): Promise<SourceText[]> {
  if (documentId !== null) return listSourcePages(ctx, documentId);
  return conversationId === null ? [] : (await listSourceAnswers(ctx, conversationId)).texts;
}

/** Ignores errors of texts that cannot be compiled, which are faults of their question. */
export function ignoreCompileErrors(error: unknown): undefined {
  if (!(error instanceof FeatureError) || error.status !== 422) throw error;
}

export function hasFaultyFormula(texts: readonly unknown[]): boolean {
  return texts.some((html) => typeof html === 'string' && /maths-error|<merror/.test(html));
}
