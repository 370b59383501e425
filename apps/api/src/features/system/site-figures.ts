import type { SiteFigures } from '@aw/contracts/system/public';
import { countSite } from '@aw/db';
import type { Context } from '../../context';

const minuteMs = 60_000;
const oldestMs = 5 * minuteMs;

/**
 * Gives what the site counts of itself, counted at most once a minute by each process. Whoever asks meanwhile gets the
 * earlier figures, which are never older than five minutes, so that few wait for the count of a million rows.
 */
export function createSiteFigures(ctx: Context): () => Promise<SiteFigures> {
  let known: { at: number; figures: SiteFigures } | undefined;
  let counting: Promise<SiteFigures> | undefined;
  const count = () => {
    counting ??= countSite(ctx.readDb)
      .then((figures) => {
        known = { at: ctx.now().getTime(), figures };
        return figures;
      })
      .finally(() => {
        counting = undefined;
      });
    return counting;
  };
  return async () => {
    const age = known ? ctx.now().getTime() - known.at : Number.POSITIVE_INFINITY;
    if (!known || age > oldestMs) return count();
    // A count that fails is tried again by the next call, and told of once there are no figures to give.
    if (age > minuteMs) count().catch(() => {});
    return known.figures;
  };
}
