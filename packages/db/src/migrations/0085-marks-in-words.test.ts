import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DB } from '../schema.gen';
import { openPlanDatabase, type PlanDatabase } from '../testing/plan-database';
import { storeDocument } from '../testing/stored-documents';
import { createSearchFunctions } from './0080-search-functions';
import { up } from './0085-marks-in-words';

let database: PlanDatabase;
let db: Kysely<DB>;

beforeAll(async () => {
  database = await openPlanDatabase(() => {});
  db = database.db;
});
afterAll(() => database.close());

it('[D22] [R1] what has words of Indian scripts is indexed again, and nothing else', async () => {
  await createSearchFunctions(db as Kysely<unknown>);
  const free = await storeDocument(db, { title: 'Free', free: 'Notes. प्रकाश संश्लेषण', language: 'en' });
  const locked = await storeDocument(db, { title: 'Locked', free: 'Notes', locked: 'বিজ্ঞান', language: 'en' });
  const removed = await storeDocument(db, { title: 'Removed விதி க்ஷ' });
  await storeDocument(db, { title: 'Other', free: 'Notes über Łódź 光合作用', locked: 'ไทย' });
  await sql`update documents set search_version = 1`.execute(db);
  await sql`update documents set deleted_at = now() where id = ${removed}`.execute(db);
  await sql`insert into users (id) values ('asker') on conflict do nothing`.execute(db);
  await sql`insert into questions (asker_id, title, content, approved_at)
    values ('asker', 'क्या है?', 'क्या', now()), ('asker', 'Held क्षमा', '', null)`.execute(db);
  await sql`insert into schools (name, type, location) values ('दिल्ली विश्वविद्यालय', 'university', 'दिल्ली')`.execute(
    db,
  );

  await up(db as Kysely<unknown>);
  await up(db as Kysely<unknown>);

  const due = await sql<{
    id: number;
  }>`select id from documents where search_version = 0 order by id`.execute(db);
  expect(due.rows.map(({ id }) => id)).toEqual([free, locked, removed]);
  const whole = async (table: string, word: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)} where search_words @@ ${`'${word}'`}::tsquery`.execute(
      db,
    );
    return rows[0]?.n;
  };
  expect(await whole('questions', 'क्या')).toBe(1);
  expect(await whole('questions', 'क्षमा')).toBe(1);
  expect(await whole('schools', 'विश्वविद्यालय')).toBe(1);
  expect(await whole('schools', 'दव')).toBe(1);
});
