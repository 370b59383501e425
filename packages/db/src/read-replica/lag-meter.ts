type Mark = { at: number; position: number };

/** More than an hour of marks; a replica further behind is found a little later to have caught up. */
const maxMarks = 10_000;

/** State of a standby at the moment when its primary was asked. */
export type StandbyState = { position: number; doubts: number };

/**
 * Measures how old the data of a standby may be. A position of the primary's log contains every commit before the
 * moment when the primary was asked for it, so a standby that has replayed it is no older than that moment, even if the
 * primary has nothing to write. A standby that was ahead of its primary's response follows another history, such as
 * that before the primary was restored: its lag is unknown until such a response is level with it or ahead. Times are
 * milliseconds of one clock, positions are bytes of the log.
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
    /** Returns the standby's state, to pass to `wrote` with the response of the primary that is asked now. */
    standbyState(): StandbyState | undefined {
      return replayed === undefined ? undefined : { position: replayed, doubts };
    },
    /**
     * Reports that the primary, asked at `at` when the standby was in state `standby`, had written its log up to
     * `position`.
     */
    wrote(at: number, position: number, standby: StandbyState | undefined): void {
      const before = standby?.doubts === doubts ? standby.position : undefined;
      // After a restore or a replacement it continues from an earlier position, which its standbys may have passed.
      if (position < newest || (before !== undefined && position < before)) doubt();
      else isFollowing ||= before !== undefined;
      newest = position;
      if (!isFollowing) return;
      const last = ahead.at(-1);
      if (last?.position === position) last.at = at;
      else ahead.push({ at, position });
      if (ahead.length > maxMarks) ahead.shift();
      catchUp();
    },
    /** Reports that the standby has replayed the log up to `position`. */
    replayed(position: number): void {
      // A standby that restarted from an earlier position shows older data.
      if (replayed !== undefined && position < replayed) doubt();
      replayed = position;
      catchUp();
    },
    /** Reports a server that is no standby, which shows its data of the moment when it is asked. */
    isLive(at: number): void {
      freshAt = at;
    },
    /** Forgets the state, because it is unknown what the standby shows. */
    forget(): void {
      replayed = undefined;
      doubt();
    },
    /** Returns the maximum lag in milliseconds; undefined while it is unknown. */
    lagMs(now: number): number | undefined {
      return freshAt === undefined ? undefined : now - freshAt;
    },
  };
}
