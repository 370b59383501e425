import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data/cases');

/** True if the inputs that once broke the product are beside the project. */
export const hasCaseFiles = existsSync(folder);

/** Returns the path of an input that once broke the product, such as `files/02-emoji.docx`. */
export const caseFile = (name: string): string => path.join(folder, name);

/** Returns the bytes of a document that once broke the product, such as `02-emoji.docx`. */
export const readCaseFile = (name: string): Buffer => readFileSync(caseFile(path.join('files', name)));
