import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import type { ExpandedSearch } from './expand-search';
import { planOf } from './similar-plan';
import { tsqueryOf, type WordForm, type WordQuery } from './word-query';
import { readWordStatistics, shareOf } from './word-statistics';

/** Maximum number of texts that are compared: those with the rarest words, or several of them. */
const maxCandidates = 300;
/** Maximum number of texts of one choice of words. */
const maxPerChoice = 100;
/** Share that is assumed for a word that is in no text. */
const minShare = 1e-6;

export type Term = { query: string; weight: number };

/** Words, or several words together, of which texts are compared. */
export type Choice = {
  query: string;
  /** Number of the newest segments that are looked through; null for all of them. */
  segments: number | null;
};

/** Choices of words, the rarest first, and the terms by which texts are ranked: rare ones weigh more. */
export type SomeWordsPlan = { choices: Choice[]; terms: Term[] };

/** Maximum number of terms. */
const maxTerms = 16;
/** Up to this many rows, an index finds all of them; beyond, only the newest are looked through. */
const fewRows = 1_000;
/** A word of a larger share says nothing by itself. */
const frequentShare = 1 / 4;
/** Factor by which more rows are looked through than are wanted, because words are spread unevenly. */
const unevenness = 2;

/**
 * Plans a search for some of the words: combinations that are rare enough to compare all that have them, and then each word
 * by itself. Undefined for a single word.
 */
export async function planSomeWords(
  db: Database,
  search: ExpandedSearch,
  {
    column,
    segmentSize,
  }: { column: 'documents.search_words' | 'questions.search_words'; segmentSize: number },
): Promise<SomeWordsPlan | undefined> {
  const query = [...new Map(search.queries.text.flatMap(pairsOf).map(textAndTerm)).values()].slice(
    0,
    maxTerms,
  );
  if (query.length < 2) return undefined;
  const { [column]: texts } = await readWordStatistics(db, [column]);
  const rows = Math.max(1, texts.rows);
  const shared = query.map((forms) => {
    const share = Math.max(minShare, shareOf([forms], texts));
    return { query: `(${tsqueryOf([forms])})`, isRare: share * rows <= maxPerChoice, share };
  });
  const plan = planOf(shared, rows);
  const together = plan.queries.map((text, at) => ({ query: text, share: plan.shares[at] ?? minShare }));
  // A rare word may be in no text at all, so the others are looked for as well; but not what every fourth text has.
  const each = shared
    .filter(({ query: text, share }) => share < frequentShare && !plan.queries.includes(text))
    .toSorted((one, other) => one.share - other.share);
  const choices = [...together, ...each].map(({ query: text, share }) => ({
    query: text,
    segments:
      share * rows <= fewRows ? null : 1 + Math.ceil((unevenness * maxPerChoice) / share / segmentSize),
  }));
  // Not squared as for similar titles: the number of words counts first.
  const terms = shared.map(({ query: text, share }) => ({ query: text, weight: 1 - Math.log(share) }));
  return { choices, terms };
}

function textAndTerm(forms: readonly WordForm[]): [string, readonly WordForm[]] {
  return [JSON.stringify(forms), forms];
}

/**
 * Returns the ids of at most 300 texts with the choices of a plan, at most 100 of each. `matching` returns a query for ids
 * of texts with `choice.query`, which fulfil one more condition.
 */
export function candidateIds(
  { choices }: SomeWordsPlan,
  { lastId, segmentSize }: { lastId: RawBuilder<unknown>; segmentSize: number },
  matching: (also: RawBuilder<SqlBool>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const placed = choices.map((choice, place) => ({ ...choice, place }));
  const candidatesOf = (some: typeof placed, newest: RawBuilder<unknown>, also: RawBuilder<SqlBool>) => sql`
    select found.id, choice.place
    from unnest(${some.map(({ query }) => query)}::tsquery[], ${some.map(({ segments }) => segments ?? 0)}::int[],
        ${some.map(({ place }) => place)}::int[]) as choice (query, segments, place)${newest},
      lateral (${matching(also)} limit ${sql.lit(maxPerChoice)} offset 0) as found`;
  // One segment after the other, because an index is not asked for a list of them.
  const newest = sql`,
      lateral (select (${lastId} / ${sql.lit(segmentSize)} - back)::int as segment
        from generate_series(0, choice.segments - 1) as back offset 0) as newest`;
  const isRare = ({ segments }: Choice) => segments === null;
  return sql`
    select distinct id from (
      select id from (
        ${candidatesOf(placed.filter(isRare), sql``, sql<SqlBool>`true`)}
        union all
        ${candidatesOf(
          placed.filter((choice) => !isRare(choice)),
          newest,
          sql<SqlBool>`segment = newest.segment`,
        )}) as every
      order by place limit ${sql.lit(maxCandidates)}) as each`;
}

/** Returns the pairs of letters of a script without spaces as terms of their own: some of them may be a word. */
export function pairsOf(forms: readonly WordForm[]): WordQuery {
  const [only] = forms;
  if (!only || forms.length > 1 || only.isSideBySide || only.places.length < 2) return [forms];
  return only.places.map((place) => [{ places: [place], isSideBySide: false }]);
}

/** Counts the terms that a text has, and adds less than one for how rare they are. */
export function scoreOf(terms: readonly Term[], words: RawBuilder<unknown>): RawBuilder<number> {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const each = terms.map(
    ({ query, weight }) =>
      sql`case when ${words} @@ ${query}::tsquery then ${sql.lit(1 + weight / (total + 1))}::float8 else 0 end`,
  );
  return sql<number>`(${sql.join(each, sql` + `)})`;
}
