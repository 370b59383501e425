import { create } from 'content-disposition';

/** Returns a Content-Disposition header for a download: the exact name in `filename*`, and a plain one for older programs. */
export function attachmentHeader(fileName: string): string {
  return create(fileName, { type: 'attachment', fallback: plainName(fileName) });
}

/** Returns the name in ASCII, without characters that some programs treat as escapes or separators. */
function plainName(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]+|["\\%;/]/g, '_');
  const ending = /\.[a-z0-9]{1,5}$/i.exec(plain)?.[0] ?? '';
  const stem = plain.slice(0, plain.length - ending.length);
  return /[a-z0-9]/i.test(stem) ? plain : `document${ending}`;
}
