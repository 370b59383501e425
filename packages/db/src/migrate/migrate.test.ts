import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../database';
import { migrations as ours } from '../migrations';
import type { Migration, Migrations } from '../migrations/migration';
import { makeTestDatabase, type TestDatabase } from '../testing/test-server';
import { migrateToLatest, pendingMigrations } from './migrate';

let database: TestDatabase;
/** Two releases over one new database. */
let db: Database;
let other: Database;

beforeEach(async () => {
  database = await makeTestDatabase(inject('serverUrl'), { isEmpty: true });
  const options = { url: database.url, maxConnections: 4, statementTimeoutMs: 0 };
  db = openDatabase(options).db;
  other = openDatabase(options).db;
});
afterEach(async () => {
  await Promise.all([db.destroy(), other.destroy()]);
  await database.drop();
});

const adds = (table: string, more: Partial<Migration> = {}): Migration => ({
  up: async (to) => void (await sql`create table ${sql.table(table)} (id int primary key)`.execute(to)),
  ...more,
});
const tables = async () =>
  (
    await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(db)
  ).rows.map(({ name }) => name);
const ofThisDatabase = sql`database = (select oid from pg_database where datname = current_database())`;
const advisoryLocks = async () =>
  (await sql`select from pg_locks where locktype = 'advisory' and ${ofThisDatabase}`.execute(db)).rows.length;

describe('migrations in sequence', () => {
  it('[R1] migrations before a failed one stay, the failed one leaves nothing, and the next start continues with it', async () => {
    const broken: Migration = {
      async up(to) {
        await adds('second').up(to);
        throw new Error('the third statement is wrong');
      },
    };
    await expect(
      migrateToLatest(db, { migrations: { '1-first': adds('first'), '2-second': broken } }),
    ).rejects.toThrow('the third statement is wrong');
    expect(await tables()).toEqual(['first']);
    const mended = { '1-first': adds('first'), '2-second': adds('second') };
    expect(await migrateToLatest(db, { migrations: mended })).toEqual(['2-second']);
    expect(await tables()).toEqual(['first', 'second']);
  });

  it('[R1] each migration is run by one of several processes that start in parallel', async () => {
    const migrations = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`${at}-t`, adds(`t${at}`)]));
    const ran = await Promise.all(
      [db, other, db, other].map((each) => migrateToLatest(each, { migrations })),
    );
    expect(ran.flat().sort()).toEqual(Object.keys(migrations));
    expect(await advisoryLocks()).toBe(0);
  });

  it('[R1] a migration without transaction runs outside of any, and is repeated after an interruption', async () => {
    let attempts = 0;
    const indexed: Migration = {
      isOutsideTransaction: true,
      async up(to) {
        await sql`drop index concurrently if exists t_id`.execute(to);
        await sql`create index concurrently t_id on t (id)`.execute(to);
        if (++attempts === 1) throw new Error('cut');
      },
    };
    const migrations = { '1-t': adds('t'), '2-t-id': indexed };
    await expect(migrateToLatest(db, { migrations })).rejects.toThrow('cut');
    expect(await migrateToLatest(db, { migrations })).toEqual(['2-t-id']);
    const { rows } = await sql`select from pg_index where indrelid = 't'::regclass and indisvalid`.execute(
      db,
    );
    expect(rows).toHaveLength(2);
  });
});

