import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data/cases/texts');

/** Whether the texts that once broke the product are beside the project. */
export const hasTextCases = existsSync(folder);

/** The bytes of one of those texts. */
export function textCaseBytes(name: string): Buffer {
  return readFileSync(path.join(folder, name));
}

/** One of those texts, as a program sends it that reads UTF-8. */
export function textCase(name: string): string {
  return textCaseBytes(name).toString();
}
