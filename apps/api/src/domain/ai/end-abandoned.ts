import { richTextVersion } from '@aw/content/rich-text-version';
import { type Database, listAbandonedAnswers, settleForgotten } from '@aw/db';
import type { Config } from '../../config/config';
import type { RichTextCompiler } from '../../rich-text/rich-text-compiler';
import type { Limits } from '../../security/limits';
import { giveOneBack } from './allowance';
import { endStored } from './answer-maker';

const most = 100;
/** Nothing takes so long. */
const forgottenMs = 60 * 60 * 1000;

type EndingContext = { config: Config; db: Database; limits: Limits; richText: RichTextCompiler };

/**
 * Ends the answers whose process was not heard of for a while: what was kept of their text stays, what was set aside for
 * them counts as spent, and one without a word gives its message back.
 */
export async function endAbandoned(ctx: EndingContext): Promise<void> {
  for (const { id, text } of await listAbandonedAnswers(ctx.db, most)) {
    const compiled =
      text === '' ? undefined : await ctx.richText.compile(text, undefined).catch(() => undefined);
    const userId = await endStored(ctx.db, {
      id,
      status: text === '' ? 'failed' : 'interrupted',
      finish: null,
      text,
      html: compiled?.html ?? null,
      htmlVersion: compiled ? richTextVersion : null,
      citations: [],
      failure: 'interrupted',
      firstTextAt: null,
      endedAt: new Date(),
      promptTokens: null,
      completionTokens: null,
      costMicrousd: null,
    });
    if (text === '' && userId !== undefined) await giveOneBack(ctx, 'messages', userId);
  }
  await settleForgotten(ctx.db, new Date(Date.now() - forgottenMs));
}
