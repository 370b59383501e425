import { existsSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data/cases');

/** Whether the files that once broke the product are beside the project. */
export const hasCaseFiles = existsSync(folder);

/** Path of a file that once broke the product, such as `files/02-emoji.docx`. */
export const caseFile = (name: string): string => path.join(folder, name);
