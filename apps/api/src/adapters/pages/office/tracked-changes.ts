import { strFromU8, unzipSync } from 'fflate';

/** Unpacked bytes of one part beyond which it is no text that somebody wrote. */
const mostPartBytes = 64 * 1024 * 1024;

const documentPart = 'word/document.xml';
const commentsPart = 'word/comments.xml';

/** Words put in or moved, with the run that holds them; a mark on an empty paragraph alone changes nothing. */
const inserted = /<w:(?:ins|moveTo)\b[^>]*[^/>]>(?:(?!<\/w:(?:ins|moveTo)>)[\s\S]){0,4000}?<w:r\b/;
const deleted = /<w:del(?:Text|InstrText)\b/;
const commented = /<w:comment\b[^>]*[^/>]>[\s\S]*?<w:t\b/;
const referred = /<w:commentReference\b/;

/**
 * Whether a Word file carries tracked changes or comments on its text; undefined for bytes that are no Word file.
 * The bytes have been through the checks of uploads, so their declared sizes hold.
 */
export function hasTrackedWork(bytes: Uint8Array): boolean | undefined {
  const parts = partsOf(bytes);
  const text = parts?.[documentPart];
  if (!parts || !text) return undefined;
  const document = strFromU8(text);
  if (inserted.test(document) || deleted.test(document)) return true;
  const comments = parts[commentsPart];
  return comments !== undefined && referred.test(document) && commented.test(strFromU8(comments));
}

function partsOf(bytes: Uint8Array): Record<string, Uint8Array | undefined> | undefined {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        (name === documentPart || name === commentsPart) && originalSize <= mostPartBytes,
    });
  } catch {
    return undefined;
  }
}
