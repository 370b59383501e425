import { documentTypes } from '@aw/contracts/documents/document-types';
import { subjects } from '@aw/contracts/documents/subjects';
import * as z from 'zod';
import type { Block } from './block';

const fields = {
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(200),
  subject: z.enum(subjects),
  type: z.enum(documentTypes),
  /** The name of a school in schools.yaml. */
  school: z.string(),
  /** The code of one of the school's courses; a document may belong to none. */
  course: z.string().optional(),
  /** The name of a course that is not in the list and waits for staff. */
  typedCourse: z.string().optional(),
  /** The first name of the student in people.yaml who uploaded it. */
  student: z.string(),
  /** Number of days between the upload and the day on which the installation is filled. */
  daysAgo: z.int().min(0).max(60),
  /** Colour of headings, rules and the main curve. */
  accent: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Rows of the table at the top of lab reports and exam papers. */
  details: z.record(z.string(), z.string()).default({}),
};

/** The YAML between the two `---` lines at the top of a document. */
export const frontMatter = z.discriminatedUnion('format', [
  z.strictObject({
    ...fields,
    format: z.literal('pdf'),
    look: z.enum(['paper', 'handout', 'exam', 'columns', 'lab', 'guide']),
    face: z.enum(['garamond', 'stix']).optional(),
    /** Its pages are pictures, as of a scan. */
    isScan: z.boolean().optional(),
  }),
  z.strictObject({ ...fields, format: z.literal('docx'), look: z.enum(['essay', 'report', 'worksheet']) }),
  z.strictObject({ ...fields, format: z.literal('pptx'), look: z.enum(['plain', 'band', 'dark']) }),
]);

/** A document of the demo; `slug` is the name of its file without the extension. */
export type DemoDocument = z.infer<typeof frontMatter> & { slug: string; body: readonly Block[] };
export type PdfDocument = Extract<DemoDocument, { format: 'pdf' }>;
export type DocxDocument = Extract<DemoDocument, { format: 'docx' }>;
export type PptxDocument = Extract<DemoDocument, { format: 'pptx' }>;

export const fileNameOf = ({ slug, format }: DemoDocument) => `${slug}.${format}`;
