type Mark = { at: number; position: number };

/** An hour of marks and more; of a replica further behind, it is known a little later that it has caught up. */
const mostMarks = 10_000;

/** What a standby had replayed when its primary was asked. */
export type Seen = { position: number; doubts: number };

/**
 * Tells how old what a standby shows may be. A position of the primary's log holds every commit before the moment when
 * the primary was asked for it, so a standby that has replayed it is no older than that moment, also where the primary
 * has nothing to write. A standby that was ahead of its primary's answer when that was asked follows another history, such
 * as that of the primary before it was restored: nothing is known of it until such an answer is level with it or ahead.
 * Moments are milliseconds of one clock, positions bytes of the log.
 */
export function createLagMeter() {
  let ahead: Mark[] = [];
  let replayed: number | undefined;
  let newest = 0;
  let isFollowing = false;
  let doubts = 0;
  let freshAt: number | undefined;

  function catchUp(): void {
    let reached = 0;
    while (replayed !== undefined && (ahead[reached]?.position ?? Number.POSITIVE_INFINITY) <= replayed)
      reached += 1;
    if (reached === 0) return;
    freshAt = ahead[reached - 1]?.at;
    ahead = ahead.slice(reached);
  }

  function doubt(): void {
    doubts += 1;
    isFollowing = false;
    freshAt = undefined;
    ahead = [];
  }

  return {
    /** What is known of the standby, for `wrote` about a question to the primary that is asked now. */
    seen(): Seen | undefined {
      return replayed === undefined ? undefined : { position: replayed, doubts };
    },
    /** The primary, asked at `at` when `seen` was known of the standby, had written its log up to `position`. */
    wrote(at: number, position: number, seen: Seen | undefined): void {
      const before = seen?.doubts === doubts ? seen.position : undefined;
      // Restored or replaced, it goes on from an earlier position, which its standbys may have passed.
      if (position < newest || (before !== undefined && position < before)) doubt();
      else isFollowing ||= before !== undefined;
      newest = position;
      if (!isFollowing) return;
      const last = ahead.at(-1);
      if (last?.position === position) last.at = at;
      else ahead.push({ at, position });
      if (ahead.length > mostMarks) ahead.shift();
      catchUp();
    },
    /** The standby has replayed the log up to `position`. */
    replayed(position: number): void {
      // A standby that began anew shows what was before.
      if (replayed !== undefined && position < replayed) doubt();
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
      doubt();
    },
    /** Milliseconds by which it is behind at most; undefined while that is not known. */
    lagMs(now: number): number | undefined {
      return freshAt === undefined ? undefined : now - freshAt;
    },
  };
}
