import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { type HotStatement, hotStatement, runHot } from '../hot-statement';
import { withFrequent } from '../words/frequent-words';
import { expandedTsquery } from '../words/query-expansion';
import { readSearch } from '../words/search-words';
import { partsQuery, type WordQuery } from '../words/word-query';
import { readWordStatistics, type WordStatistics } from '../words/word-statistics';
import { foldedText, withIdeographs } from './folded-text';
import { fewRows, groupSize, type Look, planLooks, segmentSize } from './search-looks';

/** Which questions are searched: those on the site, or others by a condition on `q`. */
export type Among = { name: string; isListed: boolean; where?: RawBuilder<SqlBool> };

export const listed: Among = { name: 'listed', isListed: true };

/** Known words that stand for a part of one, where it is asked for alone, and among very many. */
const mostWords = 50;
const leastWords = 2;
/** So many words are a sentence, in which whole words are meant. */
const sentence = 4;

type Page = { limit: number; afterId?: number };

/**
 * The ids of questions that have all words of a search, each as a part of a word of title, subject or content; the newest
 * first, by segments and within each by their dates. `afterId` is the last one seen. Empty without a word.
 */
export async function searchIds(
  db: Database,
  q: string,
  { among, limit, afterId }: Page & { among: Among },
): Promise<number[]> {
  const { 'questions.words': words } = await readWordStatistics(db, ['questions.words']);
  const query = withFrequent(wordsAsked(q, words), words);
  if (query.length === 0) return [];
  const { indexed, checked, looks } = planLooks(query, words, limit);
  let found: number[] = [];
  for (const look of looks) {
    const reach = look.by === 'index' ? 0 : look.reach;
    const given = { parts: indexed, checked, after: afterId, most: limit, reach };
    const rows = await runHot(db, statementFor(db, among, look.by), [JSON.stringify(given)]);
    found = rows.map(({ id }) => id);
    if (found.length >= limit) break;
  }
  return found;
}

/** Whether `q` has all words of a search, for those that are few already: no index is used. */
export function hasWords(q: string): RawBuilder<SqlBool> {
  const parts = expandedTsquery(sql`${JSON.stringify(wordsAsked(q))}::jsonb`, 'question_words');
  return sql<SqlBool>`coalesce(q.words @@ ${parts}, false)`;
}

/**
 * What a question must have, all of it; the last word may still go on. The more words there are, the fewer others stand for
 * each of them, and in a sentence none for a frequent one: every look asks for all of these.
 */
function wordsAsked(q: string, known?: WordStatistics): WordQuery {
  const terms = readSearch(foldedText(q)).terms.map(withIdeographs);
  const once = [...new Map(partsQuery(terms).map((places) => [JSON.stringify(places), places])).values()];
  const count = once.flat().length;
  const isFrequent = (word: string) => known && (known.shares.get(word) ?? 0) * known.rows >= fewRows;
  const most = Math.max(leastWords, Math.min(mostWords, Math.floor((2 * mostWords) / count ** 2)));
  return once.map((places, at) =>
    places.map(({ anyOf, or }) => {
      const isOpen = at === once.length - 1 && terms.at(-1)?.isOpen === true;
      const isWhole = count >= sentence && !isOpen && anyOf.some(isFrequent);
      return or === undefined || isWhole ? { anyOf } : { anyOf, or, most };
    }),
  );
}

const statements = new Map<string, HotStatement<{ id: number }>>();

/** The text of a look depends on its kind alone, so that its plan is kept for any words. */
function statementFor(db: Database, among: Among, by: Look['by']): HotStatement<{ id: number }> {
  const key = `${among.name} ${by}`;
  const known = statements.get(key);
  if (known) return known;
  const text = textOf[by](among).compile(db).sql;
  const statement = hotStatement<{ id: number }>('questions', text, 'search');
  statements.set(key, statement);
  return statement;
}

/** The one row of what is asked, read from one JSON value, and how far back the newest questions are. */
const asked = sql`
  with asked as materialized (
    select ${expandedTsquery(sql`parts`, 'question_words')} as parts, ${expandedTsquery(sql`checked`, 'question_words')} as checked,
      "after", most, reach, (select created_at from questions where id = "after") as after_at
    from jsonb_to_record($1::jsonb) as given(parts jsonb, checked jsonb, "after" bigint, most bigint, reach bigint)),
  ends as materialized (
    select least(coalesce((select "after" from asked), last), last) as first
    from (select max(id) as last from questions) as ids)`;
const given = (name: string) => sql`(select ${sql.ref(name)} from asked)`;

const newestFirst = sql`order by segment desc, created_at desc, id desc limit ${given('most')}`;

const textOf: Record<Look['by'], (among: Among) => RawBuilder<{ id: number }>> = {
  segment: (among) => sql`${asked} ${goingBack(among, 'segment')}`,
  group: (among) => sql`${asked} ${goingBack(among, 'group')}`,
  index: (among) => sql`${asked} ${byIndex(among)}`,
  groupOrIndex(among) {
    const isPage = sql`(select count(*) from near) >= ${given('most')}`;
    return sql`${asked}, near as materialized (${goingBack(among, 'group')})
      select id from near where ${isPage} union all select id from (${byIndex(among)}) as every where not ${isPage}`;
  },
};

function byIndex(among: Among) {
  return sql`select id from (${found(among, sql`true`)}) as found ${newestFirst}`;
}

/** Step by step from the newest, or from the last one seen, until there are enough. */
function goingBack(among: Among, by: 'segment' | 'group') {
  const size = sql.lit(by === 'segment' ? segmentSize : segmentSize * groupSize);
  const place = by === 'segment' ? sql`q.segment` : sql`(q.segment / ${sql.lit(groupSize)})`;
  return sql`
    select found.id from ends, generate_series(first / ${size}, greatest(first / ${size} - ${given('reach')}, 0), -1) as step,
      lateral (select id from (${found(among, sql`${place} = step::integer`)}) as one ${newestFirst}) as found
    limit ${given('most')}`;
}

/** By "offset 0" they are found by the index of words, whatever order they are put in then. */
function found({ isListed, where = sql`true` }: Among, also: RawBuilder<unknown>) {
  const [after, afterAt] = [given('after'), given('after_at')];
  return sql`
    select q.id, q.segment, q.created_at from questions q
    where ${isListed ? sql`q.is_listed` : sql`not q.is_listed`} and ${also} and q.words @@ ${given('parts')} and ${where}
      and (${given('checked')} is null or ts_match_vq(q.words, ${given('checked')}))
      and (${after} is null or (q.segment, q.created_at, q.id) < (${after} / ${sql.lit(segmentSize)}, ${afterAt}, ${after}))
    offset 0`;
}
