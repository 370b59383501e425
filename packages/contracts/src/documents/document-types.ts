/** Stored values and their names, in the order of filters and selects. */
export const documentTypeNames = {
  notes: 'Class Notes',
  study_guide: 'Study Guide',
  exam: 'Past Exam',
  assignment: 'Assignment',
  lab_report: 'Lab Report',
  textbook: 'Textbook Solution',
} as const;

export type DocumentType = keyof typeof documentTypeNames;

export const documentTypes = Object.keys(documentTypeNames) as [DocumentType, ...DocumentType[]];

/** Accepts `study-guide` for `study_guide`, as older links and clients write it. */
export function normalizeDocumentType(value: string): string {
  return value.trim().toLowerCase().replaceAll('-', '_');
}
