import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';

/** How often a text has each stem that is asked for, and how many words it has. */
export type StemCounts = { counts: Readonly<Record<string, number>>; length: number };

/** The stems of a text’s words, those that say nothing left out. */
export async function stemsOf(db: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ stem: string }>`
    select unnest(tsvector_to_array(to_tsvector('english', ${text}))) as stem`.execute(db);
  return rows.map(({ stem }) => stem);
}

/** The counts of texts, in their order. */
export async function countStems(
  db: Database,
  stems: readonly string[],
  texts: readonly string[],
): Promise<StemCounts[]> {
  const { rows } = await sql<StemCounts>`
    select ${countsOf(sql`text`, stems)}
    from unnest(${texts}::text[]) with ordinality as given (text, place) order by place`.execute(db);
  return rows;
}

/** The counts of a document’s first pages whose text was checked, at most `most` of them. */
export async function countStemsOfPages(
  db: Database,
  stems: readonly string[],
  { documentId, upTo, most }: { documentId: number; upTo: number; most: number },
): Promise<(StemCounts & { number: number })[]> {
  const { rows } = await sql<StemCounts & { number: number }>`
    select p.number, ${countsOf(sql`p.text`, stems)}
    from document_pages p
    where p.document_id = ${documentId} and p.number <= ${upTo} and p.is_text_checked
    order by p.number limit ${most}`.execute(db);
  return rows;
}

function countsOf(text: RawBuilder<unknown>, stems: readonly string[]) {
  const words = sql`unnest(to_tsvector('english', ${text})) as word`;
  return sql`
    (select coalesce(sum(cardinality(word.positions)), 0)::int from ${words}) as length,
    (select coalesce(json_object_agg(word.lexeme, cardinality(word.positions)), '{}') from ${words}
      where word.lexeme = any(${stems}::text[])) as counts`;
}
