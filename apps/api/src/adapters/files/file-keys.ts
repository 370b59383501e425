const SEGMENT = '[A-Za-z0-9][A-Za-z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);
const MAX_KEY_LENGTH = 512;

/** Returns the key. Throws a TypeError if it could leave the store or conflict with a staged file. */
export function checkedKey(key: string): string {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) {
    throw new TypeError(`Not a file key: ${JSON.stringify(key.slice(0, 80))}`);
  }
  return key;
}

function checkedHash(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new TypeError('Not a SHA-256 in lower-case hex');
  return sha256;
}

/** Returns the key of a file, `files/ab/cdef…`. The same content always has the same key. */
export function contentKey(sha256: string): string {
  const hash = checkedHash(sha256);
  return `files/${hash.slice(0, 2)}/${hash.slice(2)}`;
}

/** Returns the key of the PDF that other people than the uploader and staff can download. */
export function publicPdfKey(sha256: string): string {
  return `pages/${checkedHash(sha256)}/document.pdf`;
}

/** Returns the key of the clean copy of a Word or PowerPoint file, which is always in the newer format. */
export function cleanOfficeKey(sha256: string, form: 'docx' | 'pptx'): string {
  return `pages/${checkedHash(sha256)}/document.${form}`;
}

/** Returns the key of the picture that social networks show for a document: the top of its first page. */
export function sharePictureKey(sha256: string, set = 0): string {
  return pageImageKey(sha256, 1, 'page', set).replace(/1-page\.webp$/, 'share.jpg');
}

/**
 * Returns the key of one page image. Pages are counted from 1. Images of uploads are in set 0; a document that was
 * read again has them in the set of its row.
 */
export function pageImageKey(sha256: string, page: number, size: 'thumb' | 'page', set = 0): string {
  if (!Number.isInteger(page) || page < 1) throw new TypeError(`Not a page number: ${page}`);
  if (!Number.isInteger(set) || set < 0) throw new TypeError(`Not a set of images: ${set}`);
  const folder = set === 0 ? checkedHash(sha256) : `${checkedHash(sha256)}/v${set}`;
  return `pages/${folder}/${page}-${size}.webp`;
}
