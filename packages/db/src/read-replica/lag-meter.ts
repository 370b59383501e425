type Mark = { at: number; position: number };

/** An hour of marks and more; of a replica further behind, it is known a little later that it has caught up. */
const mostMarks = 10_000;

/**
 * Tells how old what a standby shows may be. A position of the primary's log holds every commit before the moment when
 * the primary was asked for it, so a standby that has replayed it is no older than that moment, also where the primary
 * has nothing to write. A standby that is ahead of a primary that was asked later follows another history, such as that of
 * a primary before it was restored: nothing is known of it until the primary is seen level with it or ahead. Moments are
 * milliseconds of one clock, positions bytes of the log.
 */
export function createLagMeter() {
  let ahead: Mark[] = [];
  let replayed: Mark | undefined;
  let newest = 0;
  let isFollowing = false;
  let freshAt: number | undefined;

  function catchUp(): void {
    let reached = 0;
    while (replayed && (ahead[reached]?.position ?? Number.POSITIVE_INFINITY) <= replayed.position)
      reached += 1;
    if (reached === 0) return;
    freshAt = ahead[reached - 1]?.at;
    ahead = ahead.slice(reached);
  }

  function doubt(): void {
    isFollowing = false;
    freshAt = undefined;
    ahead = [];
  }

  return {
    /** The primary, asked at `at`, had written its log up to `position`. */
    wrote(at: number, position: number): void {
      // Restored or replaced, it begins at an earlier position, which its standbys may have passed before.
      if (position < newest) doubt();
      newest = position;
      if (!isFollowing) {
        isFollowing = replayed !== undefined && at >= replayed.at && position >= replayed.position;
        if (!isFollowing) return;
      }
      const last = ahead.at(-1);
      if (last?.position === position) last.at = at;
      else ahead.push({ at, position });
      if (ahead.length > mostMarks) ahead.shift();
      catchUp();
    },
    /** The standby, whose answer came at `at`, has replayed the log up to `position`. */
    replayed(at: number, position: number): void {
      // A standby that began anew shows what was before.
      if (replayed && position < replayed.position) doubt();
      replayed = { at, position };
      catchUp();
    },
    /** What is no standby shows what there is when it is asked. */
    isLive(at: number): void {
      freshAt = at;
    },
    /** It is not known any more what it shows. */
    forget(): void {
      replayed = undefined;
      doubt();
    },
    /** Milliseconds by which it is behind at most; undefined while that is not known. */
    lagMs(now: number): number | undefined {
      return freshAt === undefined ? undefined : now - freshAt;
    },
  };
}
