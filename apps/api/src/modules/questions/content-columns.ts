import type { RichText } from '@aw/content/rich-text';
import { richTextVersion } from '@aw/content/rich-text-version';

/** Characters of plain text that are stored: as many as data for search engines carry. */
const maxPlainText = 5_000;

/** The columns of a post that hold what was compiled of its content. */
export function contentColumns({ html, text }: Pick<RichText, 'html' | 'text'>) {
  return {
    content_html: html,
    content_text: plainTextColumn(text),
    content_version: richTextVersion,
  };
}

/** The plain text of a post as it is stored. */
export function plainTextColumn(text: string): string {
  return Array.from(text.slice(0, 2 * maxPlainText))
    .slice(0, maxPlainText)
    .join('');
}
