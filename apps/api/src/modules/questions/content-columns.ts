import type { RichText } from '@aw/content/rich-text';
import { richTextVersion } from '@aw/content/rich-text-version';

/** Maximum stored characters of plain text: as many as structured data for search engines carry. */
const maxPlainText = 5_000;

/** Returns the columns of a post that store its compiled content. */
export function contentColumns({ html, text }: Pick<RichText, 'html' | 'text'>) {
  return {
    content_html: html,
    content_text: plainTextColumn(text),
    content_version: richTextVersion,
  };
}

/** Cuts the plain text of a post to the stored length. */
export function plainTextColumn(text: string): string {
  return Array.from(text.slice(0, 2 * maxPlainText))
    .slice(0, maxPlainText)
    .join('');
}
