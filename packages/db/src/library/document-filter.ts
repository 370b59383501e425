import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../schema.gen';
import { readSearch } from './search-words';

export type DocumentFilter = {
  q?: string;
  /** Who searches; without a person locked pages are not looked at. */
  readerId?: string;
  schoolId?: number;
  courseId?: number;
  subjects?: string[];
  documentTypes?: string[];
  /** Only what counts as a study guide: its type, or a title with "guide" or "notes". */
  isStudyGuide?: boolean;
};

type Documents = ExpressionBuilder<DB & { d: DB['documents'] }, 'd'>;

/** The conditions of a search over listed documents `d`, each able to use its index. */
export function matching(eb: Documents, filter: DocumentFilter) {
  const conditions: Expression<SqlBool>[] = [eb('d.is_listed', '=', true)];
  if (filter.schoolId !== undefined) conditions.push(eb('d.school_id', '=', filter.schoolId));
  if (filter.courseId !== undefined) conditions.push(eb('d.course_id', '=', filter.courseId));
  if (filter.subjects?.length) conditions.push(eb('d.subject', 'in', filter.subjects));
  if (filter.documentTypes?.length) conditions.push(eb('d.document_type', 'in', filter.documentTypes));
  if (filter.isStudyGuide) {
    conditions.push(
      sql<SqlBool>`(d.document_type = 'study_guide' or d.title ilike '%guide%' or d.title ilike '%notes%')`,
    );
  }
  if (filter.q) conditions.push(sql<SqlBool>`d.id in (${candidates(filter.q, filter.readerId)})`);
  return eb.and(conditions);
}

/** 3 when the title carries the words, 2 when description or subject does, 1 when only a page does. */
export function rankOf(q: string | undefined) {
  if (!q) return sql<number>`0`;
  const { patterns } = readSearch(q);
  return sql<number>`(case when ${carries('d.title', patterns)} then 3 when ${carries('d.search_text', patterns)} then 2 else 1 end)`;
}

function carries(column: string, patterns: string[]) {
  const each = patterns.map((pattern) => sql<SqlBool>`${sql.ref(column)} ilike ${pattern}`);
  return sql.join(each, sql` and `);
}

/** Own and unlocked documents whose locked pages are searched in full: so many of each, the newest. */
const openAtMost = 200;

// Indexed look-ups joined by `union`; written as `or` across the tables no index would serve.
function candidates(q: string, readerId: string | undefined) {
  const { patterns, beginnings, wholeWords } = readSearch(q);
  const found = [sql`select id from documents where ${carries('search_text', patterns)}`];
  if (beginnings)
    found.push(sql`select document_id from document_pages where is_free and ${pageHas(beginnings)}`);
  if (readerId !== undefined && wholeWords)
    found.push(sql`select document_id from document_pages where ${pageHas(wholeWords)}`);
  if (readerId !== undefined && beginnings)
    found.push(
      sql`select document_id from document_pages where document_id in (${openTo(readerId)}) and ${pageHas(beginnings)}`,
    );
  return sql.join(found, sql` union `);
}

function openTo(readerId: string) {
  return sql`
    (select id from documents where uploader_id = ${readerId} order by uploaded_at desc, id desc limit ${openAtMost})
    union (select document_id from document_unlocks where user_id = ${readerId} order by document_id desc limit ${openAtMost})`;
}

/** True for pages whose words fit a `to_tsquery`. */
export function pageHas(query: string) {
  return sql<SqlBool>`words @@ to_tsquery('simple', ${query})`;
}
