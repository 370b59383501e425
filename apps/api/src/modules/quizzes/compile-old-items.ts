import { richTextVersion } from '@aw/content/rich-text-version';
import type { OldItem } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { htmlColumns, previewItem } from './compile-item';

/** Maximum number of questions per run; each question has six texts. */
const maxItems = 200;

/** Compiles quiz questions again whose HTML an older compiler made. One that is too complex now keeps its HTML. */
export async function compileOldItems(ctx: Pick<Context, 'db' | 'richText'>): Promise<void> {
  for (const item of await quizzes.listOldItems(ctx.db, richTextVersion, maxItems))
    await quizzes.setItemHtml(ctx.db, item, { html: await htmlOf(ctx, item), version: richTextVersion });
}

async function htmlOf({ richText }: Pick<Context, 'richText'>, item: OldItem) {
  const options = { A: item.option_a, B: item.option_b, C: item.option_c, D: item.option_d };
  try {
    return htmlColumns(await previewItem({ richText, caller: undefined }, { ...item, options }));
  } catch (error) {
    if (error instanceof FeatureError && error.code === 'text.too_complex') return undefined;
    throw error;
  }
}
