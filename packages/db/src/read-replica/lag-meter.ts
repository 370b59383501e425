type Mark = { at: number; position: number };

/** An hour of marks and more; of a replica further behind, it is known a little later that it has caught up. */
const mostMarks = 10_000;

/**
 * Tells how old what a standby shows may be. A position of the primary's log holds every commit before the moment when
 * the primary was asked for it, so a standby that has replayed it is no older than that moment, also where the primary
 * has nothing to write. Moments are milliseconds of one clock, positions bytes of the log.
 */
export function createLagMeter() {
  let ahead: Mark[] = [];
  let replayed: number | undefined;
  let newest = 0;
  let freshAt: number | undefined;

  function catchUp(): void {
    let reached = 0;
    while (replayed !== undefined && (ahead[reached]?.position ?? Number.POSITIVE_INFINITY) <= replayed)
      reached += 1;
    if (reached === 0) return;
    freshAt = ahead[reached - 1]?.at;
    ahead = ahead.slice(reached);
  }

  return {
    /** The primary, asked at `at`, had written its log up to `position`. */
    wrote(at: number, position: number): void {
      // A primary that was restored or took over begins at an earlier position; nobody waits for those of the former one.
      if (position < newest) ahead = [];
      newest = position;
      const last = ahead.at(-1);
      if (last?.position === position) last.at = at;
      else ahead.push({ at, position });
      if (ahead.length > mostMarks) ahead.shift();
      catchUp();
    },
    /** The standby has replayed the log up to `position`. */
    replayed(position: number): void {
      // A standby that began anew shows what was before.
      if (replayed !== undefined && position < replayed) freshAt = undefined;
      replayed = position;
      catchUp();
    },
    /** What is no standby shows what there is when it is asked. */
    isLive(at: number): void {
      freshAt = at;
    },
    /** It is not known any more what it shows. */
    forget(): void {
      replayed = undefined;
      freshAt = undefined;
    },
    /** Milliseconds by which it is behind at most; undefined while that is not known. */
    lagMs(now: number): number | undefined {
      return freshAt === undefined ? undefined : now - freshAt;
    },
  };
}
