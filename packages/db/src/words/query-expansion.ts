import { type RawBuilder, sql } from 'kysely';

/** Maximum number of words for a part of one: those that begin with it first, short ones before long ones. */
const maxWords = 50;
/** Number of words with a part in common that are read to find them. */
const readWords = 500;

const shortest = sql`order by length(word), word limit ${sql.lit(maxWords)}`;
const beginsWith = sql`word >= typed.part and word < typed.part || chr(1114111)`;
const knownIn = (table: WordTable) => ({
  knownBeginnings: sql`
    (select word from ${sql.ref(table)} where length(typed.part) = 1 and left(word, 1) = typed.part ${shortest})
    union all
    (select word from ${sql.ref(table)} where length(typed.part) = 2 and left(word, 2) = typed.part ${shortest})
    union all
    (select word from ${sql.ref(table)} where length(typed.part) > 2 and ${beginsWith} limit ${sql.lit(maxWords)})`,
  knownParts: sql`
    (select word from ${sql.ref(table)} where ${beginsWith} limit ${sql.lit(maxWords)})
    union
    (select word from ${sql.ref(table)} where word like '%' || typed.part || '%' limit ${sql.lit(readWords)})`,
});

/** Table of every word that some texts have. */
type WordTable = 'search_words' | 'question_words';

/** Returns the `tsquery` for a `WordQuery` in JSON, with the words that a table knows for parts of words. */
export function expandedTsquery(query: RawBuilder<unknown>, table: WordTable): RawBuilder<string> {
  const knownWords = knownIn(table);
  const wordsOf = (kind: keyof typeof knownWords) => sql`
    select word from (${knownWords[kind]}) known where place.value ->> 'or' = ${sql.lit(kind)}
    group by word order by not starts_with(word, typed.part), length(word), word
    limit coalesce((place.value ->> 'most')::int, ${sql.lit(maxWords)})`;
  return sql`(
    select string_agg(side_by_side, ' & ')::tsquery from (
      select '(' || string_agg(any_of, ' <-> ' order by place.ordinality) || ')' as side_by_side
      from jsonb_array_elements(${query}) with ordinality as term,
        jsonb_array_elements(term.value) with ordinality as place,
        lateral (select (place.value -> 'anyOf' ->> 0) collate "C" as part) as typed,
        lateral (
          select '(' || string_agg('''' || word || '''', ' | ') || ')' as any_of from (
            select jsonb_array_elements_text(place.value -> 'anyOf') as word
            union (${wordsOf('knownBeginnings')}) union (${wordsOf('knownParts')})) words
        ) as each_place
      group by term.ordinality) terms)`;
}
