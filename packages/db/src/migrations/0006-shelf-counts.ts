import { type Kysely, sql } from 'kysely';

type Counter = {
  table: 'documents' | 'questions';
  isCounted: string;
  shelves: { column: string; table: string; count: string }[];
};

const counters: Counter[] = [
  {
    table: 'documents',
    isCounted: 'is_listed',
    shelves: [
      { column: 'school_id', table: 'schools', count: 'document_count' },
      { column: 'course_id', table: 'courses', count: 'document_count' },
    ],
  },
  {
    table: 'questions',
    isCounted: 'deleted_at is null',
    shelves: [{ column: 'school_id', table: 'schools', count: 'question_count' }],
  },
];

/** Keeps the counts on schools and courses equal to their rows, one update per statement, whoever writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const counter of counters) {
    const added = `select *, 1 as n from new_rows where ${counter.isCounted}`;
    const gone = `select *, -1 as n from old_rows where ${counter.isCounted}`;
    await count(db, counter, 'insert', 'new table as new_rows', added);
    await count(db, counter, 'delete', 'old table as old_rows', gone);
    await count(
      db,
      counter,
      'update',
      'old table as old_rows new table as new_rows',
      `${added} union all ${gone}`,
    );
  }
}

async function count(
  db: Kysely<unknown>,
  counter: Counter,
  event: string,
  tables: string,
  changes: string,
): Promise<void> {
  const routine = `count_${counter.table}_on_${event}`;
  // Shelves are updated in the order of their ids, so that two statements cannot wait for each other.
  const updates = counter.shelves.map(
    ({ column, table, count: figure }) => `
      with changed as (select ${column} as id, sum(n)::int as n from (${changes}) c where ${column} is not null group by 1 having sum(n) <> 0),
           locked as (select s.id from ${table} s join changed using (id) order by s.id for no key update of s)
      update ${table} s set ${figure} = s.${figure} + c.n from changed c join locked using (id) where s.id = c.id;`,
  );
  await sql
    .raw(
      `create function ${routine}() returns trigger language plpgsql as $$ begin ${updates.join('')} return null; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger ${routine} after ${event} on ${counter.table} referencing ${tables} for each statement execute function ${routine}()`,
    )
    .execute(db);
}
