import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createLagMeter } from './lag-meter';

export type ReplicaHealth = {
  /** Maximum lag of its data in seconds; undefined while it is unknown. */
  lagSeconds: () => number | undefined;
  /** True if it responds and is not too far behind. */
  isUsable: () => boolean;
};

export type ReplicaMonitor = ReplicaHealth & {
  /** Called by a read that failed there: it counts as lost until it has responded to a later question. */
  lose: () => void;
  /** Signal that is aborted when the replica does not respond to the monitor; a new one follows. */
  untilSilent: () => AbortSignal;
  close: () => Promise<void>;
};

type Server = { system: string; started: number };
type MainAnswer = Server & { written: number };
type ReplicaAnswer = Server & { is_standby: boolean; replayed: number | null };

const answerWithinMs = 1_000;
const maxPauseMs = 500;
const questionsPerLag = 4;

const server = `(select system_identifier from pg_control_system())::text as system,
  extract(epoch from pg_postmaster_start_time())::float8 as started`;
const askMain = `select ${server}, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as written`;
const askReplica = `select ${server}, pg_is_in_recovery() as is_standby,
  pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as replayed`;

/**
 * Asks both servers several times per `maxLagMs`, over a separate connection to each. A standby that has replayed what
 * its primary had written counts as fresh at that time. While the main database does not respond, nothing is known to
 * be fresh: the replica is used until `maxLagMs` after it last was. A server that is no standby, such as a logical
 * replica, counts as fresh while it responds; a promoted standby never does, because it has left its primary.
 */
export function openReplicaMonitor(options: {
  mainUrl: string;
  replicaUrl: string;
  maxLagMs: number;
  /** Called each time that the replica does not respond to the monitor. */
  onSilent: () => void;
}): ReplicaMonitor {
  const meter = createLagMeter();
  const closing = new AbortController();
  const pools = [options.mainUrl, options.replicaUrl].map(openProbe);
  const [main, replica] = pools as [pg.Pool, pg.Pool];
  const pauseMs = Math.min(maxPauseMs, options.maxLagMs / questionsPerLag);
  let primary: Server | undefined;
  let silence = new AbortController();
  let losses = 0;

  function lose(): void {
    losses += 1;
    meter.forget();
  }

  async function lookAtMain(): Promise<void> {
    const at = performance.now();
    const standby = meter.standbyState();
    const answer = await ask<MainAnswer>(main, askMain);
    primary = answer;
    meter.wrote(at, answer.written, standby);
  }

  async function lookAtReplica(): Promise<void> {
    const at = performance.now();
    const before = losses;
    try {
      const answer = await ask<ReplicaAnswer>(replica, askReplica);
      // A read lost it after this question.
      if (losses !== before || !primary) return;
      if (!answer.is_standby && !isPromoted(answer, primary)) meter.isLive(at);
      else if (answer.is_standby && answer.replayed !== null && answer.system === primary.system)
        meter.replayed(answer.replayed);
      else meter.forget();
    } catch {
      if (closing.signal.aborted) return;
      lose();
      silence.abort(new Error('The replica does not answer.'));
      silence = new AbortController();
      options.onSilent();
    }
  }

  async function keepLooking(look: () => Promise<void>): Promise<void> {
    while (!closing.signal.aborted) {
      await look().catch(() => {});
      await sleep(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  const lagMs = () => meter.lagMs(performance.now());
  const looking = Promise.all([lookAtMain, lookAtReplica].map(keepLooking));
  return {
    lagSeconds() {
      const ms = lagMs();
      return ms === undefined ? undefined : ms / 1000;
    },
    isUsable: () => (lagMs() ?? Number.POSITIVE_INFINITY) <= options.maxLagMs,
    lose,
    untilSilent: () => silence.signal,
    async close() {
      closing.abort();
      await looking;
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

/**
 * Returns true for a former copy of the primary that writes its own history; false for the primary itself, under any
 * address.
 */
function isPromoted(replica: Server, primary: Server): boolean {
  return replica.system === primary.system && replica.started !== primary.started;
}

function openProbe(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'replica monitor',
    max: 1,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    keepAlive: true,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function ask<Answer>(pool: pg.Pool, question: string): Promise<Answer> {
  const { rows } = await pool.query(question);
  // The queries above return one row each, of this shape.
  return rows[0] as Answer;
}
