const longest = 180;

/** A file's name as people may see it again: no path, no control or direction marks, at most 180 characters with its extension kept. */
export function cleanFileName(name: string | undefined): string {
  const base = (name ?? '').split(/[\\/]/).pop() ?? '';
  const plain = base
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim()
    .replace(/^\.+/, '');
  const letters = Array.from(plain);
  if (letters.length === 0) return 'document';
  if (letters.length <= longest) return plain;
  const extension = plain.match(/\.[a-z0-9]{1,5}$/i)?.[0] ?? '';
  return letters.slice(0, longest - extension.length).join('') + extension;
}
