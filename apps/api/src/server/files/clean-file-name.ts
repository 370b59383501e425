import { cutText, oneLineText } from '@aw/contracts/one-line';

const maxLength = 180;

/** The only characters that browsers escape in the file names of forms. */
const escapes: Record<string, string> = { '%0a': '\n', '%0d': '\r', '%22': '"' };

/**
 * Returns a file's name as it can be shown: one readable line without a path, at most 180 characters long. The
 * extension is kept; a file without a name becomes "document".
 */
export function cleanFileName(name: string | undefined): string {
  const typed = (name ?? '').replace(/%(?:0a|0d|22)/gi, (sign) => escapes[sign.toLowerCase()] ?? sign);
  const line = oneLineText(baseName(typed)).replace(/[\u061c\u200e\u200f]/gu, '');
  const ending = /\.[a-z0-9]{1,5}$/i.exec(line)?.[0] ?? '';
  const stem = line
    .slice(0, line.length - ending.length)
    .replace(/^[\s.]+/, '')
    .trimEnd();
  return `${cutText(stem, maxLength - ending.length) || 'document'}${ending}`;
}

/** Returns the last part of a path. A backslash is a separator only in a Windows path. */
function baseName(name: string): string {
  const base = name.split('/').pop() ?? '';
  return /^(?:[a-z]:)?\\/i.test(base) ? (base.split('\\').pop() ?? '') : base.replaceAll('\\', '_');
}
