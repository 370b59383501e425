import { richTextVersion } from '@aw/content/rich-text-version';
import type { Database } from '@aw/db';
import * as ai from '@aw/db/ai';
import type { Model } from '../../../adapters/model/model';
import { estimateTokens } from '../../../adapters/model/tokens';
import type { Config } from '../../../config/config';
import { hourMs } from '../../../config/durations';
import type { Limits } from '../../../server/limits/limits';
import type { RichTextCompiler } from '../../../workers/rich-text/rich-text-compiler';
import { giveOneBack } from '../spending/allowance';
import { endStored } from './answer-maker';

const maxPerRun = 100;
/** No answer takes this long; its reservation is released. */
const forgottenMs = hourMs;

type EndingContext = {
  ai: { endpoint: Model | null };
  config: Config;
  db: Database;
  limits: Limits;
  richText: RichTextCompiler;
};

/**
 * Ends the answers of processes that have stopped reporting. Their saved text stays, the estimated cost of their prompt and
 * text counts as spent, and an empty answer gives its message back to the person.
 */
export async function endAbandoned(ctx: EndingContext): Promise<void> {
  for (const { id, text } of await ai.listAbandonedAnswers(ctx.db, maxPerRun)) {
    const compiled =
      text === '' ? undefined : await ctx.richText.compile(text, undefined).catch(() => undefined);
    const completionTokens = estimateTokens(Buffer.byteLength(text));
    const ended = await endStored(ctx.db, {
      id,
      status: text === '' ? 'failed' : 'interrupted',
      finish: null,
      text,
      html: compiled?.html ?? null,
      htmlVersion: compiled ? richTextVersion : null,
      citations: [],
      failure: 'interrupted',
      imagesSeen: null,
      firstTextAt: null,
      endedAt: new Date(),
      promptTokens: null,
      completionTokens: null,
      costMicrousd: null,
      receivedMicrousd: ctx.ai.endpoint?.priceOf({ promptTokens: 0, completionTokens }) ?? 0,
    });
    // Answers of the library, and solutions that are shown, do not count as messages.
    if (text === '' && ended?.isPaid)
      await giveOneBack({ ...ctx, network: undefined }, 'messages', ended.userId);
  }
  await ai.settleOldReservations(ctx.db, new Date(Date.now() - forgottenMs));
}
