import { documentTypeNames } from '@aw/contracts/documents/document-types';
import type { DemoDocument } from '../demo-document';

/** Returns course and type, such as "ECON 201 · Study Guide". Without a course, the subject replaces it. */
export function courseLine(source: DemoDocument): string {
  // The exams are written for the demo, and no school has ever used them.
  const type = source.type === 'exam' ? 'Practice Paper' : documentTypeNames[source.type];
  return `${source.course ?? source.subject} · ${type}`;
}
