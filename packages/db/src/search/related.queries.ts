import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { type CardRow, cardColumns, cards } from '../documents/card-columns';
import { planOf } from '../words/similar-plan';
import { type Choice, candidateIds } from '../words/some-words';
import { type CountedWord, type TellingWord, tellingWords } from '../words/telling-words';
import { readWordStatistics } from '../words/word-statistics';
import { segmentSize } from './search-plan';
import { stemQuery } from './stems.queries';

/** Listed document that others are related to. */
export type RelatedTo = {
  id: number;
  subject: string;
  course_id: number | null;
  file_sha256: string;
  similar_to: number | null;
};

/** Card of a related document, and what it shares. */
export type RelatedRow = CardRow & { shared: 'course' | 'similar' };

/** Number of documents of the course that are shown if there are enough similar ones. */
const maxOfCourse = 4;
/** Newest documents of a course among which copies are left out. */
const maxCourseRead = 40;
/** Maximum numbers of words that are read, first those of the title and then the most frequent, and that are compared. */
const maxWordsRead = 400;
const maxWords = 10;
/**
 * A text is similar from this share of the weight of the compared words, and from two words on. In another subject, the
 * same words more often mean something else.
 */
const minCoverage = { inSubject: 0.2, elsewhere: 0.5 };
const minShared = 2;
/** Maximum number of choices of words, each of which asks the index once. */
const maxChoices = 6;
/** Expected rows of a choice of words up to which an index finds all of them. */
const fewRows = 1_000;
const unevenness = 2;

/**
 * Lists at most `limit` documents that are related to a listed one: the newest of its course, then those whose title,
 * description and free pages have its telling words. Locked pages are never compared. Copies are left out.
 */
export async function listRelated(db: Database, to: RelatedTo, limit: number): Promise<RelatedRow[]> {
  const [ofCourse, similar] = await Promise.all([
    listCourseIds(db, to, limit),
    listSimilarIds(db, to, 2 * limit),
  ]);
  const others = similar.filter((id) => !ofCourse.includes(id)).slice(0, limit);
  const first = ofCourse.slice(0, Math.max(maxOfCourse, limit - others.length));
  const ids = [...first, ...others.slice(0, limit - first.length)];
  if (ids.length === 0) return [];
  const rows = await cards(db)
    .select(cardColumns)
    .where('d.id', 'in', ids)
    .where('d.is_listed', '=', true)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ ...row, shared: first.includes(id) ? ('course' as const) : ('similar' as const) }] : [];
  });
}

/** Condition: `d` is neither the document itself nor a copy of it or of any other. */
function isAnother({ id, file_sha256, similar_to }: RelatedTo) {
  return sql<SqlBool>`(d.id <> ${id} and d.file_sha256 <> ${file_sha256} and d.originality <> 'copy'
    and d.similar_to is distinct from ${id} and d.id is distinct from ${similar_to}::bigint)`;
}

async function listCourseIds(db: Database, to: RelatedTo, limit: number): Promise<number[]> {
  if (to.course_id === null) return [];
  const { rows } = await sql<{ id: number }>`
    select d.id from (
      select * from documents
      where course_id = ${to.course_id} and is_listed
      order by uploaded_at desc, id desc limit ${maxCourseRead}) as d
    where ${isAnother(to)}
    order by d.uploaded_at desc, d.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function listSimilarIds(db: Database, to: RelatedTo, limit: number): Promise<number[]> {
  const [words, { 'documents.search_words': texts }] = await Promise.all([
    listWords(db, to.id),
    readWordStatistics(db, ['documents.search_words']),
  ]);
  const telling = tellingWords(words, texts, maxWords);
  if (telling.length < minShared) return [];
  const rows = Math.max(1, texts.rows);
  const terms = telling.map(({ word, share, weight }) => ({ query: stemQuery(word), share, weight }));
  const planTerms = terms.map(({ query, share }) => ({ query, share, isRare: share * rows <= fewRows / 10 }));
  const plan = planOf(planTerms, rows);
  const choices: Choice[] = plan.queries.slice(0, maxChoices).map((query, at) => {
    const share = plan.shares[at] ?? 1;
    return {
      query,
      segments: share * rows <= fewRows ? null : 1 + Math.ceil((unevenness * fewRows) / share / segmentSize),
    };
  });
  const matching = (also: typeof everyRow) => sql`
    select d.id from documents d where d.is_listed and d.search_words @@ choice.query and ${isAnother(to)} and ${also}`;
  const ids = candidateIds(
    { choices, terms },
    { lastId: sql`(select max(id) from documents)`, segmentSize },
    matching,
  );
  const { rows: similar } = await sql<{ id: number }>`
    select d.id from documents d, lateral (
      select sum(term.weight) as weight, count(*) as shared
      from unnest(${terms.map(({ query }) => query)}::tsquery[], ${terms.map(({ weight }) => weight)}::float8[])
        as term (query, weight)
      where d.search_words @@ term.query) as score
    where d.id in (${ids}) and score.shared >= ${minShared} and score.weight >= ${weightOf(telling)} *
      case when d.subject = ${to.subject} then ${sql.lit(minCoverage.inSubject)}::float8 else ${sql.lit(minCoverage.elsewhere)}::float8 end
    order by score.weight * case when d.subject = ${to.subject} then 2 else 1 end desc, d.uploaded_at desc, d.id desc limit ${limit}`.execute(
    db,
  );
  return similar.map(({ id }) => id);
}

const everyRow = sql<SqlBool>`true`;

/** Words of a document's title, description and free pages, without those of its school and type. */
async function listWords(db: Database, id: number): Promise<CountedWord[]> {
  const { rows } = await sql<{ word: string; is_in_title: boolean; count: number }>`
    select word.lexeme as word, word.lexeme = any(tsvector_to_array(d.search_title)) as is_in_title,
      coalesce(cardinality(word.positions), 1) as count
    from documents d
    left join schools s on s.id = d.school_id,
    lateral unnest(d.search_words) as word
    where d.id = ${id} and length(word.lexeme) between 2 and 40 and word.lexeme !~ '^[0-9]' and word.lexeme <> all (
      tsvector_to_array(
        search_vector(concat_ws(' ', s.name, replace(d.document_type, '_', ' ')), coalesce(d.language, 'en'))
        || coalesce(short_names(s.name), '')))
    order by is_in_title desc, count desc, word limit ${maxWordsRead}`.execute(db);
  return rows.map(({ word, is_in_title, count }) => ({ word, isInTitle: is_in_title, count }));
}

function weightOf(words: readonly TellingWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}
