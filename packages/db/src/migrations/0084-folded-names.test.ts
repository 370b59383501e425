import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DB } from '../schema.gen';
import { openPlanDatabase, type PlanDatabase } from '../testing/plan-database';
import { up } from './0084-folded-names';

let database: PlanDatabase;
let db: Kysely<DB>;

beforeAll(async () => {
  database = await openPlanDatabase(() => {});
  db = database.db;
});
afterAll(() => database.close());

const countFolded = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from users where search_folded like ${'lukasz %'}`.execute(db);
  return rows[0]?.n;
};

it('[D22] [R1] people of earlier releases are folded in batches, also when an earlier run was interrupted', async () => {
  await sql`alter table users disable trigger fold_users`.execute(db);
  await sql`insert into users (id, first_name) select 'id' || n, 'Łukasz' from generate_series(1, 2500) n`.execute(
    db,
  );
  await sql`alter table users enable trigger fold_users`.execute(db);
  await sql`update users set search_folded = '' where id < 'id12'`.execute(db);
  await up(db as Kysely<unknown>);
  expect(await countFolded()).toBe(2500);
});

it('[D22] [U9] a folded name is gone as soon as any release erases the name', async () => {
  await sql`update users set first_name = null where id = 'id1'`.execute(db);
  expect(await countFolded()).toBe(2499);
});
