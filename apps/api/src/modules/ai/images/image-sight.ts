import type { ImageSight } from '@aw/contracts/ai/chat';
import * as ai from '@aw/db/ai';
import { dayMs } from '../../../config/durations';
import type { Context } from '../../../context';

/** A model that accepted images is tried anew after a week, one that did not after a day. */
const rememberedMs = { seen: 7 * dayMs, unseen: dayMs } as const;

type SightContext = Pick<Context, 'config' | 'db' | 'now'>;

/** Returns whether the configured model sees images, by the settings or by what it accepted before. */
export async function findImageSight(ctx: SightContext): Promise<ImageSight> {
  const { OPENAI_VISION: vision } = ctx.config;
  if (vision !== 'auto') return vision === 'on' ? 'seen' : 'unseen';
  const row = await ai.findModelVision(ctx.db, endpointOf(ctx));
  if (!row) return 'untried';
  const sight = row.accepts_images ? 'seen' : 'unseen';
  return ctx.now().getTime() - row.checked_at.getTime() < rememberedMs[sight] ? sight : 'untried';
}

/** Remembers whether the configured model accepted images in an answer that began at `since`. */
export async function saveImageSight(
  ctx: SightContext,
  { acceptsImages, since }: { acceptsImages: boolean; since: Date },
): Promise<void> {
  await ai.saveModelVision(ctx.db, { ...endpointOf(ctx), acceptsImages, since, now: ctx.now() });
}

/** The configured model with the address of its endpoint, without a name and password in it. */
function endpointOf({ config: { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } }: SightContext) {
  const { origin, pathname } = new URL(baseUrl ?? 'https://api.openai.com/v1');
  return { address: `${origin}${pathname}`, model: model ?? '' };
}
