import type { Database } from '../database';
import { hotStatement, runHot } from '../hot-statement';
import { maxAskedWords, plainWords } from '../words/plain-words';
import { maxCandidatesPerQuery, planSimilar } from '../words/similar-plan';
import { readWordStatistics } from '../words/word-statistics';
import { findListed, type QuestionRow } from './questions.queries';

/** Minimum number of letters and digits of a title that is worth comparing. */
const minLetters = 3;
/** Maximum number of candidates, and of the best ones that are compared letter by letter. */
const maxCandidates = 2000;
const maxCompared = 60;
/** Maximum number of words that are compared letter by letter; titles have fewer. */
const maxTitleWords = 60;
/** A title is similar from this share of the weight of the words, or from this similarity of the letters. */
const minCoverage = 0.35;
const minSimilarity = 0.45;
/** Words count more than letters, because letters are similar in every title that begins with "How do I". */
const coverageWeight = 3;

const wordsOfTitle = hotStatement<{ word: string }>(
  'title_words',
  `select unnest(tsvector_to_array(to_tsvector('english', folded_text($1)))) as word`,
  'search',
);

/**
 * Tries the queries one after the other until there are enough candidates. "offset 0" makes PostgreSQL answer each with
 * the index of words alone.
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
        where q.is_listed and q.title_words @@ query limit ${maxCandidatesPerQuery} offset 0) as found
    limit ${maxCandidates}),
  covered as (
    select distinct on (id) id, title, (
      select sum(weight) from unnest((select words from asked), (select weights from asked)) as word(query, weight)
      where title_words @@ word.query) / (select total from asked) as coverage
    from candidates order by id),
  best as (select * from covered order by coverage desc, id desc limit ${maxCompared}),
  compared as (select id, coverage, similarity(title, (select title from asked)) as similarity from best)
  select id from compared where coverage >= ${minCoverage} or similarity >= ${minSimilarity}
  order by ${coverageWeight} * coverage + similarity desc, id desc limit $2`,
  'search',
);

/**
 * Returns the visible questions whose titles are most similar to the first 1,000 words of a text, the most similar first;
 * none if the text is too short.
 */
export async function listSimilar(db: Database, title: string, limit: number): Promise<QuestionRow[]> {
  if ((title.match(/[\p{L}\p{N}]/gu) ?? []).length < minLetters) return [];
  const typed = plainWords(title, maxAskedWords);
  const words = (await runHot(db, wordsOfTitle, [typed])).map(({ word }) => word);
  if (words.length === 0) return [];
  const { 'questions.title_words': titles } = await readWordStatistics(db, ['questions.title_words']);
  const plan = planSimilar(words, titles);
  const parameters = {
    queries: plan.queries,
    words: plan.words.map(({ query }) => query),
    weights: plan.words.map(({ weight }) => weight),
    title: plainWords(title, maxTitleWords),
  };
  const ids = (await runHot(db, similarIds, [JSON.stringify(parameters), limit])).map(({ id }) => id);
  const rows = await findListed(db, ids);
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
