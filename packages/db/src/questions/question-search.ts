import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { type HotStatement, hotStatement, runHot } from '../hot-statement';
import type { ExpandedSearch } from '../words/expand-search';
import { withFrequentParts } from '../words/frequent-words';
import { tsqueryOf, type WordForm, type WordPlace, type WordQuery } from '../words/word-query';
import { readWordStatistics, type WordStatistics } from '../words/word-statistics';
import { fewRows, groupSize, type Look, planLooks, segmentSize } from './search-looks';

/** Questions to search: the visible ones, or others by a condition on `q`. */
export type Among = { name: string; isListed: boolean; where?: RawBuilder<SqlBool> };

export const listed: Among = { name: 'listed', isListed: true };

/** From this number of words on, a search is a sentence, and its frequent words are matched as a whole. */
const sentenceWords = 4;

/** Questions to which a search is limited. */
export type QuestionFilter = { schoolId?: number; courseId?: number; subject?: string; year?: number };

type Page = { limit: number; afterId?: number; filter?: QuestionFilter };

/**
 * Returns the ids of questions that contain all words of a search, each as a part of a word in title, subject or content.
 * The newest come first, by segments and within a segment by date. `afterId` is the last one seen.
 */
export async function searchIds(
  db: Database,
  search: ExpandedSearch,
  { among, limit, afterId, filter = {} }: Page & { among: Among },
): Promise<number[]> {
  const { 'questions.search_words': words } = await readWordStatistics(db, ['questions.search_words']);
  const query = searchedWords(search, words);
  const { indexed, checked, looks } = planLooks(query, words, limit);
  let ids: number[] = [];
  for (const look of looks) {
    const reach = look.by === 'index' ? 0 : look.reach;
    const parameters = {
      parts: tsqueryOf(indexed),
      checked: tsqueryOf(checked),
      after: afterId,
      most: limit,
      reach,
      ...filter,
    };
    const rows = await runHot(db, statementFor(db, among, look.by), [JSON.stringify(parameters)]);
    ids = rows.map(({ id }) => id);
    if (ids.length >= limit) break;
  }
  return ids;
}

/** Returns a condition: `q` contains all words of a search. It uses no index, so the rows must be few already. */
export function hasWords(search: ExpandedSearch): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(q.search_words @@ ${tsqueryOf(search.queries.title)}::tsquery, false)`;
}

/**
 * Returns the words that a question must contain; the last one may be the beginning of a word. In a sentence, a frequent
 * word has no other forms, because every look would ask for all of them.
 */
function searchedWords({ queries }: ExpandedSearch, words: WordStatistics): WordQuery {
  const once = [...new Map(queries.title.map((forms) => [JSON.stringify(forms), forms])).values()];
  const isFrequent = ({ anyOf: [typed = ''] }: WordPlace) =>
    (words.shares.get(typed) ?? 0) * words.rows >= fewRows;
  const typedOnly = (form: WordForm): WordForm => ({
    ...form,
    places: form.places.map((place) =>
      isFrequent(place) && !place.beginnings ? { anyOf: place.anyOf.slice(0, 1) } : place,
    ),
  });
  const isSentence = once.length >= sentenceWords;
  return withFrequentParts(isSentence ? once.map((forms) => forms.map(typedOnly)) : once, words);
}

const statements = new Map<string, HotStatement<{ id: number }>>();

/** The text of a statement depends only on the kind of look, so that its plan is kept for any words. */
function statementFor(db: Database, among: Among, by: Look['by']): HotStatement<{ id: number }> {
  const key = `${among.name} ${by}`;
  const cached = statements.get(key);
  if (cached) return cached;
  const text = textOf[by](among).compile(db).sql;
  const statement = hotStatement<{ id: number }>('questions', text, 'search');
  statements.set(key, statement);
  return statement;
}

/** One row with the parameters, read from one JSON value, and the id at which the search begins. */
const parametersSql = sql`
  with asked as materialized (
    select parts::tsquery, checked::tsquery, "after", most, reach, "schoolId", "courseId", subject,
      make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC') as since, make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC') as until,
      (select created_at from questions where id = "after") as after_at
    from jsonb_to_record($1::jsonb) as given(parts text, checked text, "after" bigint, most bigint, reach bigint,
      "schoolId" bigint, "courseId" bigint, subject text, year int)),
  ends as materialized (
    select least(coalesce((select "after" from asked), last), last) as first
    from (select max(id) as last from questions) as ids)`;
const parameter = (name: string) => sql`(select ${sql.ref(name)} from asked)`;

const newestFirst = sql`order by segment desc, created_at desc, id desc limit ${parameter('most')}`;

const textOf: Record<Look['by'], (among: Among) => RawBuilder<{ id: number }>> = {
  segment: (among) => sql`${parametersSql} ${goingBack(among, 'segment')}`,
  group: (among) => sql`${parametersSql} ${goingBack(among, 'group')}`,
  index: (among) => sql`${parametersSql} ${byIndex(among)}`,
  groupOrIndex(among) {
    const isPage = sql`(select count(*) from near) >= ${parameter('most')}`;
    return sql`${parametersSql}, near as materialized (${goingBack(among, 'group')})
      select id from near where ${isPage} union all select id from (${byIndex(among)}) as every where not ${isPage}`;
  },
};

function byIndex(among: Among) {
  return sql`select id from (${matching(among, sql`true`)}) as found ${newestFirst}`;
}

/** Goes back step by step from the newest question, or the last one seen, until a page is full. */
function goingBack(among: Among, by: 'segment' | 'group') {
  const size = sql.lit(by === 'segment' ? segmentSize : segmentSize * groupSize);
  const place = by === 'segment' ? sql`q.segment` : sql`(q.segment / ${sql.lit(groupSize)})`;
  return sql`
    select found.id from ends, generate_series(first / ${size}, greatest(first / ${size} - ${parameter('reach')}, 0), -1) as step,
      lateral (select id from (${matching(among, sql`${place} = step::integer`)}) as one ${newestFirst}) as found
    limit ${parameter('most')}`;
}

function isIn(name: string, column: RawBuilder<unknown>) {
  return sql`(${parameter(name)} is null or ${column} = ${parameter(name)})`;
}

/** "offset 0" makes PostgreSQL use the index of words, whatever order the rows are sorted in afterwards. */
function matching({ isListed, where = sql`true` }: Among, also: RawBuilder<unknown>) {
  const [after, afterAt] = [parameter('after'), parameter('after_at')];
  return sql`
    select q.id, q.segment, q.created_at from questions q
    where ${isListed ? sql`q.is_listed` : sql`not q.is_listed`} and ${also} and q.search_words @@ ${parameter('parts')} and ${where}
      and (${parameter('checked')} is null or ts_match_vq(q.search_words, ${parameter('checked')}))
      and ${isIn('schoolId', sql`q.school_id`)} and ${isIn('courseId', sql`q.course_id`)} and ${isIn('subject', sql`q.subject`)}
      and (${parameter('since')} is null or (q.created_at >= ${parameter('since')} and q.created_at < ${parameter('until')}))
      and (${after} is null or (q.segment, q.created_at, q.id) < (${after} / ${sql.lit(segmentSize)}, ${afterAt}, ${after}))
    offset 0`;
}
