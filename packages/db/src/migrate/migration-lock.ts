import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { StartError } from '../errors';

/** Lock of Kysely's own migrator, with which earlier releases migrate. */
const lockKey = sql.lit(3853314791062309107n);

const isHeld = sql`
  locktype = 'advisory' and granted and objsubid = 1
  and database = (select oid from pg_database where datname = current_database())
  and (classid::bigint << 32) | objid::bigint = ${lockKey}`;

type Session = { pid: number; application: string; address: string | null; since: Date };

/** Interval between checks for a free lock: waiting in the database would keep a pooler's connection. */
const lookEveryMs = 200;

/**
 * Runs `run` while no other process migrates this database. The lock belongs to a transaction that stays open on its
 * own connection, so behind a pooler it ends where it began, and with the process. `assertHeld` throws if that
 * connection was lost. Needs a second connection for `run`; throws an error that names the holder after `waitMs`.
 */
export async function withMigrationLock<T, R>(
  db: Kysely<T>,
  waitMs: number,
  run: (assertHeld: () => Promise<void>) => Promise<R>,
): Promise<R> {
  const until = performance.now() + waitMs;
  for (;;) {
    const ran = await db.transaction().execute(async (trx) => {
      await sql`
        select set_config('statement_timeout', '0', true), set_config('transaction_timeout', '0', true),
          set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
      const { rows } = await sql<{ isOurs: boolean }>`
        select pg_try_advisory_xact_lock(${lockKey}) as "isOurs"`.execute(trx);
      if (!rows[0]?.isOurs) return undefined;
      return { answer: await run(async () => void (await sql`select`.execute(trx))) };
    });
    if (ran) return ran.answer;
    if (performance.now() > until) throw new StartError(await sayWhoMigrates(db, waitMs));
    await sleep(lookEveryMs);
  }
}

/** Returns true if a statement failed because others held a lock for too long, or in a deadlock. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['55P03', '40P01'].includes(String(error.code));
}

async function sayWhoMigrates<T>(db: Kysely<T>, waitMs: number): Promise<string> {
  const { rows } = await sql<Session>`
    select a.pid, a.application_name as application, host(a.client_addr) as address, a.xact_start as since
    from pg_stat_activity a join pg_locks l using (pid) where ${isHeld} limit 1`.execute(db);
  const [holder] = rows;
  const who = holder ? ` (${describe(holder)})` : '';
  return `Another process migrates this database${who}. This process stopped waiting after ${waitMs / 1000} s. Nothing was changed.`;
}

/** Describes the transaction that has been open longest, which probably holds the lock that a migration waits for. */
export async function sayWhatIsOpen<T>(db: Kysely<T>): Promise<string> {
  const { rows } = await sql<Session>`
    select pid, application_name as application, host(client_addr) as address, xact_start as since
    from pg_stat_activity
    where xact_start is not null and backend_type = 'client backend' and pid <> pg_backend_pid()
      and datname = current_database() and pid not in (select pid from pg_locks where ${isHeld})
    order by xact_start limit 1`.execute(db);
  return rows[0] ? `The oldest open transaction belongs to ${describe(rows[0])}.` : '';
}

function describe({ pid, application, address, since }: Session): string {
  const at = since ? `, since ${since.toISOString()}` : '';
  return `process ${pid} ${application ? `"${application}" ` : ''}from ${address ?? 'this machine'}${at}`;
}
