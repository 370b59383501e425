import type { DocumentType } from '@aw/contracts/documents/document-types';
import type { Subject } from '@aw/contracts/documents/subjects';
import type { Block } from './block';

/** Six hands in PDF: a plain paper, a handout, an exam sheet, two columns, a lab report, a coloured guide. */
export type PdfLook = 'paper' | 'handout' | 'exam' | 'columns' | 'lab' | 'guide';
export type DocxLook = 'essay' | 'report' | 'worksheet';
export type PptxLook = 'plain' | 'band' | 'dark';

export type DemoDocument = {
  slug: string;
  title: string;
  description: string;
  subject: Subject;
  documentType: DocumentType;
  /** The name of one of `demoSchools`. */
  school: string;
  /** A code among the school's `demoCourses`, or null when the document belongs to no course. */
  courseCode: string | null;
  /** How long before the seeding it was uploaded. */
  ageDays: number;
  /** Index into `demoStudents`. */
  uploader: 0 | 1 | 2 | 3 | 4;
  /** `#rrggbb` of headings, rules and the main curve. */
  accent: string;
  /** Rows of the information table that lab reports and exam sheets open with. */
  front?: readonly (readonly [label: string, value: string])[];
  body: readonly Block[];
} & (
  | { format: 'pdf'; look: PdfLook; face?: 'garamond' | 'stix' }
  | { format: 'docx'; look: DocxLook }
  | { format: 'pptx'; look: PptxLook }
);

/** A document as its student hands it in: the fields of the upload form, how long ago, and the name of its file. */
export type DemoUpload = Pick<
  DemoDocument,
  'title' | 'description' | 'subject' | 'documentType' | 'school' | 'courseCode' | 'ageDays' | 'uploader'
> & { fileName: string };

export function toUpload(document: DemoDocument): DemoUpload {
  const { title, description, subject, documentType, school, courseCode, ageDays, uploader } = document;
  const fileName = `${document.slug}.${document.format}`;
  return { title, description, subject, documentType, school, courseCode, ageDays, uploader, fileName };
}
