import type { ItemFormat } from '@aw/contracts/quizzes/items';
import { mostImportBytes } from '@aw/contracts/quizzes/question-files';
import { formatFileSize } from '@aw/ui/primitives/file-size';

/** The ends of file names by which the picker finds each format. */
export const acceptedFiles = '.csv,.gift,.txt';

const extensions: Readonly<Record<ItemFormat, string>> = { csv: 'csv', gift: 'gift', aiken: 'txt' };

/** The name of an exported file, such as `quiz-12-torts.csv`. */
export function exportName(id: number, title: string, format: ItemFormat): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  return `quiz-${id}${words && `-${words}`}.${extensions[format]}`;
}

/** The format that a file's name tells; undefined where it may be any. */
export function formatOfName(name: string): ItemFormat | undefined {
  if (/\.csv$/i.test(name)) return 'csv';
  return /\.gift(\.txt)?$/i.test(name) ? 'gift' : undefined;
}

/** What is read of a chosen file, or why it cannot be: it is too large, or no UTF-8 text. */
export type ReadFile = { text: string; refusal?: undefined } | { text?: undefined; refusal: string };

/** Reads the bytes of a file as text, without a byte order mark. */
export function textOfBytes(bytes: ArrayBuffer): ReadFile {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? { refusal: 'The file is empty. Please choose another one.' } : { text };
  } catch {
    return {
      refusal:
        'The file is not UTF-8 text, so letters would be lost. Please save it as “CSV UTF-8” or as plain text in UTF-8, and choose it again.',
    };
  }
}

/** Why something of this many bytes cannot be imported; undefined where it can. */
export function tooLarge(bytes: number): string | undefined {
  if (bytes <= mostImportBytes) return undefined;
  const most = formatFileSize(mostImportBytes);
  return `It is larger than the ${most} that are imported at once. Nothing was sent: please divide it into several files.`;
}

/** The bytes that a text has when it is sent. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
