import type { Database } from '@aw/db';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';

type Tables = Database extends Kysely<infer Known> ? Known : never;
type Table = keyof Tables;
type Row<T extends Table> = Selectable<Tables[T]>;
type Column<T extends Table> = keyof Row<T> & string;

/** Values that the rows have. Null matches null. */
type Where<T extends Table> = Partial<Row<T>>;
type Opened = { ctx: { db: Database } };

/** Kysely types no query of a table that is a parameter. Its rows are typed by the functions below. */
const untyped = ({ ctx }: Opened) => ctx.db as unknown as Kysely<Record<string, Record<string, unknown>>>;

/** A value that a test failed to find must not select every row. */
function complete<T extends object>(where: T): T {
  if (Object.values(where).includes(undefined)) throw new Error('A condition has no value.');
  return where;
}

/** Returns the rows with these values: all columns or those that are listed, in the order of a column if one is named. */
export async function selectRows<T extends Table, C extends Column<T> = Column<T>>(
  test: Opened,
  table: T,
  where: Where<T> = {},
  columns?: readonly C[],
  orderBy?: Column<T>,
): Promise<Pick<Row<T>, C>[]> {
  const matching = untyped(test)
    .selectFrom<string>(table)
    .where((e) => e.and(complete(where)));
  const ordered = orderBy ? matching.orderBy(orderBy) : matching;
  const rows = await (columns ? ordered.select(columns) : ordered.selectAll()).execute();
  return rows as Pick<Row<T>, C>[];
}

/** Returns the first row with these values, and throws if there is none. */
export async function selectRow<T extends Table, C extends Column<T> = Column<T>>(
  test: Opened,
  table: T,
  where: Where<T> = {},
  columns?: readonly C[],
): Promise<Pick<Row<T>, C>> {
  const [row] = await selectRows(test, table, where, columns);
  if (!row) throw new Error(`No row of ${table} has ${JSON.stringify(where)}.`);
  return row;
}

/** Inserts rows and returns them. */
export async function insertRows<T extends Table>(
  test: Opened,
  table: T,
  values: readonly Insertable<Tables[T]>[],
): Promise<Row<T>[]> {
  const rows = await untyped(test).insertInto(table).values(values).returningAll().execute();
  return rows as Row<T>[];
}

/** Inserts a row and returns it. */
export async function insertRow<T extends Table>(
  test: Opened,
  table: T,
  values: Insertable<Tables[T]>,
): Promise<Row<T>> {
  const row = await untyped(test).insertInto(table).values(values).returningAll().executeTakeFirstOrThrow();
  return row as Row<T>;
}

/** Changes the rows with these values; `{}` changes all. */
export async function updateRows<T extends Table>(
  test: Opened,
  table: T,
  where: Where<T>,
  change: Updateable<Tables[T]>,
): Promise<void> {
  await untyped(test)
    .updateTable<string>(table)
    .set(change)
    .where((e) => e.and(complete(where)))
    .execute();
}

/** Deletes the rows with these values; `{}` deletes all. */
export async function deleteRows<T extends Table>(
  test: Opened,
  table: T,
  where: Where<T> = {},
): Promise<void> {
  await untyped(test)
    .deleteFrom<string>(table)
    .where((e) => e.and(complete(where)))
    .execute();
}

/** Changes the row with this id, and throws if there is none. */
export async function updateRow<T extends Table>(
  test: Opened,
  table: T,
  id: number | string,
  change: Updateable<Tables[T]>,
): Promise<void> {
  const query = untyped(test).updateTable<string>(table).set(change).where('id', '=', id);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`${numUpdatedRows} rows of ${table} have the id ${id}.`);
}
