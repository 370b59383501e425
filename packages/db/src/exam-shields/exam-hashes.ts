import { sql } from 'kysely';

/** Returns a relation of hexadecimal fingerprints as the numbers in the tables: signed 64 bits. */
export const hashesOf = (fingerprints: readonly string[]) =>
  sql`(select ('x' || one)::bit(64)::bigint as hash from unnest(${fingerprints}::text[]) as one)`;
