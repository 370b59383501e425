import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DB } from '../schema.gen';
import { openPlanDatabase, type PlanDatabase } from '../testing/plan-database';
import { faultsOf, planOf, type Statement } from '../testing/plans';
import { listChatFailures, listDailyChatFigures } from './chat-figures.queries';

const answers = 20_000;
const since = new Date('2026-11-01T00:00:00Z');

let database: PlanDatabase;
let pool: pg.Pool;
let db: Kysely<DB>;
let statements: Statement[] = [];

/** Half of the answers are older than the period. Each follows a question. */
beforeAll(async () => {
  database = await openPlanDatabase((statement) => void statements.push(statement));
  ({ db, pool } = database);
  await sql`insert into users (id) values ('person')`.execute(db);
  await sql`
    insert into conversations (id, user_id, title, mode)
    values ('00000000-0000-0000-0000-000000000001', 'person', 'x', 'general')`.execute(db);
  await sql`
    insert into chat_messages
      (conversation_id, user_id, role, source, text, created_at, first_text_at, ended_at, failure)
    select '00000000-0000-0000-0000-000000000001', 'person', role, case role when 'assistant' then 'model' end,
      repeat('words ', 200), at, at, at, case when i % 100 = 0 then 'cut' end
    from (
      select i, ${since}::timestamptz + (i - ${answers / 2}::int) * interval '1 minute' as at
      from generate_series(1, ${answers}::int) i
    ) times cross join (values ('user'), ('assistant')) roles (role)`.execute(db);
  await pool.query('vacuum analyze chat_messages');
});
afterAll(() => database.close());

it('[A6] the figures of a period are read from the index of its answers alone, and not from their texts', async () => {
  for (const ask of [() => listDailyChatFigures(db, since), () => listChatFailures(db, since)]) {
    statements = [];
    await ask();
    const [statement] = statements;
    if (!statement) throw new Error('No statement ran.');
    for (const mode of ['custom', 'generic'] as const) {
      const plan = await planOf(pool, statement, mode);
      expect(JSON.stringify(plan)).toContain('"Node Type":"Index Only Scan"');
      expect(faultsOf(plan, answers / 2 + 1)).toEqual([]);
    }
  }
});
