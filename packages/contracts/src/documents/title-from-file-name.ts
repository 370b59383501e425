import { cutText, oneLineText } from '../one-line';

/** Suggests a title: the file's name without its extension, with spaces for hyphens and underscores. Never empty. */
export function titleFromFileName(name: string): string {
  const words = oneLineText(
    oneLineText(name)
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .replace(/[\u061c\u200e\u200f]/gu, '')
      .replace(/[-_]+/g, ' '),
  );
  const title = cutText(words, 200) || 'Document';
  return title.charAt(0).toUpperCase() + title.slice(1);
}
