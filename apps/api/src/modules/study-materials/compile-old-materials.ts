import { richTextVersion } from '@aw/content/rich-text-version';
import type { StoredEntry } from '@aw/db/study-materials';
import * as materials from '@aw/db/study-materials';
import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { compileCard, compileEntry } from './compile-items';

/** Maximum numbers per run. A flashcard has two texts, and a summary or an outline up to 200. */
const maxCards = 500;
const maxMaterials = 10;

/** Compiles study material again whose HTML an older compiler made. A text that is too complex now keeps its HTML. */
export async function compileOldMaterials({ db, richText }: Pick<Context, 'db' | 'richText'>): Promise<void> {
  for (const card of await materials.listOldFlashcards(db, richTextVersion, maxCards)) {
    const html = await compileCard({ richText }, card).catch(ignoreTooComplex);
    const columns = html && { front_html: html.front_html, back_html: html.back_html };
    await materials.setFlashcardHtml(db, card, { html: columns, version: richTextVersion });
  }
  for (const material of await materials.listOldMaterials(db, richTextVersion, maxMaterials)) {
    const entries: StoredEntry[] = [];
    for (const entry of await materials.listEntries(db, material.id)) {
      const compiled = await compileEntry({ richText }, entry, material.source).catch(ignoreTooComplex);
      entries.push(compiled ?? entry);
    }
    await materials.setEntriesHtml(db, material, { entries, version: richTextVersion });
  }
}

function ignoreTooComplex(error: unknown): undefined {
  if (!(error instanceof FeatureError) || error.code !== 'text.too_complex') throw error;
}