describe('locks', () => {
  it('[R1] a process that waits too long for another one names it in its error', async () => {
    let end: () => void = () => {};
    const ending = new Promise<void>((resolve) => {
      end = resolve;
    });
    const migrations = { '1-slow': { up: () => ending } };
    const first = migrateToLatest(db, { migrations });
    await expect.poll(advisoryLocks).toBe(1);
    await expect(migrateToLatest(other, { migrations, waitMs: 200 })).rejects.toThrow(
      /^Another process migrates this database \(process \d+ .*since 20.* after 0\.2 s/,
    );
    end();
    expect(await first).toEqual(['1-slow']);
  });

  it('[R1] readers wait at most the lock timeout while a migration waits for a backup', async () => {
    await migrateToLatest(db, { migrations: { '1-t': adds('t') } });
    const changes: Migrations = {
      '1-t': adds('t'),
      '2-t': { up: async (to) => void (await sql`alter table t add column n int`.execute(to)) },
    };
    const said: string[] = [];
    let migrating: Promise<string[]> | undefined;
    await other.transaction().execute(async (backup) => {
      await sql`select from t`.execute(backup);
      migrating = migrateToLatest(db, {
        migrations: changes,
        log: (line) => said.push(line),
        maxPauseMs: 100,
      });
      await expect.poll(waitingForT).toBe(1);
      // Queued behind the migration, and over long before the backup is.
      await sql`select from t`.execute(other);
      await expect.poll(() => said.length).toBeGreaterThan(1);
    });
    expect(await migrating).toEqual(['2-t']);
    expect(said[0]).toMatch(
      /^Migration 2-t could not lock its tables within 2 s\. The oldest open transaction belongs to process/,
    );
  });

  async function waitingForT(): Promise<number> {
    const waiting = sql`
      select from pg_locks where not granted and relation = 't'::regclass and ${ofThisDatabase}`;
    return (await waiting.execute(other)).rows.length;
  }

  it('[R1] a migration that never gets its locks names what it waited for, and leaves nothing', async () => {
    await migrateToLatest(db, { migrations: { '1-t': adds('t') } });
    const change: Migration = {
      async up(to) {
        await adds('u').up(to);
        await sql`drop table t`.execute(to);
      },
    };
    await other.transaction().execute(async (backup) => {
      await sql`select from t`.execute(backup);
      const migrations = { '1-t': adds('t'), '2-t': change };
      await expect(migrateToLatest(db, { migrations, tries: 1 })).rejects.toThrow('We stopped after 1 try');
    });
    expect(await tables()).toEqual(['t']);
  });
});

describe('migrations while the release before is running', () => {
  const migrations = {
    '1-first': adds('first', { isCompatible: true }),
    '2-second': adds('second'),
    '3-third': adds('third', { isCompatible: true }),
  };
  const upTo = (count: number) => Object.fromEntries(Object.entries(migrations).slice(0, count));

  it('[R1] no migration runs if any of them is not compatible, and all run once that is allowed', async () => {
    await migrateToLatest(db, { migrations: upTo(1), onlyCompatible: true });
    await expect(migrateToLatest(db, { migrations, onlyCompatible: true })).rejects.toThrow(
      'The running release cannot work with 2-second. Nothing was changed.',
    );
    expect(await tables()).toEqual(['first']);
    expect(await migrateToLatest(db, { migrations })).toEqual(['2-second', '3-third']);
  });

  it('[R1] compatible migrations run', async () => {
    await migrateToLatest(db, { migrations: upTo(2) });
    expect(await migrateToLatest(db, { migrations, onlyCompatible: true })).toEqual(['3-third']);
  });

  it('[R1] a migration that works from a certain one does not run while the running release lacks that one', async () => {
    const skipping = {
      ...migrations,
      '4-fourth': adds('fourth', { isCompatible: true, worksFrom: '3-third' }),
    };
    await migrateToLatest(db, { migrations: upTo(2) });
    await expect(migrateToLatest(db, { migrations: skipping, onlyCompatible: true })).rejects.toThrow(
      'The running release cannot work with 4-fourth. Nothing was changed.',
    );
    await migrateToLatest(db, { migrations: upTo(3) });
    expect(await migrateToLatest(db, { migrations: skipping, onlyCompatible: true })).toEqual(['4-fourth']);
  });
});

describe('an older release on a newer database', () => {
  const old = { '1-first': adds('first') };
  const update = (isCompatible: boolean) => ({ ...old, '2-second': adds('second', { isCompatible }) });

  it('[R1] an older release starts if all migrations that it does not know are compatible', async () => {
    await migrateToLatest(db, { migrations: update(true) });
    expect(await migrateToLatest(db, { migrations: old })).toEqual([]);
    expect(await pendingMigrations(db, update(true))).toEqual([]);
  });

  it('[R1] an older release does not start if any unknown migration is not compatible, and names it', async () => {
    await migrateToLatest(db, { migrations: update(false) });
    await expect(migrateToLatest(db, { migrations: old })).rejects.toThrow(
      /does not know and cannot work with: 2-second/,
    );
  });

  it('[R1] an older release does not start if a later migration works only from one that it does not know', async () => {
    const next = update(true);
    const last = { ...next, '3-third': adds('third', { isCompatible: true, worksFrom: '2-second' }) };
    await migrateToLatest(db, { migrations: last });
    expect(await migrateToLatest(db, { migrations: next })).toEqual([]);
    await expect(migrateToLatest(db, { migrations: old })).rejects.toThrow(
      /does not know and cannot work with: 2-second/,
    );
  });

  it('[R1] an older release does not run a migration that later ones do not know', async () => {
    await migrateToLatest(db, { migrations: { ...old, '3-third': adds('third', { isCompatible: true }) } });
    await expect(migrateToLatest(db, { migrations: update(true) })).rejects.toThrow(
      'The database has later migrations, but not 2-second.',
    );
    expect(await tables()).toEqual(['first', 'third']);
  });
});

it('[R1] the first update, which marks the list of migrations, waits for a backup as well', async () => {
  const first = { '1-t': adds('t') };
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => first },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  const said: string[] = [];
  let migrating: Promise<string[]> | undefined;
  await other.transaction().execute(async (backup) => {
    await sql`select from kysely_migration`.execute(backup);
    migrating = migrateToLatest(db, {
      migrations: { ...first, '2-u': adds('u') },
      log: (line) => said.push(line),
      maxPauseMs: 100,
    });
    await expect
      .poll(() => said)
      .toEqual([expect.stringMatching(/^The list of migrations could not lock its tables within 2 s/)]);
  });
  expect(await migrating).toEqual(['2-u']);
});

it('[R1] a database that an earlier release migrated continues from there', async () => {
  const names = Object.keys(ours);
  const before = Object.fromEntries(Object.entries(ours).slice(0, 10));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => before },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  expect(await migrateToLatest(db)).toEqual(names.slice(10));
  expect(await migrateToLatest(db)).toEqual([]);
});
