import { type Kysely, sql } from 'kysely';
import { inShortTransaction } from './in-short-transaction';

export const isCompatible = true;
export const isOutsideTransaction = true;

const rowsPerBatch = 1_000;

/**
 * Staff find people, orders and messages however a name is written, as readers find documents. The folded text is stored,
 * because folding every candidate of a search takes twenty times as long as reading it. Triggers keep it for whichever
 * release writes a row. The indexes of texts that are not folded stay for the release before. Every statement can be
 * repeated, because a run may have been interrupted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // First, because the whole migration is repeated after a wait for a lock that was too long.
  for (const table of tables) await storeByTrigger(db, table);
  for (const table of tables) {
    await fillRows(db, table);
    await sql`drop index concurrently if exists ${sql.ref(`${table.name}_search_folded`)}`.execute(db);
    await sql
      .raw(
        `create index concurrently ${table.name}_search_folded on ${table.name} using gin (search_folded gin_trgm_ops)`,
      )
      .execute(db);
    // Without statistics, every search is expected to have many results.
    await sql.raw(`analyze ${table.name} (search_folded)`).execute(db);
  }
}

type Table = { name: string; columns: readonly string[] };

const tables: readonly Table[] = [
  { name: 'users', columns: ['email', 'first_name', 'last_name', 'id'] },
  { name: 'orders', columns: ['id', 'topic', 'name', 'email'] },
  { name: 'messages', columns: ['reference', 'name', 'email', 'subject', 'body'] },
];

async function storeByTrigger(db: Kysely<unknown>, { name, columns }: Table): Promise<void> {
  const values = columns.map((column) => `new.${column}`).join(', ');
  for (const statement of [
    `alter table ${name} add column if not exists search_folded text`,
    `create or replace function fold_${name}() returns trigger language plpgsql as $$
    begin
      new.search_folded := fold_text(concat_ws(' ', ${values}));
      return new;
    end $$`,
    `create or replace trigger fold_${name} before insert or update of ${columns.join(', ')}, search_folded on ${name}
      for each row execute function fold_${name}()`,
  ])
    await inShortTransaction(db, (trx) => sql.raw(statement).execute(trx));
}

/** Fills the rows from before, in the order of their ids. */
async function fillRows(db: Kysely<unknown>, { name }: Table): Promise<void> {
  for (let lastId: unknown = null, isFirst = true; isFirst || lastId !== null; isFirst = false) {
    const table = sql.table(name);
    const { rows } = await sql<{ last_id: unknown }>`
      with walked as (
        select id from ${table} ${isFirst ? sql`` : sql`where id > ${lastId}`} order by id limit ${rowsPerBatch}
      ), changed as (
        update ${table} set search_folded = '' where id in (select id from walked) and search_folded is null
      )
      select id as last_id from walked order by id desc limit 1`.execute(db);
    lastId = rows[0]?.last_id ?? null;
  }
}
