/** Maximum bytes of a name on every common file system, less those of the id before it. */
const maxNameBytes = 200;

/**
 * Returns a file's path in an archive, such as `files/12-notes.pdf`. It is unique because of the id, and valid on
 * every system.
 */
export function archiveName(folder: string, id: number | string, fileName: string): string {
  const plain = fileName
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\<>:"|?*]/gu, '_')
    .replace(/\.{2,}/g, '.')
    .replace(/[. ]+$/, '');
  const ending = /\.[a-z0-9]{1,8}$/i.exec(plain)?.[0] ?? '';
  const stem = cut(plain.slice(0, plain.length - ending.length), maxNameBytes - ending.length);
  return `${folder}/${id}-${stem || 'document'}${ending}`;
}

/** Returns the first characters whose UTF-8 encoding fits into `bytes`. */
function cut(text: string, bytes: number): string {
  let left = bytes;
  let end = 0;
  for (const letter of text) {
    left -= Buffer.byteLength(letter);
    if (left < 0) break;
    end += letter.length;
  }
  return text.slice(0, end);
}
