import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DB } from '../schema.gen';
import { openPlanDatabase, type PlanDatabase } from '../testing/plan-database';
import { hasOpen, listEndedHolds, listMatching } from './exam-shields.queries';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
};

const hourMs = 60 * 60 * 1000;
const shields = 300;
const tasksOfEach = 20;
/** Number of questions. Every tenth is held by two exams, and one in a thousand was held by an erased exam. */
const questions = 20_000;
/** One fingerprint is in every task; the others are in 15 each. */
const inEveryTask = '0000000000000007';

let database: PlanDatabase;
let pool: pg.Pool;
let db: Kysely<DB>;
let statements: { text: string; values: readonly unknown[] }[] = [];

const hex = (value: number) => value.toString(16).padStart(16, '0');
const textOf = (value: unknown) => {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.join(',')}}` : String(value);
};

beforeAll(async () => {
  database = await openPlanDatabase((statement) => void statements.push(statement));
  ({ db, pool } = database);
  await sql`insert into users (id) values ('teacher')`.execute(db);
  // Every third exam is active; each has a different end.
  await sql`
    insert into exam_shields (user_id, label, starts_at, ends_at, task_count, fingerprint_count)
    select 'teacher', 'Exam ' || i, now() + (i % 3 - 1) * interval '2 hours' - interval '1 hour',
      now() + (i % 3 - 1) * interval '2 hours' + interval '1 hour', ${tasksOfEach}, 2000
    from generate_series(1, ${shields}::integer) i`.execute(db);
  await sql`
    insert into exam_tasks (shield_id, needed)
    select s.id, 12 from exam_shields s, generate_series(1, ${tasksOfEach}::integer) order by s.id`.execute(
    db,
  );
  await sql`
    insert into exam_shingles (hash, task_id)
    select (t.id * 100 + i) / 15 * 100 + 100, t.id from exam_tasks t, generate_series(1, 1000, 15) i
    union select 7, id from exam_tasks`.execute(db);
  await sql`
    insert into questions (asker_id, title, content, status, held_until)
    select 'teacher', 'Question ' || i, 'Words', case when i % 10 = 0 then 'held' else 'visible' end,
      case when i % 10 = 0 then now() + interval '1 hour' end
    from generate_series(1, ${questions}::integer) i`.execute(db);
  await sql`
    insert into exam_holds (question_id, shield_id)
    select q.id, s.id from questions q, (
      select id from exam_shields where starts_at <= now() and closes_at > now() order by id limit 2
    ) s
    where q.held_until is not null and q.id % 1000 > 0`.execute(db);
  await sql`analyze exam_shields, exam_tasks, exam_shingles, exam_holds, questions`.execute(db);
});
afterAll(() => database.close());

/** Returns the nodes of the plan with which a query ran, planned for these values or for any. */
async function nodesOf(run: () => Promise<unknown>, mode: 'custom' | 'generic'): Promise<Plan[]> {
  statements = [];
  await run();
  const [statement] = statements;
  if (!statement) throw new Error('Nothing was asked.');
  const written = statement.values.map((value) => pg.escapeLiteral(textOf(value))).join(', ');
  await pool.query(`set plan_cache_mode = force_${mode}_plan`);
  await pool.query(`prepare look as ${statement.text}`);
  const { rows } = await pool.query(`explain (analyze, format json) execute look(${written})`);
  await pool.query('deallocate look');
  const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
  return flat(rows[0]['QUERY PLAN'][0].Plan);
}

const touched = (nodes: Plan[], table: string) =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);

it.each(['custom', 'generic'] as const)(
  '[Q14] a question of maximum length reads one index, and at most fifty tasks per fingerprint (%s plan)',
  async (mode) => {
    const fingerprints = [inEveryTask, ...Array.from({ length: 9_999 }, (_, i) => hex(i * 1_000 + 13))];
    const nodes = await nodesOf(() => listMatching(db, fingerprints, new Date()), mode);
    const shingles = nodes.filter((node) => node['Relation Name'] === 'exam_shingles');
    expect(shingles.map((node) => node['Node Type'])).toEqual(['Index Only Scan']);
    expect(shingles.map((node) => node['Index Name'])).toEqual(['exam_shingles_pkey']);
    expect(touched(nodes, 'exam_shingles')).toBeLessThanOrEqual(50 + 15 * 10_000);
    const common = await nodesOf(() => listMatching(db, [inEveryTask], new Date()), mode);
    expect(touched(common, 'exam_shingles')).toBe(50);
  },
);

it('[Q14] exactly the active exams with enough fingerprints of one task are found', async () => {
  const { rows } = await sql<{ id: number; state: string; hashes: string[] }>`
    select s.id, case when s.starts_at > now() then 'planned' when s.closes_at <= now() then 'ended' else 'active' end as state,
      array_agg(lpad(to_hex(h.hash), 16, '0')) as hashes
    from (select distinct on (shield_id) id, shield_id from exam_tasks order by shield_id, id desc) t
    join exam_shields s on s.id = t.shield_id join exam_shingles h on h.task_id = t.id and h.hash <> 7
    group by s.id order by s.id limit 9`.execute(db);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['planned', 'active', 'ended']));
  for (const { id, state, hashes } of rows) {
    const matchingIds = (await listMatching(db, hashes, new Date())).map((exam) => exam.id);
    expect([id, matchingIds.includes(id)]).toEqual([id, state === 'active']);
    const few = (await listMatching(db, hashes.slice(0, 11), new Date())).map((exam) => exam.id);
    expect(few).not.toContain(id);
  }
  expect(await hasOpen(db, new Date())).toBe(true);
  expect(await hasOpen(db, new Date(Date.now() + 24 * hourMs))).toBe(false);
});

it('[Q14] fingerprints keep all their 64 bits', async () => {
  await sql`insert into exam_shingles (hash, task_id) values (-1, 1), (-9223372036854775808, 1)`.execute(db);
  const nodes = await nodesOf(
    () => listMatching(db, ['ffffffffffffffff', '8000000000000000', '7fffffffffffffff'], new Date()),
    'custom',
  );
  expect(touched(nodes, 'exam_shingles')).toBeCloseTo(2, 0);
});

it.each(['custom', 'generic'] as const)(
  '[Q14] the clock reads held questions and holds once, and no other question (%s plan)',
  async (mode) => {
    const nodes = await nodesOf(() => listEndedHolds(db, new Date(), 500), mode);
    const read = nodes.filter((node) => node['Relation Name'] === 'questions');
    expect(read.map((node) => node['Index Name'])).toEqual(['questions_held_until']);
    expect(touched(nodes, 'exam_holds')).toBeLessThanOrEqual(2 * 2 * (questions / 10));
    expect(await listEndedHolds(db, new Date(), 500)).toHaveLength(questions / 1000);
  },
);
