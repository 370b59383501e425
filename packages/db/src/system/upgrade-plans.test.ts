import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  countRereadProblems,
  countRereads,
  isRereadDue,
  listDueRereads,
} from '../documents/rereading.queries';
import type { DB } from '../schema.gen';
import { countIndexed, countIndexingProblems, listUnindexed } from '../search/indexing.queries';
import { listOfPlace } from '../search/renamed-places.queries';
import { fillLibrary } from '../testing/fill-library';
import { openPlanDatabase, type PlanDatabase } from '../testing/plan-database';
import { faultsOf, planOf, type Statement } from '../testing/plans';
import { countAfter, countByVersion } from './data-upgrades.queries';
import { preferIndexes } from './queue-figures.queries';

const documents = 10_000;
/** Limit of the counts, lower than the number of rows. */
const max = 200;

let database: PlanDatabase;
let pool: pg.Pool;
let db: Kysely<DB>;
let statements: Statement[] = [];

/**
 * 6,000 documents are removed and were read by an earlier reader than the others. The first 5,000 in the order of
 * reading have odd ids and were unlocked by nobody.
 */
beforeAll(async () => {
  database = await openPlanDatabase((statement) => void statements.push(statement));
  ({ db, pool } = database);
  await fillLibrary(db, { documents });
  await sql`
    update documents set deleted_at = now(), reader_version = case id % 2 when 1 then -2 else -1 end
    where id % 2 = 1 or id % 10 = 0`.execute(db);
  await sql`update documents set reread_problem = 'refused' where id % 100 = 2`.execute(db);
  await sql`
    insert into document_fingerprints (document_id, content_hash, version) select id, 'x', id % 2 from documents`.execute(
    db,
  );
  await sql`analyze`.execute(db);
});
afterAll(() => database.close());

/** Returns the faults in the plans of each statement that `run` makes. */
async function faultsWhen(run: () => Promise<unknown>, most: number): Promise<string[]> {
  statements = [];
  await run();
  const faults: string[] = [];
  for (const statement of statements.filter(({ text }) => /^\s*(select|with)/i.test(text)))
    for (const mode of ['custom', 'generic'] as const)
      for (const fault of faultsOf(await planOf(pool, statement, mode), most))
        faults.push(`${mode}: ${fault} by ${statement.text}`);
  return faults;
}

it('[D27] [P10] removed documents that somebody unlocked are found without reading those that nobody unlocked', async () => {
  const ids: number[] = [];
  expect(await faultsWhen(async () => ids.push(...(await listDueRereads(db, 0, 5))), 20)).toEqual([]);
  expect(ids).toEqual([10, 20, 30, 40, 50]);
  expect(await faultsWhen(() => isRereadDue(db, 10, 0), 20)).toEqual([]);
  expect(await Promise.all([10, 11, 12].map((id) => isRereadDue(db, id, 0)))).toEqual([true, false, false]);
});

it('[D22] [P10] the next documents to index, and those of a renamed school, are found in a bounded part of the table', async () => {
  await sql`update documents set search_version = case when id < 9000 then 1 else 0 end`.execute(db);
  await sql`analyze documents`.execute(db);
  const ids: number[] = [];
  const list = async () => ids.push(...(await listUnindexed(db, { skipped: [9999], limit: 3 })));
  expect(await faultsWhen(list, 20)).toEqual([]);
  expect(ids).toEqual([10_000, 9998, 9997]);
  const place = { kind: 'school', id: 1 } as const;
  const of = () => listOfPlace(db, place, { table: 'documents', after: 4000, limit: 20, width: 50 });
  expect(await faultsWhen(of, 100)).toEqual([]);
  expect(await of()).toMatchObject({ next: 4050, isLast: false });
});

const counts: Record<string, (version: number) => Promise<unknown>> = {
  'documents to read again': (version) => countRereads(db, version, max),
  'documents that could not be read again': (version) => countRereadProblems(db, version, max),
  'old fingerprints': (version) => countByVersion(db, 'document_fingerprints', version, max),
  'old questions': (version) => countByVersion(db, 'questions', version, max),
  'old answers': (version) => countByVersion(db, 'answers', version, max),
  'documents to index for search': () => countIndexed(db, max),
  'documents that could not be indexed': () => countIndexingProblems(db, max),
  'titles of documents': (version) => countAfter(db, 'documents', 5000 * version, max),
};

it.each(Object.keys(counts))(
  '[M14] [P10] counting %s reads an index as far as the count goes',
  async (name) => {
    await sql`begin`.execute(db);
    await preferIndexes(db);
    // With these versions some rows are left, or all, or none.
    for (const version of [1, 2, 0])
      expect(await faultsWhen(async () => counts[name]?.(version), 2 * max)).toEqual([]);
    await sql`rollback`.execute(db);
  },
);

it('[M14] a count ends at its limit', async () => {
  expect(await countRereads(db, 1, max)).toMatchObject({ left: 2 * max });
  expect(await countByVersion(db, 'document_fingerprints', 1, max)).toMatchObject({ done: max, left: max });
});
