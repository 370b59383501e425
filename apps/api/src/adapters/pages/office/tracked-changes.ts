import { strFromU8, unzipSync } from 'fflate';

/** Unpacked bytes above which a part is not a text that a person wrote. */
const maxPartBytes = 64 * 1024 * 1024;

const documentPart = 'word/document.xml';
const commentsPart = 'word/comments.xml';

/** Inserted or moved words with their run. A mark on an empty paragraph alone changes nothing. */
const inserted = /<w:(?:ins|moveTo)\b[^>]*[^/>]>(?:(?!<\/w:(?:ins|moveTo)>)[\s\S]){0,4000}?<w:r\b/;
const deleted = /<w:del(?:Text|InstrText)\b/;
const commented = /<w:comment\b[^>]*[^/>]>[\s\S]*?<w:t\b/;
const referred = /<w:commentReference\b/;

/**
 * Returns whether a Word file contains tracked changes or comments on its text, or undefined for bytes that are not a
 * Word file. The bytes have passed the checks of uploads, so their declared sizes are right.
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
        (name === documentPart || name === commentsPart) && originalSize <= maxPartBytes,
    });
  } catch {
    return undefined;
  }
}
