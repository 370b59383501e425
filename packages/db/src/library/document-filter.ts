import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '../like';
import type { DB } from '../schema.gen';
import { pageQuery } from './page-words';

export type DocumentFilter = {
  q?: string;
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
  if (filter.q) conditions.push(sql<SqlBool>`d.id in (${candidates(filter.q)})`);
  return eb.and(conditions);
}

/** 3 when the title carries the words, 2 when description or subject does, 1 when only a page does. */
export function rankOf(q: string | undefined) {
  if (!q) return sql<number>`0`;
  const pattern = containing(q);
  return sql<number>`(case when d.title ilike ${pattern} then 3 when d.search_text ilike ${pattern} then 2 else 1 end)`;
}

// Two indexed look-ups joined by `union`; written as `or` across the tables neither index would serve.
function candidates(q: string) {
  const named = sql`select id from documents where search_text ilike ${containing(q)}`;
  const words = pageQuery(q);
  return words
    ? sql`${named} union select document_id from document_pages where words @@ to_tsquery('simple', ${words})`
    : named;
}
