import { fileTypes } from '@aw/contracts/documents/file-types';

const mimes = new Map<string, string>([
  ...Object.entries(fileTypes).map(([type, { mime }]) => [type, mime] as const),
  // Only orders take plain text.
  ['txt', 'text/plain; charset=utf-8'],
  // Proofs of experts and images of texts.
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
]);

/** Returns the media type of a recognised file type. */
export function mimeOf(type: string | null): string {
  return mimes.get(type ?? '') ?? 'application/octet-stream';
}
