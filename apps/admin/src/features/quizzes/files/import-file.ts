import type { ItemFormat } from '@aw/contracts/quizzes/items';
import { maxImportBytes } from '@aw/contracts/quizzes/question-files';
import { formatFileSize } from '@aw/ui/primitives/file-size';

/** Extensions that the file picker accepts. */
export const acceptedFiles = '.csv,.gift,.txt';

const extensions: Readonly<Record<ItemFormat, string>> = { csv: 'csv', gift: 'gift', aiken: 'txt' };

/** Returns the name of an exported file, such as `quiz-12-torts.csv`. */
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

/** Returns the format that a file name implies; undefined if it can be any. */
export function formatOfName(name: string): ItemFormat | undefined {
  if (/\.csv$/i.test(name)) return 'csv';
  return /\.gift(\.txt)?$/i.test(name) ? 'gift' : undefined;
}

/** Encodings of text files, named as editors name them. */
type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** Text and encoding of a chosen file, or why it cannot be read. */
export type ReadFile =
  | { text: string; encoding: Encoding; refusal?: undefined }
  | { text?: undefined; encoding?: undefined; refusal: string };

const unknownEncoding =
  'The encoding of this file is not UTF-8, UTF-16 or Windows-1252, so some letters would be lost. Please save it as “CSV UTF-8” or plain UTF-8 text and choose it again.';

/** Reads the bytes of a file as text, without a byte-order mark. */
export function decodeText(buffer: ArrayBuffer): ReadFile {
  const bytes = new Uint8Array(buffer);
  const read = unicodeText(bytes) ?? windowsText(bytes);
  if (!read) return { refusal: unknownEncoding };
  return read.text.trim() === '' ? { refusal: 'The file is empty. Please choose another one.' } : read;
}

function unicodeText(bytes: Uint8Array): { text: string; encoding: Encoding } | undefined {
  const label = utf16Label(bytes);
  try {
    const text = new TextDecoder(label ?? 'utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: label ? 'UTF-16' : 'UTF-8' };
  } catch {
    return undefined;
  }
}

/** Recognises UTF-16 by its byte-order mark, or by the zero byte in nearly every character of a text in Latin letters. */
function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 400);
  const zerosAt = (parity: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (Math.max(even, odd) < start.length / 4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Reads Windows-1252, which Excel and old editors save in western Europe and America. Every file can be decoded as
 * Windows-1252, so a file with bytes that it leaves undefined, or with more accented letters than plain ones, counts as
 * another encoding.
 */
function windowsText(bytes: Uint8Array): { text: string; encoding: Encoding } | undefined {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const accented = bytes.filter((byte) => byte >= 0x80).length;
  const plain = bytes.filter((byte) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a).length;
  // These bytes are undefined in Windows-1252.
  if (/[\0\x81\x8d\x8f\x90\x9d]/.test(text) || accented > plain) return undefined;
  return { text, encoding: 'Windows-1252' };
}

/** Returns why a text of this size cannot be imported; undefined if it can. */
export function sizeError(bytes: number): string | undefined {
  if (bytes <= maxImportBytes) return undefined;
  const limit = formatFileSize(maxImportBytes);
  return `This file is larger than ${limit}, the limit for one import. Nothing was sent. Please split it into several files.`;
}

/** Returns the size of a text in bytes when it is sent. */
export function sizeInBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
