import type { Updateable } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

/** Writers with the number of orders that they have to deliver. */
function writers(db: Database) {
  return db
    .selectFrom('writers as w')
    .select(['w.id', 'w.name', 'w.title', 'w.is_active'])
    .select((eb) =>
      eb
        .selectFrom('orders as o')
        .whereRef('o.writer_id', '=', 'w.id')
        .where('o.status', 'in', ['assigned', 'in_progress', 'revision'])
        .select((one) => one.fn.countAll<number>().as('n'))
        .as('open_orders'),
    );
}

/** Lists every writer, active ones first, then by name. */
export async function listWriters(db: Database) {
  return writers(db).orderBy('w.is_active', 'desc').orderBy('w.name').orderBy('w.id').execute();
}
export type WriterRow = Awaited<ReturnType<typeof listWriters>>[number];

export async function findWriter(db: Database, id: number): Promise<WriterRow | undefined> {
  return writers(db).where('w.id', '=', id).executeTakeFirst();
}

export async function insertWriter(
  trx: Database,
  row: { name: string; title: string | null },
): Promise<number> {
  const { id } = await trx.insertInto('writers').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Locks a writer until the transaction ends. */
export async function lockWriter(trx: Database, id: number) {
  return trx.selectFrom('writers').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function updateWriter(
  trx: Database,
  id: number,
  change: Updateable<DB['writers']>,
): Promise<void> {
  await trx.updateTable('writers').set(change).where('id', '=', id).execute();
}
