import type { Database } from '../database';
import { hotStatement, runHot } from '../hot-statement';
import { maxAskedWords, plainWords } from '../words/plain-words';
import { readWordStatistics } from '../words/word-statistics';
import { findListed, type QuestionRow } from './questions.queries';
import { mostOfQuery, planSimilar } from './similar-plan';

/** Titles of fewer letters and digits say nothing yet. */
const leastLetters = 3;
/** So many candidates are looked at, and so many of the best compared letter by letter. */
const mostCandidates = 2000;
const mostCompared = 60;
/** Words of a text that are compared letter by letter: more than a title has. */
const maxTitleWords = 60;
/** What a similar one has of what the words of the title say, or else of its letters. */
const leastCovered = 0.35;
const leastSimilarity = 0.45;
/** Words say so much more than letters, which are alike in every title that begins "How do I". */
const coverageWeight = 3;

const wordsOfTitle = hotStatement<{ word: string }>(
  'title_words',
  `select unnest(tsvector_to_array(to_tsvector('english', folded_text($1)))) as word`,
  'search',
);

/**
 * The queries are tried one after the other until there are enough candidates. By "offset 0" each is answered by the index
 * of words alone.
 */
const similarIds = hotStatement<{ id: number }>(
  'similar',
  `with asked as materialized (
    select queries, words, weights, title, (select sum(weight) from unnest(weights) as weight) as total
    from jsonb_to_record($1::jsonb) as given(queries tsquery[], words tsquery[], weights float8[], title text)),
  candidates as (
    select found.* from unnest((select queries from asked)) as query,
      lateral (
        select q.id, q.title, q.title_words from questions q
        where q.is_listed and q.title_words @@ query limit ${mostOfQuery} offset 0) as found
    limit ${mostCandidates}),
  covered as (
    select distinct on (id) id, title, (
      select sum(weight) from unnest((select words from asked), (select weights from asked)) as word(query, weight)
      where title_words @@ word.query) / (select total from asked) as coverage
    from candidates order by id),
  best as (select * from covered order by coverage desc, id desc limit ${mostCompared}),
  compared as (select id, coverage, similarity(title, (select title from asked)) as similarity from best)
  select id from compared where coverage >= ${leastCovered} or similarity >= ${leastSimilarity}
  order by ${coverageWeight} * coverage + similarity desc, id desc limit $2`,
  'search',
);

/**
 * The visible questions whose titles are most like the first 1,000 words of a text, the most similar first; none for a text
 * that says nothing yet.
 */
export async function listSimilar(db: Database, title: string, limit: number): Promise<QuestionRow[]> {
  if ((title.match(/[\p{L}\p{N}]/gu) ?? []).length < leastLetters) return [];
  const typed = plainWords(title, maxAskedWords);
  const words = (await runHot(db, wordsOfTitle, [typed])).map(({ word }) => word);
  if (words.length === 0) return [];
  const { 'questions.title_words': titles } = await readWordStatistics(db, ['questions.title_words']);
  const plan = planSimilar(words, titles);
  const asked = {
    queries: plan.queries,
    words: plan.words.map(({ query }) => query),
    weights: plan.words.map(({ weight }) => weight),
    title: plainWords(title, maxTitleWords),
  };
  const ids = (await runHot(db, similarIds, [JSON.stringify(asked), limit])).map(({ id }) => id);
  const found = await findListed(db, ids);
  return ids.flatMap((id) => found.find((row) => row.id === id) ?? []);
}
