import { hash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.gen';

/** Which connections a statement runs on. */
export type HotPools = { readonly main: pg.Pool; readonly search: pg.Pool };

/** A statement that each connection parses and plans once, under a name that changes with its text. */
export type HotStatement<Row> = {
  readonly name: string;
  readonly text: string;
  readonly pool: keyof HotPools;
  readonly row?: Row;
};

/**
 * Declares a named statement: for the hottest reads only. It lists its columns and never searches by trigrams, whose
 * index a plan for any value would not use.
 */
export function hotStatement<Row>(
  label: string,
  text: string,
  pool: keyof HotPools = 'main',
): HotStatement<Row> {
  return { name: `${label}_${hash('sha256', text, 'base64url').slice(0, 12)}`, text, pool };
}

const poolsOf = new WeakMap<Kysely<DB>, HotPools>();

/** Lets hot statements over `db` run under their names on the connections of `pools`. */
export function nameStatements(db: Kysely<DB>, pools: HotPools): void {
  poolsOf.set(db, pools);
}

/** A plan whose columns a migration changed, or a name that a pooler in between does not know. */
const lostPlans = new Set(['0A000', '26000']);

/** The rows of a hot statement. In a transaction, or where names are off, it runs without its name. */
export async function runHot<Row>(
  db: Kysely<DB>,
  { name, text, pool: of }: HotStatement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = poolsOf.get(db)?.[of];
  if (!pool) return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
  try {
    // The statement's declaration says what its rows are.
    return (await pool.query({ name, text, values: [...values] })).rows as Row[];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && lostPlans.has(String(error.code)))) throw error;
    return (await pool.query({ text, values: [...values] })).rows as Row[];
  }
}
