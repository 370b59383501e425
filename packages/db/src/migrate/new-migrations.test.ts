import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrations } from '../migrations';
import type { Migration, Migrations } from '../migrations/migration';
import { checkMigration } from '../testing/check-migration';
import { makeTestDatabase } from '../testing/test-server';
import { migrateToLatest } from './migrate';

/** Migrations up to this one ran on every installation before there were rules. */
const lastUnchecked = '0055-known-keys';
/** Migrations up to this one could wait for a lock without a limit. */
const lastUnlimited = '0086-short-pending-lists';

/** Returns the statements of each of `watched`, which run on a new database after all of `before`. */
async function statementsOf(before: Migrations, watched: Migrations): Promise<Map<string, string[]>> {
  const database = await makeTestDatabase(inject('serverUrl'), { isEmpty: true });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // A pool ends before its connections do, so dropping the database may end one of them with an error.
  pool.on('error', () => {});
  const statementsByName = new Map<string, string[]>();
  let statements: string[] | undefined;
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements?.push(query.sql),
  });
  const noted = Object.entries(watched).map(([each, migration]): [string, Migration] => [
    each,
    {
      ...migration,
      async up(to) {
        statements = [];
        await migration.up(to);
        statementsByName.set(each, statements);
        statements = undefined;
      },
    },
  ]);
  await migrateToLatest(db, { migrations: { ...before, ...Object.fromEntries(noted) } });
  await db.destroy();
  await database.drop();
  return statementsByName;
}

it('[R1] no new migration blocks running work, or breaks the release before it without saying so', async () => {
  const all = Object.entries(migrations);
  const before = Object.fromEntries(all.filter(([name]) => name <= lastUnchecked));
  const watched = Object.fromEntries(all.filter(([name]) => name > lastUnchecked));
  for (const [name, statements] of await statementsOf(before, watched)) {
    expect([name, typeof watched[name]?.isCompatible]).toEqual([name, 'boolean']);
    const problems = await checkMigration(statements, watched[name] ?? {});
    const counted = problems.filter((one) => name > lastUnlimited || !one.startsWith('waits'));
    expect([name, ...counted]).toEqual([name]);
  }
});

const unsafe: [what: string, statement: string, rule: string][] = [
  [
    'an index made while writes wait',
    'create index a on documents (title)',
    'require-concurrent-index-creation',
  ],
  [
    'a check of every row',
    'alter table documents add constraint c check (id > 0)',
    'constraint-missing-not-valid',
  ],
  [
    'a reference that is checked at once',
    'alter table documents add constraint c foreign key (id) references users (id)',
    'adding-foreign-key-constraint',
  ],
  [
    'a column that becomes required',
    'alter table documents alter column title set not null',
    'adding-not-nullable-field',
  ],
  ['a table written anew', 'alter table documents alter column id type numeric', 'changing-column-type'],
  [
    'a default that differs by row',
    'alter table documents add column k uuid default gen_random_uuid()',
    'adding-field-with-default',
  ],
  ['rows changed under locks', "update documents set title = 'x'", 'rows'],
  ['rows changed by what others found', 'with f as (select 1) update documents set title = null', 'rows'],
];

it.each(unsafe)('[R1] %s is refused', async (_, statement, rule) => {
  const problems = await checkMigration([statement], { isCompatible: true });
  expect(problems.map((problem) => problem.split(':', 1)[0])).toContain(rule);
});

const waiting = [
  'create table notes (document_id bigint not null references documents (id))',
  'alter table documents add column note_count int',
  'create trigger t after insert on documents for each row execute function f()',
];

it.each(waiting)('[R1] "%s" outside a transaction must limit its waiting', async (statement) => {
  const outside = { isCompatible: true, isOutsideTransaction: true };
  const limit = "set local lock_timeout = '2s'";
  const other = 'drop index concurrently if exists titles';
  const isRefused = async (statements: string[]) =>
    (await checkMigration(statements, outside)).some((problem) => problem.startsWith('waits'));
  expect(await isRefused([other, statement])).toBe(true);
  expect(await isRefused([limit, other, statement])).toBe(true);
  expect(await isRefused([limit, statement, other])).toBe(false);
  expect((await checkMigration([statement], { isCompatible: true })).join()).not.toContain('waits');
});

const breaking = [
  'alter table documents drop column title',
  'alter table documents rename column title to name',
  'alter table documents rename to papers',
  'drop table documents',
  'alter table documents add column pages int not null',
];

it.each(breaking)('[R1] "%s" is not compatible with the release before', async (statement) => {
  expect(await checkMigration([statement], { isCompatible: true })).not.toEqual([]);
  expect(await checkMigration([statement], { isCompatible: false })).toEqual([]);
});

it('[R1] statements that nobody notices are accepted', async () => {
  expect(
    await checkMigration(
      [
        'create table notes (id bigint generated always as identity primary key, document_id bigint not null references documents)',
        'create index notes_document on notes (document_id)',
        'alter table documents add column note_count int not null default 0',
        'alter table documents add constraint counted check (note_count >= 0) not valid',
        'create function count_notes() returns trigger language plpgsql as $$ begin update documents set note_count = 1; return null; end $$',
      ],
      { isCompatible: true },
    ),
  ).toEqual([]);
  const outside = { isCompatible: true, isOutsideTransaction: true };
  const parts = [
    'drop index concurrently if exists titles',
    'create index concurrently titles on documents (title)',
    'alter table documents validate constraint counted',
    'update documents set note_count = 0 where id between 1 and 1000',
  ];
  expect(await checkMigration(parts, outside)).toEqual([]);
});

it('[R1] all statements of a migration are checked, and no others', async () => {
  const watched: Migrations = {
    '1-t': { up: (db) => db.schema.createTable('t').addColumn('id', 'integer').execute() },
    '2-t': {
      isOutsideTransaction: true,
      up: async (db) => void (await sql`create index concurrently t_id on t (id)`.execute(db)),
    },
  };
  expect(await statementsOf({}, watched)).toEqual(
    new Map([
      ['1-t', ['create table "t" ("id" integer)']],
      ['2-t', ['create index concurrently t_id on t (id)']],
    ]),
  );
});
