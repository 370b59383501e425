import { sql } from 'kysely';

/** A relation with fingerprints, given in hexadecimal, as the numbers that the tables hold: 64 bits with a sign. */
export const hashesOf = (fingerprints: readonly string[]) =>
  sql`(select ('x' || one)::bit(64)::bigint as hash from unnest(${fingerprints}::text[]) as one)`;
