import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { StartError } from '../errors';
import { migrations as allMigrations } from '../migrations';
import type { Migration, Migrations } from '../migrations/migration';
import { isLockTimeout, sayWhatIsOpen, withMigrationLock } from './migration-lock';

export type MigrateOptions = {
  migrations?: Migrations;
  /** Called with sentences about what is waited for. */
  log?: (line: string) => void;
  /** Runs nothing that the release before could not run beside. */
  onlyCompatible?: boolean;
  /** Maximum milliseconds to wait for another process that migrates. */
  waitMs?: number;
  /** Maximum number of tries to get a migration's locks, and of milliseconds between two tries. */
  tries?: number;
  maxPauseMs?: number;
};

/** Others queue behind a migration that waits for a lock, so it stops waiting after this time. */
const lockTimeoutMs = 2_000;

/**
 * Runs all missing migrations, each in its own transaction unless it says otherwise; returns their names. Needs two
 * connections.
 *
 * @throws the error of a failed migration, before which all others stay done; also if the database has migrations that
 * this release neither knows nor is compatible with.
 */
export async function migrateToLatest<T>(db: Kysely<T>, options: MigrateOptions = {}): Promise<string[]> {
  const { migrations = allMigrations, waitMs = 60_000, onlyCompatible = false } = options;
  const { isMarked } = await readList(db);
  if (isMarked && (await pendingMigrations(db, migrations)).length === 0) return [];
  return withMigrationLock(db, waitMs, async (assertHeld) => {
    await whenFree(db, { what: 'The list of migrations', run: () => prepareList(db), assertHeld }, options);
    const names = await pendingMigrations(db, migrations);
    if (onlyCompatible) refuseIncompatible(names, migrations);
    for (const name of names) {
      const migration = migrations[name] as Migration;
      const run = () => (migration.isOutsideTransaction ? runOutside : runInside)(db, name, migration);
      await whenFree(db, { what: `Migration ${name}`, run, assertHeld }, options);
    }
    return names;
  });
}

/**
 * Returns the names of missing migrations, in order.
 *
 * @throws if the database has one that this release does not know and that is not marked as compatible, or one that
 * came after those it lacks.
 */
export async function pendingMigrations<T>(
  db: Kysely<T>,
  migrations: Migrations = allMigrations,
): Promise<string[]> {
  const { applied } = await readList(db);
  const pending = Object.keys(migrations).filter((name) => !applied.has(name));
  const unknown = [...applied.keys()].filter((name) => !migrations[name]);
  const foreign = unknown.filter((name) => !applied.get(name));
  if (foreign.length > 0)
    throw new StartError(
      `The database has migrations that this release does not know and cannot work with: ${foreign.join(', ')}. Nothing was changed. Start a release that has these migrations.`,
    );
  const early = pending.find((name) => [...applied.keys()].some((done) => done > name));
  if (early)
    throw new StartError(
      `The database has later migrations, but not ${early}. Nothing was changed. Start the release that ran the later migrations.`,
    );
  return pending;
}

function refuseIncompatible(names: string[], migrations: Migrations): void {
  const incompatible = names.filter((name) => {
    const { isCompatible, worksFrom } = migrations[name] ?? {};
    return !isCompatible || (worksFrom !== undefined && names.includes(worksFrom));
  });
  if (incompatible.length > 0)
    throw new StartError(
      `The running release cannot work with ${incompatible.join(', ')}. Nothing was changed. Stop all running processes, then migrate with --allow-incompatible.`,
    );
}

type List = {
  /** Compatibility of each migration with the release before it, keyed by name. */
  applied: Map<string, boolean>;
  /** False if an earlier release created the list, which has no such marks. */
  isMarked: boolean;
};

export async function readList<T>(db: Kysely<T>): Promise<List> {
  const { rows } = await sql<{ columns: string[] }>`
    select coalesce(array_agg(attname::text), '{}') as columns from pg_attribute
    where attrelid = to_regclass('kysely_migration') and attnum > 0`.execute(db);
  const columns = new Set(rows[0]?.columns);
  const isMarked = columns.has('is_compatible');
  if (columns.size === 0) return { applied: new Map(), isMarked };
  const isCompatible = isMarked ? sql.ref('is_compatible') : sql.lit(false);
  const { rows: applied } = await sql<{ name: string; isCompatible: boolean }>`
    select name, ${isCompatible} as "isCompatible" from kysely_migration`.execute(db);
  return { applied: new Map(applied.map((row) => [row.name, row.isCompatible])), isMarked };
}

/** Runs work that needs locks; after a lock timeout it is tried again later. */
async function whenFree<T>(
  db: Kysely<T>,
  { what, run, assertHeld }: { what: string; run: () => Promise<void>; assertHeld: () => Promise<void> },
  { tries = 20, maxPauseMs = 30_000, log = () => {} }: MigrateOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await assertHeld();
    try {
      return await run();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      const text = `${what} could not lock its tables within ${lockTimeoutMs / 1000} s. ${await sayWhatIsOpen(db)}`;
      if (attempt >= tries)
        throw new StartError(
          `${text} We stopped after ${tries === 1 ? '1 try' : `${tries} tries`}, and everything in a transaction was rolled back.`,
          {
            cause: error,
          },
        );
      const pauseMs = Math.min(maxPauseMs, 500 * 2 ** attempt);
      log(`${text} Trying again in ${pauseMs / 1000} s.`);
      await sleep(pauseMs);
    }
  }
}

/** Creates the table of Kysely's own migrator, with which earlier releases migrated, and a mark beside each name. */
async function prepareList<T>(db: Kysely<T>): Promise<void> {
  await givingWay(db, async (trx) => {
    await sql`
      create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      trx,
    );
    await sql`alter table kysely_migration add column if not exists is_compatible boolean not null default false`.execute(
      trx,
    );
  });
}

async function runInside<T>(db: Kysely<T>, name: string, migration: Migration): Promise<void> {
  await givingWay(db, async (trx) => {
    // First, so that of two processes that ran it in parallel only one can finish it.
    await note(trx, name, migration);
    await refuseOlder(trx, migration);
    await migration.up(untyped(trx));
  });
}

/** Runs a transaction that may take long, but waits for a lock no longer than the limit. */
async function givingWay<T>(db: Kysely<T>, run: (trx: Kysely<T>) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      select set_config('lock_timeout', ${String(lockTimeoutMs)}, true), set_config('statement_timeout', '0', true)`.execute(
      trx,
    );
    await run(trx);
  });
}

/** Runs without a time limit: it waits for transactions of others without holding anybody up. */
async function runOutside<T>(db: Kysely<T>, name: string, migration: Migration): Promise<void> {
  // First, because an older release must not start while what it uses is being dropped.
  await refuseOlder(db, migration);
  await migration.up(untyped(db));
  await note(db, name, migration);
}

/** Migrations name tables as they were at their time, whatever the types say now. */
const untyped = <T>(db: Kysely<T>) => db as unknown as Kysely<unknown>;

/** Releases which lack the migration that this one works from cannot start any more. */
async function refuseOlder<T>(db: Kysely<T>, { worksFrom }: Migration): Promise<void> {
  if (worksFrom !== undefined)
    await sql`update kysely_migration set is_compatible = false where name = ${worksFrom}`.execute(db);
}

async function note<T>(db: Kysely<T>, name: string, { isCompatible = false }: Migration): Promise<void> {
  await sql`
    insert into kysely_migration (name, timestamp, is_compatible)
    values (${name}, ${new Date().toISOString()}, ${isCompatible})`.execute(db);
}
