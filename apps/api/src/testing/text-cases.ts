import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data/cases/texts');

/** Whether the texts that once broke the product are beside the project. */
export const hasTextCases = existsSync(folder);

/** Returns one of those texts, read as UTF-8. */
export function textCase(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}

/** Returns one of those texts that is a document, such as `accents.docx`. */
export function documentCase(name: string): Uint8Array {
  return readFileSync(path.join(folder, name));
}
