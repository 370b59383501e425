import { richTextVersion } from '@aw/content/rich-text-version';
import * as materials from '@aw/db/study-materials';
import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { compileCard } from './save-study-material';

/** Maximum number of flashcards per run; each has two texts. */
const maxCards = 500;

/** Compiles flashcards again whose HTML an older compiler made. One that is too complex now keeps its HTML. */
export async function compileOldFlashcards({
  db,
  richText,
}: Pick<Context, 'db' | 'richText'>): Promise<void> {
  for (const card of await materials.listOldFlashcards(db, richTextVersion, maxCards)) {
    const html = await compileCard({ richText }, card).catch((error: unknown) => {
      if (!(error instanceof FeatureError) || error.code !== 'text.too_complex') throw error;
      return undefined;
    });
    const columns = html && { front_html: html.front_html, back_html: html.back_html };
    await materials.setFlashcardHtml(db, card, { html: columns, version: richTextVersion });
  }
}
