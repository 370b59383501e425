import type { Context } from '../../context';
import { shorten } from '../../server/sites/page-parts';
import type { SharedPage } from '../../server/sites/shared-page';
import { currentContent } from './current-texts';

type Article = { entry: { title: string; excerpt: string } };

/** Returns the page head of an article that staff added. Built articles are prerendered. */
export async function articlePage(ctx: Context, id: string | undefined): Promise<SharedPage | undefined> {
  const text = (await currentContent(ctx)).get(`blog/${id}`);
  if (!text) return undefined;
  // The compiler gives articles of this collection in this shape.
  const { entry } = text.content as Article;
  return { title: entry.title, description: shorten(entry.excerpt), path: `/blog/${id}`, things: [] };
}
