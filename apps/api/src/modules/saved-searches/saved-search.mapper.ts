import { type DocumentType, documentTypeNames } from '@aw/contracts/documents/document-types';
import type { SavedSearch, SavedSearchFilters } from '@aw/contracts/search/saved';
import type { SavedSearchRow, SavedSearchTerms } from '@aw/db/saved-searches';

type Columns = Pick<
  SavedSearchRow,
  'school_id' | 'course_id' | 'subject' | 'document_type' | 'language' | 'school_name' | 'course_name'
>;

/** Returns the filters of a stored search. */
export function filtersOf(row: Omit<Columns, 'school_name' | 'course_name'>): SavedSearchFilters {
  return {
    schoolId: row.school_id ?? undefined,
    courseId: row.course_id ?? undefined,
    subject: row.subject ?? undefined,
    // The contract checked it when it was stored.
    documentType: (row.document_type ?? undefined) as DocumentType | undefined,
    language: row.language ?? undefined,
  };
}

/** Returns words and filters as they are stored. */
export function termsOf({ q, filters }: { q: string; filters: SavedSearchFilters }): SavedSearchTerms {
  return { q, ...filters };
}

export function toSavedSearch(row: SavedSearchRow): SavedSearch {
  return {
    id: row.id,
    q: row.q,
    filters: filtersOf(row),
    schoolName: row.school_name,
    courseName: row.course_name,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

/** Returns a search in one line, as people read it: '“midterm”, PHYS 101, Past Exam'. */
export function describeSearch(row: Columns & { q: string }): string {
  const { documentType, language } = filtersOf(row);
  return [
    row.q && `“${row.q}”`,
    row.course_name,
    row.school_name,
    row.subject,
    documentType && documentTypeNames[documentType],
    language && new Intl.DisplayNames('en', { type: 'language' }).of(language),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the path of the page with the results of a search. */
export function searchPath(row: Omit<Columns, 'school_name' | 'course_name'> & { q: string }): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ q: row.q || undefined, ...filtersOf(row) }))
    if (value !== undefined) params.set(name, String(value));
  return `/search?${params.toString()}`;
}
