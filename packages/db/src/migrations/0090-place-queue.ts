import { type Kysely, sql } from 'kysely';
import { inShortTransaction } from './in-short-transaction';

export const isCompatible = true;
export const isOutsideTransaction = true;

const references = [
  ['documents', 'pending_school_id', ''],
  ['documents', 'pending_course_id', ''],
  ['school_requests', 'place_id', 'on delete set null'],
] as const;

/** Indexes and checks what refers to a typed school or course, and moves open requests into their queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, onDelete] of references) {
    const name = `${table}_${column}`;
    await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
    await sql`
      create index concurrently ${sql.ref(name)} on ${sql.table(table)} (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db);
    const constraint = sql.ref(`${name}_place`);
    await inShortTransaction(db, async (trx) => {
      await sql`alter table ${sql.table(table)} drop constraint if exists ${constraint}`.execute(trx);
      await sql`
        alter table ${sql.table(table)} add constraint ${constraint}
          foreign key (${sql.ref(column)}) references pending_places (id) ${sql.raw(onDelete)} not valid`.execute(
        trx,
      );
    });
    await sql`alter table ${sql.table(table)} validate constraint ${constraint}`.execute(db);
  }
  // The trigger of the table gives them their entry in the queue.
  await sql`update school_requests set place_id = null where status = 'open' and place_id is null`.execute(
    db,
  );
}
