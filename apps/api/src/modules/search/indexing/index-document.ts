import * as search from '@aw/db/search';
import { inTransaction } from '../../../database/in-transaction';
import { detectLanguage } from '../../documents/processing/detect-language';
import type { IndexContext } from './with-pause';

/** Number of pages that are indexed while their document is locked, which takes a few hundredths of a second. */
const pagesAtOnce = 10;

/**
 * Detects the language of a document and indexes its pages, a few in each transaction, and then the document itself. The
 * language is stored first, so that pages that are replaced in the meantime also get its stems.
 */
export async function indexDocument(ctx: IndexContext, id: number): Promise<void> {
  const language = await detectLanguage(ctx.languages, await search.listLanguageSample(ctx.db, id));
  const isLeft = await inTransaction(ctx, async ({ db }) => {
    if (!(await search.lockUnindexed(db, id))) return false;
    await search.setLanguage(db, id, language);
    return true;
  });
  if (!isLeft) return;
  for (let after: number | undefined = 0; after !== undefined; )
    after = await inTransaction(ctx, async ({ db }) => {
      if (!(await search.lockUnindexed(db, id))) return undefined;
      const last = await search.indexPages(db, id, { after: after ?? 0, limit: pagesAtOnce });
      if (last === undefined) await search.finishIndexing(db, id);
      return last;
    });
}
