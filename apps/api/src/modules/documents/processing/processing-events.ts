import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessingEvent, ProcessingStep } from '@aw/contracts/documents/shapes';
import * as credits from '@aw/db/credits';
import * as documents from '@aw/db/documents';
import { minuteMs } from '../../../config/durations';
import type { UserContext } from '../../../context';
import { countingOf, readAgainAtOf, reviewOf, scanWaitOf } from '../document.mapper';
import { documentNotFound } from '../documents.errors';
import { scanProgressOf } from '../scan-progress';

const pollMs = 300;
const maxStreamMs = 10 * minuteMs;

/**
 * Yields each step of the checks of the acting person's own upload, the last one with `isFinal`. Throws 404 for uploads
 * of other people. Steps are polled from the database, so that any process can serve the stream.
 */
export async function* processingEvents(
  ctx: UserContext,
  id: number,
  signal: AbortSignal,
): AsyncGenerator<ProcessingEvent> {
  const until = Date.now() + maxStreamMs;
  let last = '';
  while (!signal.aborted && Date.now() < until) {
    const event = await currentEvent(ctx, id);
    const text = JSON.stringify(event);
    if (text !== last) yield event;
    if (event.isFinal) return;
    last = text;
    await sleep(pollMs, undefined, { signal }).catch(() => {});
  }
}

/** Returns the current step of the checks of the acting person's own upload. */
export async function currentEvent(ctx: UserContext, id: number): Promise<ProcessingEvent> {
  const document = await documents.find(ctx.db, id);
  if (document?.uploader_id !== ctx.userId) throw documentNotFound();
  const isFinal = document.status !== 'processing';
  const [rewards, newCredits] = isFinal
    ? await Promise.all([credits.listRewardsOfDocument(ctx.db, id), credits.sumEntriesOfDocument(ctx.db, id)])
    : [[], 0];
  return {
    status: document.status,
    step: document.step as ProcessingStep,
    reason: document.reason,
    duplicateOf: document.duplicate_of,
    pageCount: document.page_count,
    isFinal,
    readAgainAt: readAgainAtOf(document),
    ...(await scanProgressOf(ctx.db, document)),
    ...scanWaitOf(document),
    newRewards: rewards.map((reward) => ({ title: reward.title, rewardValue: reward.reward_value })),
    newCredits,
    counting: countingOf(document),
    review: reviewOf(document),
  };
}
