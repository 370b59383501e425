import type { SiteFigures } from '@aw/contracts/system/public';
import * as system from '@aw/db/system';
import { minuteMs } from '../../config/durations';
import type { Context } from '../../context';

const maxAgeMs = 5 * minuteMs;
const minRestMs = 2_000;
const maxRestMs = minuteMs;
/** Maximum share of a process's time that is spent counting. */
const maxShare = 0.01;
/** Callers wait for a count that usually takes no longer. While a slower one runs, they get the previous figures. */
const shortCountMs = 50;

/** Returns a function that returns the figures of this installation, see `createSiteFigures`. */
export function siteFiguresOf(ctx: Context): () => Promise<SiteFigures> {
  return createSiteFigures(
    () => system.countPublished(ctx.readDb),
    () => ctx.now().getTime(),
  );
}

/**
 * Returns a function that returns the site's figures, at most five minutes old. They are counted again after a rest of
 * 2 to 60 seconds that grows with the time of the last count, so that a small library is up to date and a million rows
 * are not counted for every visitor.
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
    // After a failed count, the previous figures are good enough until the next call tries again.
    const next = recount().catch(() => figures);
    return tookMs <= shortCountMs ? next : figures;
  };
}
