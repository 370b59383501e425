import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '../schema.gen';
import { openPlanDatabase, type PlanDatabase } from '../testing/plan-database';
import { listToVerify } from './answers-to-verify.queries';
import { listStaffAnswers, listStaffComments } from './staff-question.queries';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

const questions = 60_000;
const middle = questions / 2;
/** Question whose answer is not verified, a little before the middle. */
const unverified = middle - 3 - (middle % 3);
/** Twice the number of answers that one page looks at. */
const maxRows = 2_000;

let database: PlanDatabase;
let pool: pg.Pool;
let db: Kysely<DB>;
let statements: { text: string; values: readonly unknown[] }[] = [];

beforeAll(async () => {
  database = await openPlanDatabase((statement) => void statements.push(statement));
  ({ db, pool } = database);
  await sql`set session_replication_role = replica`.execute(db);
  await sql`
    insert into users (id, is_expert, first_name)
    select 'person' || i, i % 4 = 0, 'Nadia' from generate_series(1, 20000) i`.execute(db);
  await sql`
    insert into questions (title, content, asker_id, is_answered, search_words)
    select 'Why ' || i, 'I tried.', 'person' || (1 + i % 20000), true, search_vector('Why ' || i, 'en') from generate_series(1, ${questions}::int) i`.execute(
    db,
  );
  // A third is not verified; the answers of the newest quarter are by former experts.
  await sql`
    insert into answers (question_id, expert_id, content, verified_at)
    select i, 'person' || (4 + 4 * (i % 4000) - (i > ${questions}::int * 3 / 4)::int), 'So.', case when i % 3 > 0 then now() end
    from generate_series(1, ${questions}::int) i`.execute(db);
  await sql`
    insert into question_comments (question_id, author_id, content)
    select i, 'person' || (1 + i % 20000), 'Which one?' from generate_series(1, ${questions}::int) i`.execute(
    db,
  );
  await sql`set session_replication_role = origin`.execute(db);
  await sql`analyze`.execute(db);
});
afterAll(() => database.close());

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Returns the faults of the recorded statements: tables that are read completely, and more rows than a page needs. */
async function faults(): Promise<string[]> {
  const list: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, [...values]);
    for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan)) {
      const touched = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
      if (node['Node Type'] === 'Seq Scan' && touched > 0)
        list.push(`${node['Relation Name']} is read whole`);
      if (touched > maxRows) list.push(`${node['Node Type']} touches ${touched} rows`);
    }
  }
  return list;
}

describe(`of ${questions.toLocaleString('en')} questions`, () => {
  it.each([
    [
      'the newest answers to verify, which are all by former experts',
      () => listToVerify(db, { limit: 41 }),
      0,
    ],
    ['answers to verify in the older half', () => listToVerify(db, { limit: 41, beforeId: middle }), 41],
    [
      'answers to verify by a word',
      () => listToVerify(db, { q: `why ${unverified}`, limit: 41, beforeId: middle }),
      1,
    ],
  ] as const)('[Q5] [P10] reading %s scans no table and touches few rows', async (_name, read, count) => {
    statements = [];
    const { rows, lookedTo } = await read();
    expect(rows).toHaveLength(count);
    expect(lookedTo).toBeDefined();
    statements = statements.filter(
      ({ text }) => !/from document_languages|with asked as \(select word/.test(text),
    );
    expect(statements.length).toBe(count === 0 ? 1 : 2);
    expect(await faults()).toEqual([]);
  });

  it('[Q5] [P10] the answers and comments of one question are read by indexes', async () => {
    statements = [];
    expect(await listStaffAnswers(db, middle)).toHaveLength(1);
    expect(await listStaffComments(db, middle)).toHaveLength(1);
    expect(await faults()).toEqual([]);
  });
});
