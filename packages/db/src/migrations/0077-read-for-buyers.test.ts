import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DB } from '../schema.gen';
import { fillLibrary } from '../testing/fill-library';
import { openPlanDatabase, type PlanDatabase } from '../testing/plan-database';
import { up } from './0077-read-for-buyers';

let database: PlanDatabase;
let db: Kysely<DB>;

/** Somebody has unlocked each document with an even id. */
beforeAll(async () => {
  database = await openPlanDatabase(() => {});
  db = database.db;
  await fillLibrary(db, { documents: 10_000 });
});
beforeEach(() =>
  sql`
    update documents set deleted_at = null, had_buyers_when_removed = false
    where deleted_at is not null or had_buyers_when_removed`.execute(db),
);
afterAll(() => database.close());

const idsOf = async () =>
  (
    await db
      .selectFrom('documents')
      .select('id')
      .where('had_buyers_when_removed', '=', true)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

it('[D27] [R1] a document that any release removes notes whether somebody had unlocked it', async () => {
  await sql`update documents set deleted_at = now() where id in (7, 8)`.execute(db);
  expect(await idsOf()).toEqual([8]);
});

it('[D27] a document that was restored is as it was', async () => {
  await sql`update documents set deleted_at = now() where id = 8`.execute(db);
  await sql`update documents set deleted_at = null where id = 8`.execute(db);
  expect(await idsOf()).toEqual([]);
});

it('[D27] a document that was restored notes it anew when it is removed again', async () => {
  const remove = () => sql`update documents set deleted_at = now() where id = 7`.execute(db);
  await remove();
  await sql`update documents set deleted_at = null where id = 7`.execute(db);
  await sql`
    insert into document_unlocks (user_id, document_id) select user_id, 7 from document_unlocks limit 1`.execute(
    db,
  );
  await remove();
  expect(await idsOf()).toEqual([7]);
  await sql`delete from document_unlocks where document_id = 7`.execute(db);
});

it('[D27] [R1] removed documents of earlier releases are noted in batches, also when an earlier run was cut', async () => {
  await sql`update documents set deleted_at = now() where id > 8900`.execute(db);
  await sql`update documents set had_buyers_when_removed = false where id > 9000`.execute(db);
  await up(db as Kysely<unknown>);
  const expected = Array.from({ length: 550 }, (_, index) => 8902 + 2 * index);
  expect(await idsOf()).toEqual(expected);
});
