import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRereadDue, listDueRereads } from '../library/rereading.queries';
import type { DB } from '../schema.gen';
import { fillLibrary } from '../testing/fill-library';
import { openPlanDatabase, type PlanDatabase } from '../testing/plan-database';
import { faultsOf, mostRows, planOf, type Statement } from '../testing/plans';

const documents = 10_000;

let database: PlanDatabase;
let pool: pg.Pool;
let db: Kysely<DB>;
let asked: Statement[] = [];

/** Every fifth document is removed, and an earlier reader than that of the others has read it; half of these are unlocked. */
beforeAll(async () => {
  database = await openPlanDatabase((statement) => void asked.push(statement));
  ({ db, pool } = database);
  await fillLibrary(db, { documents });
  await sql`update documents set deleted_at = now(), reader_version = -1 where id % 10 in (0, 1)`.execute(db);
  await sql`analyze documents`.execute(db);
});
afterAll(() => database.close());

/** What is wrong with the plans of the statements that `ask` makes. */
async function faultsWhen(ask: () => Promise<unknown>, most = mostRows): Promise<string[]> {
  asked = [];
  await ask();
  const faults: string[] = [];
  for (const statement of asked.filter(({ text }) => /^\s*(select|with)/i.test(text)))
    for (const mode of ['custom', 'generic'] as const)
      for (const fault of faultsOf(await planOf(pool, statement, mode), most))
        faults.push(`${mode}: ${fault} by ${statement.text}`);
  return faults;
}

it('[D27] [P10] removed documents that are to be read again are found by their index, and their unlocks one by one', async () => {
  const ids: number[] = [];
  expect(await faultsWhen(async () => ids.push(...(await listDueRereads(db, 0, 5))))).toEqual([]);
  expect(ids).toEqual([10, 20, 30, 40, 50]);
  expect(await faultsWhen(() => isRereadDue(db, 10, 0))).toEqual([]);
  expect(await Promise.all([10, 11, 12].map((id) => isRereadDue(db, id, 0)))).toEqual([true, false, false]);
});
