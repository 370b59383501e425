import { documentTypeNames, documentTypes } from '@aw/contracts/documents/document-types';
import type { FilterOption } from '@aw/ui/patterns/filter-rail';

type Counts = Record<string, number>;

/** The six document types in their order; without counts the figures are left out. */
export function typeOptions(counts: Counts | undefined): FilterOption[] {
  return documentTypes.map((type) => ({
    value: type,
    label: documentTypeNames[type],
    count: counts && (counts[type] ?? 0),
  }));
}

/** The subjects that hold documents, fullest first, and those that are chosen although they hold none. */
export function subjectOptions(counts: Counts | undefined, chosen: readonly string[]): FilterOption[] {
  const found = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  const missing = chosen.filter((subject) => !found.some(([name]) => name === subject));
  return [
    ...found
      .sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en'))
      .map(([subject, count]) => ({ value: subject, label: subject, count })),
    ...missing.map((subject) => ({ value: subject, label: subject, count: counts && 0 })),
  ];
}
