import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../schema.gen';

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

/** Whether every listed document is looked at, whatever its words. */
export function isUnfiltered({ q: _q, readerId: _readerId, ...conditions }: DocumentFilter): boolean {
  return Object.values(conditions).every((condition) => condition === undefined || condition === false);
}

type Documents = ExpressionBuilder<DB & { d: DB['documents'] }, 'd'>;

/** Whether a document `d` is listed and has what is asked for beside the words. */
export function isAmong(eb: Documents, filter: DocumentFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`d.is_listed`];
  if (filter.schoolId !== undefined) conditions.push(eb('d.school_id', '=', filter.schoolId));
  if (filter.courseId !== undefined) conditions.push(eb('d.course_id', '=', filter.courseId));
  if (filter.subjects?.length) conditions.push(eb('d.subject', 'in', filter.subjects));
  if (filter.documentTypes?.length) conditions.push(eb('d.document_type', 'in', filter.documentTypes));
  if (filter.isStudyGuide) {
    conditions.push(
      sql<SqlBool>`(d.document_type = 'study_guide' or d.title ilike '%guide%' or d.title ilike '%notes%')`,
    );
  }
  return eb.and(conditions);
}
