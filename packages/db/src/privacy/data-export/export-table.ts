import type { RawBuilder, SqlBool } from 'kysely';

/** Rows of one table that are about a person: their form in the archive, and what an erasure does with them. */
export type ExportTable = {
  /** File of the archive that contains them. */
  file: string;
  table: string;
  /** Column with the person, after `prefix` if it has one. */
  user: string;
  prefix?: string;
  /** True if that column contains an order, which belongs to the person. */
  isByOrder?: true;
  /** Condition for the rows that the person may see; all without it. */
  only?: RawBuilder<SqlBool>;
  /** Columns, with their types, that identify a person's rows and give the order of the archive. */
  key: readonly (readonly [column: string, type: string])[];
  /** Names in the archive, which must not change, with the column or expression for each. */
  fields: Readonly<Record<string, string | RawBuilder<unknown>>>;
  /** Columns that are not exported: secrets, and those made from other columns. */
  withheld: readonly string[];
  /** Deleted; changed by a query of their own; or kept, because they contain only ids and figures. */
  erasure: 'deleted' | 'changed' | 'kept';
};
