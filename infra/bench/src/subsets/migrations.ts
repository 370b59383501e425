import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, migrateToLatest, openDatabase } from '@aw/db';

import type { Migrations } from '@aw/db/migrations/migration';
import { type RawBuilder, sql } from 'kysely';
import { temporaryFolder } from '../closing';
import { startServer } from '../data/filled-databases';
import { short } from '../figures/figure';
import type { BenchContext } from './context';

const rows = 1_000_000;
const backupMs = 8_000;
const goal = { atMost: 2_100, unit: 'ms' };

const runStatements =
  (...statements: RawBuilder<unknown>[]): Migrations[string]['up'] =>
  async (db) => {
    for (const statement of statements) await statement.execute(db);
  };

/** One migration of each kind that the rules allow on a table in use. */
const changes: Migrations = {
  '1-column': { up: runStatements(sql`alter table papers add column pages int not null default 1`) },
  '2-index': {
    isOutsideTransaction: true,
    up: runStatements(
      sql`drop index concurrently if exists papers_title`,
      sql`create index concurrently papers_title on papers (title)`,
    ),
  },
  '3-constraint': {
    up: runStatements(sql`alter table papers add constraint counted check (pages > 0) not valid`),
  },
  '4-validated': {
    isOutsideTransaction: true,
    up: runStatements(sql`alter table papers validate constraint counted`),
  },
  '5-trigger': {
    up: runStatements(
      sql`create function touch() returns trigger language plpgsql as $$ begin return new; end $$`,
      sql`create trigger touched before update on papers for each row execute function touch()`,
    ),
  },
};

/** Measures the longest wait for a table of a million rows during a migration, alone and during a backup. */
export async function measureMigrations({ found }: BenchContext): Promise<void> {
  const { folder, remove } = await temporaryFolder('migrations');
  const server = await startServer(folder);
  const open = () =>
    openDatabase({ url: server.url('postgres'), maxConnections: 6, statementTimeoutMs: 0 }).db;
  const [db, visitors] = [open(), open()];
  await sql`
    create table papers as
    select i::bigint as id, 'Paper ' || md5(i::text) as title from generate_series(1, ${sql.lit(rows)}) i`.execute(
    db,
  );
  await sql`alter table papers add primary key (id)`.execute(db);
  for (const name of Object.keys(changes)) {
    const maxWaitMs = await measureMaxWait(visitors, () =>
      migrateToLatest(db, { migrations: migrationsUpTo(name) }),
    );
    found.figure({
      name: `${name.slice(2)}, the longest wait of a read or write`,
      ours: `${short(maxWaitMs)} ms`,
      value: maxWaitMs,
      goal,
      errors: 0,
    });
  }
  const more = {
    ...changes,
    '6-column': { up: runStatements(sql`alter table papers add column note text`) },
  };
  const maxWaitMs = await measureMaxWait(visitors, async () => {
    await visitors
      .transaction()
      .execute(async (backup) => {
        await sql`select from papers limit 1`.execute(backup);
        const migrating = migrateToLatest(db, { migrations: more });
        await sleep(backupMs);
        return () => migrating;
      })
      .then((migrated) => migrated());
  });
  found.figure({
    name: `column beside a backup of ${backupMs / 1000} s, the longest wait of a read or write`,
    ours: `${short(maxWaitMs)} ms`,
    value: maxWaitMs,
    goal,
    errors: 0,
  });
  found.note(`A table of ${rows.toLocaleString('en')} rows; a read and a write of one row every 20 ms each.`);
  await Promise.all([db.destroy(), visitors.destroy()]);
  await server.stop();
  await remove();
}

function migrationsUpTo(last: string): Migrations {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => name <= last));
}

/** Returns the milliseconds of the slowest read or write of one row during `run`. */
async function measureMaxWait(db: Database, run: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let maxWaitMs = 0;
  const repeat = async (statement: (id: number) => RawBuilder<unknown>) => {
    for (let id = 1; !isOver; id = 1 + ((id * 7919) % rows)) {
      const startedAt = performance.now();
      await statement(id).execute(db);
      maxWaitMs = Math.max(maxWaitMs, performance.now() - startedAt);
      await sleep(20);
    }
  };
  const readsAndWrites = [
    repeat((id) => sql`select title from papers where id = ${id}`),
    repeat((id) => sql`update papers set title = title || '.' where id = ${id}`),
  ];
  await run().finally(() => {
    isOver = true;
  });
  await Promise.all(readsAndWrites);
  return maxWaitMs;
}
