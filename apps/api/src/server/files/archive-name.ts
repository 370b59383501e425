/** Bytes that a name may have on every common file system, less what the id before it takes. */
const mostBytes = 200;

/** Where a file lies in an archive: `files/12-notes.pdf`. Unique by its id, and legal on every system. */
export function archiveName(folder: string, id: number | string, fileName: string): string {
  const plain = fileName
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\<>:"|?*]/gu, '_')
    .replace(/\.{2,}/g, '.')
    .replace(/[. ]+$/, '');
  const ending = /\.[a-z0-9]{1,8}$/i.exec(plain)?.[0] ?? '';
  const stem = cut(plain.slice(0, plain.length - ending.length), mostBytes - ending.length);
  return `${folder}/${id}-${stem || 'document'}${ending}`;
}

/** The first characters that fit into some bytes of UTF-8. */
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
