import { documentTypeNames } from '@aw/contracts/documents/document-types';
import type { DemoDocument } from '../demo-document';

/** "ECON 201 · Study Guide", or the subject where there is no course. */
export function courseLine(source: DemoDocument): string {
  // Ours are written for practice; no school ever set them.
  const type = source.type === 'exam' ? 'Practice Paper' : documentTypeNames[source.type];
  return `${source.course ?? source.subject} · ${type}`;
}
