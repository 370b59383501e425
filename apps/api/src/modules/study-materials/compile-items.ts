import { richTextVersion } from '@aw/content/rich-text-version';
import type { StoredEntry } from '@aw/db/study-materials';
import { escapeUTF8 } from 'entities';
import type { Context } from '../../context';

type CompileContext = Pick<Context, 'richText'> & Partial<Pick<Context, 'caller'>>;

/** Compiles the sides of a flashcard and returns its columns. Throws 422 for a text that is too complex, and 503. */
export async function compileCard(
  { richText, caller }: CompileContext,
  { front, back }: { front: string; back: string },
) {
  return {
    front,
    back,
    front_html: (await richText.compile(front, caller)).html,
    back_html: (await richText.compile(back, caller)).html,
    html_version: richTextVersion,
  };
}

export type UncompiledEntry = Omit<StoredEntry, 'html'>;

/**
 * Compiles an entry of study material. A quote of the study library (`source`) is not Markdown until its person edits it.
 * Throws 422 for a text that is too complex, and 503.
 */
export async function compileEntry(
  { richText, caller }: CompileContext,
  entry: UncompiledEntry,
  source: string | null,
): Promise<StoredEntry> {
  const isQuote = source === 'library' && !entry.isEdited;
  const html = isQuote
    ? `<p dir="auto">${escapeUTF8(entry.text)}</p>`
    : (await richText.compile(entry.text, caller)).html;
  return { ...entry, html };
}
