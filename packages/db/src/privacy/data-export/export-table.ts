import type { RawBuilder, SqlBool } from 'kysely';

/** Rows of one table that are about a person: how the archive shows them, and what becomes of them in an erasure. */
export type ExportTable = {
  /** The file of the archive that they are in. */
  file: string;
  table: string;
  /** The column that names the person, after `prefix` where it has one. */
  user: string;
  prefix?: string;
  /** True where that column names an order, and the order names the person. */
  isByOrder?: true;
  /** Which of the rows are the person's to see; all without it. */
  only?: RawBuilder<SqlBool>;
  /** Columns, with their types, that tell a person's rows apart: the order of the archive. */
  key: readonly (readonly [column: string, type: string])[];
  /** Names in the archive, which stay as they are, with the column or expression behind each. */
  fields: Readonly<Record<string, string | RawBuilder<unknown>>>;
  /** Columns that do not go out: secrets, and what is made from other columns. */
  withheld: readonly string[];
  /** Deleted as they are; changed by a query of their own; or kept, because they hold nothing but ids and figures. */
  erasure: 'deleted' | 'changed' | 'kept';
};
