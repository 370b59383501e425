import type { Selectable } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

export type PriceBookRow = Selectable<DB['price_books']>;

/** Finds the book that is valid at a moment; of several, the one that began last. */
export async function findPriceBookAt(db: Database, at: Date): Promise<PriceBookRow> {
  return db
    .selectFrom('price_books')
    .selectAll()
    .where('valid_from', '<=', at)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', at)]))
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(() => new Error(`No price book is valid at ${at.toISOString()}.`));
}

/** Finds the book by which an order was priced, even if it is no longer valid. */
export async function findPriceBook(db: Database, id: number): Promise<PriceBookRow> {
  return db.selectFrom('price_books').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
