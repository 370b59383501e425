import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../schema.gen';
import type { ExpandedSearch } from '../words/expand-search';

export type DocumentFilter = {
  /** Words that documents must have; undefined for all documents. */
  search?: ExpandedSearch;
  /** Person who searches; without one, locked pages are not searched. */
  readerId?: string;
  schoolId?: number;
  courseId?: number;
  subjects?: string[];
  documentTypes?: string[];
  /** Language of the text, by ISO 639-1. */
  language?: string;
  /** Year of the upload. */
  year?: number;
  /** Only study guides: by type, or with "guide" or "notes" in the title. */
  isStudyGuide?: boolean;
};

/** Returns true if only the words restrict the listed documents. */
export function isUnfiltered(filter: DocumentFilter): boolean {
  const { search: _search, readerId: _readerId, ...conditions } = filter;
  return Object.values(conditions).every((condition) => condition === undefined || condition === false);
}

type Documents = ExpressionBuilder<DB & { d: DB['documents'] }, 'd'>;

/** Condition: document `d` is listed and matches the filter apart from its words. */
export function matchesFilter(eb: Documents, filter: DocumentFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`d.is_listed`];
  if (filter.schoolId !== undefined) conditions.push(eb('d.school_id', '=', filter.schoolId));
  if (filter.courseId !== undefined) conditions.push(eb('d.course_id', '=', filter.courseId));
  if (filter.subjects?.length) conditions.push(eb('d.subject', 'in', filter.subjects));
  if (filter.documentTypes?.length) conditions.push(eb('d.document_type', 'in', filter.documentTypes));
  if (filter.language !== undefined) conditions.push(eb('d.language', '=', filter.language));
  if (filter.year !== undefined) {
    const start = (year: number) => sql<Date>`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'UTC')`;
    conditions.push(
      eb('d.uploaded_at', '>=', start(filter.year)),
      eb('d.uploaded_at', '<', start(filter.year + 1)),
    );
  }
  if (filter.isStudyGuide) {
    conditions.push(
      sql<SqlBool>`(d.document_type = 'study_guide' or d.title ilike '%guide%' or d.title ilike '%notes%')`,
    );
  }
  return eb.and(conditions);
}
