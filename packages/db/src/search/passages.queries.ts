import { sql } from 'kysely';
import type { Database } from '../database';
import { hotStatement, runHot } from '../hot-statement';
import { isBeingTaken } from '../quizzes/quizzes.queries';
import { countsOf, type StemCounts } from './stems.queries';

export type PageText = { document_id: number; number: number; title: string; text: string };

/** Number of the person’s latest own documents whose pages are searched, and pages in each. */
const ownDocuments = 50;
const ownPages = 100;
/** Maximum characters of a page that are quoted; ordinary pages have fewer. The page's stems cover as many. */
const pageCharacters = 10_000;

/** A page, with how often it has each requested stem. */
export type PassagePage = StemCounts & { document_id: number; number: number; title: string };

type Asked = {
  /** Stems that are counted on each page. */
  stems: readonly string[];
  /** Queries of stems, which are tried in order; at most `maxCandidatesPerQuery` pages for each. */
  queries: readonly string[];
  maxCandidatesPerQuery: number;
  /** Query of words for pages that the person uploaded or unlocked. */
  ownQuery: string;
  userId: string;
  most: number;
};

/**
 * Finds pages with checked text that match: free ones of listed documents, and any of those that a person uploaded or
 * unlocked. Because of "offset 0", each query is answered by the index of stems, and each own document by its own
 * pages. The stems of free pages are stored, so that only locked ones are parsed.
 */
export async function listPassagePages(
  db: Database,
  { stems, queries, maxCandidatesPerQuery, ownQuery, userId, most }: Asked,
): Promise<PassagePage[]> {
  // The limits are literals, because the plan that is kept for all questions depends on them.
  const { sql: text, parameters } = sql`
    with own as (
      (select id from documents where uploader_id = ${userId} order by id desc limit ${sql.lit(ownDocuments)})
      union
      (select document_id from document_unlocks where user_id = ${userId}
        order by created_at desc limit ${sql.lit(ownDocuments)})
    ), found as (
      (select page.document_id, page.number from unnest(${queries}::tsquery[]) as query, lateral (
        select p.document_id, p.number from document_pages p
        where p.free_stems @@ query and p.is_text_checked limit ${sql.lit(maxCandidatesPerQuery)} offset 0) as page
        limit ${sql.lit(2 * most)})
      union
      (select page.document_id, page.number from own, lateral (
        select p.document_id, p.number from document_pages p
        where p.document_id = own.id and p.number <= ${sql.lit(ownPages)} and p.is_text_checked
          and p.words @@ ${ownQuery}::tsquery offset 0) as page
        limit ${sql.lit(most)})
    ), readable as (
      select d.id as document_id, p.number, d.title,
        coalesce(p.free_stems, to_tsvector('english', plain_words(p.text))) as stems
      from found f
      join document_pages p on p.document_id = f.document_id and p.number = f.number
      join documents d on d.id = p.document_id
      where (p.is_free and d.is_listed) or (d.uploader_id = ${userId} and d.deleted_at is null)
        or (not d.is_removed_for_cause and exists (
          select from document_unlocks u where u.document_id = d.id and u.user_id = ${userId}))
    )
    select r.document_id, r.number, r.title, counted.length, counted.counts
    from readable r, lateral (select ${countsOf(stems)} from unnest(r.stems) as word) as counted`.compile(db);
  return runHot(db, hotStatement<PassagePage>('passage_pages', text), parameters);
}

/** Returns the texts of pages that `listPassagePages` has found, at most 10,000 characters of each, in any order. */
export async function listPassageTexts(
  db: Database,
  pages: readonly Pick<PassagePage, 'document_id' | 'number'>[],
): Promise<Omit<PageText, 'title'>[]> {
  const { rows } = await sql<Omit<PageText, 'title'>>`
    select p.document_id, p.number, left(p.text, ${sql.lit(pageCharacters)}) as text
    from unnest(${pages.map((page) => page.document_id)}::bigint[], ${pages.map(({ number }) => number)}::int[])
      as chosen (document_id, number)
    join document_pages p on p.document_id = chosen.document_id and p.number = chosen.number
    where p.is_text_checked`.execute(db);
  return rows;
}

/** Lists the text of some pages of a document, in order. */
export async function listPageTexts(
  db: Database,
  documentId: number,
  numbers: readonly number[],
): Promise<PageText[]> {
  return db
    .selectFrom('document_pages as p')
    .innerJoin('documents as d', 'd.id', 'p.document_id')
    .select(['p.document_id', 'p.number', 'd.title', 'p.text'])
    .where('p.document_id', '=', documentId)
    .where('p.is_text_checked', '=', true)
    .where('p.number', '=', sql<number>`any(${numbers}::int[])`)
    .orderBy('p.number')
    .execute();
}

/** Lists the first answer of each question, in the order in which answers are shown. */
export async function listFirstAnswers(db: Database, questionIds: readonly number[]) {
  if (questionIds.length === 0) return [];
  return db
    .selectFrom('answers as a')
    .innerJoin('questions as q', 'q.id', 'a.question_id')
    .distinctOn('a.question_id')
    .select(['a.id', 'a.question_id', 'q.title', 'a.content as text'])
    .where('a.question_id', '=', sql<number>`any(${questionIds}::bigint[])`)
    .where('a.status', '=', 'visible')
    .where('q.is_listed', '=', true)
    .orderBy('a.question_id')
    .orderBy('a.is_verified', 'desc')
    .orderBy('a.id')
    .execute();
}

type StepRow = { question_id: number; answer_id: number; title: string; label: string; text: string };

/** Lists the steps of the first answer of some questions, in order; none for an answer without steps. */
export async function listStepsOfFirstAnswers(db: Database, questionIds: readonly number[]) {
  const { rows } = await sql<StepRow>`
    select q.id as question_id, first.id as answer_id, q.title, s.label, s.content as text
    from questions q
    cross join lateral (
      select a.id from answers a where a.question_id = q.id and a.status = 'visible'
      order by a.is_verified desc, a.id limit 1) as first
    join answer_steps s on s.answer_id = first.id
    where q.id = any(${questionIds}::bigint[]) and q.is_listed
    order by q.id, s.number`.execute(db);
  return rows;
}

type OwnExplanation = { quiz_id: number; title: string; question: string; text: string };

/**
 * Lists explanations of quiz questions that a person has answered in closed attempts, newest attempts first; none
 * that would tell an answer of an open attempt.
 */
export async function listOwnExplanations(db: Database, userId: string, most: number) {
  const { sql: text, parameters } = sql`
    select z.id as quiz_id, z.title, q.question, q.explanation as text
    from (select id, quiz_id from quiz_attempts where user_id = ${userId} and completed_at is not null
      order by started_at desc limit 50) as a
    join quiz_answers s on s.attempt_id = a.id
    join quiz_questions q on q.id = s.question_id
    join quizzes z on z.id = a.quiz_id
    where q.explanation <> '' and q.dropped_at is null and q.replaced_at is null
      and not ${isBeingTaken(userId)}
    group by z.id, q.id
    limit ${most}`.compile(db);
  // The statement is named, because planning it takes longer than finding out that a person has no closed attempt.
  return runHot(db, hotStatement<OwnExplanation>('explanations', text), parameters);
}
