import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DemoUpload } from './demo-document';

export { demoCourses } from './courses';
export type { DemoUpload } from './demo-document';
export { type DemoAnswer, type DemoQuestion, demoQuestions } from './questions';
export { demoSchools } from './schools';
export { demoStudents } from './students';
export { type DemoTutor, demoTutors } from './tutors';

// `src` and `dist` are neighbours, so that sources find what was built as well.
const built = new URL('../dist/', import.meta.url);

/** The forty documents in the order of their uploads; throws until this package is built. */
export function readDemoUploads(): readonly DemoUpload[] {
  return JSON.parse(readFileSync(new URL('manifest.json', built), 'utf8'));
}

/** Where the file of one of the uploads is. */
export function demoFilePath(fileName: string): string {
  return fileURLToPath(new URL(`files/${fileName}`, built));
}
