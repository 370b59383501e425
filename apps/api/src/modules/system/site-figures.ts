import type { SiteFigures } from '@aw/contracts/system/public';
import * as system from '@aw/db/system';
import type { Context } from '../../context';

const maxAgeMs = 5 * 60_000;
const minRestMs = 2_000;
const maxRestMs = 60_000;
/** Counting takes at most this share of a process's time. */
const maxShare = 0.01;
/** A count that took no longer is waited for; while a slower one runs, the earlier figures are given. */
const shortCountMs = 50;

/** Returns a function that gives the figures of this installation, see `createSiteFigures`. */
export function siteFiguresOf(ctx: Context): () => Promise<SiteFigures> {
  return createSiteFigures(
    () => system.countSite(ctx.readDb),
    () => ctx.now().getTime(),
  );
}

/**
 * Returns a function that gives the site's figures, at most five minutes old. They are counted again after a rest of
 * 2 to 60 seconds that grows with the time of the last count: a small library is counted almost at once, and a
 * million rows are not counted for every visitor.
 *
 * @param count counts the rows
 * @param nowMs the current time in milliseconds
 */
export function createSiteFigures(
  count: () => Promise<SiteFigures>,
  nowMs: () => number,
): () => Promise<SiteFigures> {
  let last: { figures: SiteFigures; startedAtMs: number; tookMs: number } | undefined;
  let counting: Promise<SiteFigures> | undefined;
  const recount = () => {
    const startedAtMs = nowMs();
    counting ??= count()
      .then((figures) => {
        last = { figures, startedAtMs, tookMs: nowMs() - startedAtMs };
        return figures;
      })
      .finally(() => {
        counting = undefined;
      });
    return counting;
  };
  return async () => {
    const ageMs = last ? nowMs() - last.startedAtMs : Number.POSITIVE_INFINITY;
    if (!last || ageMs > maxAgeMs) return recount();
    const { figures, tookMs } = last;
    if (ageMs <= Math.min(maxRestMs, Math.max(minRestMs, tookMs / maxShare))) return figures;
    // A failed count is tried again by the next call; the figures at hand are true enough until then.
    const next = recount().catch(() => figures);
    return tookMs <= shortCountMs ? next : figures;
  };
}
