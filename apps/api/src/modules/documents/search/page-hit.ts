import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { tokensOf } from '@aw/db/search';
import { snippetOf } from '../../words/snippet';

type FoundPage = { number: number; text: string; isVisible: boolean };
type IsHit = (foldedWord: string) => boolean;

const maxLength = 200;

/**
 * Returns the first page that has searched words outside its headers, with the sentence around them and their places if
 * the page is visible. A title that is repeated as a header on the pages is not a hit.
 */
export function pageHit(title: string, pages: FoundPage[], isHit: IsHit): DocumentCard['hit'] {
  const repeatedLines = repeatedLinesOf(pages);
  for (const page of pages) {
    const snippet = snippetOf(withoutHeaders(page.text, title, repeatedLines), isHit, { maxLength });
    if (snippet) return page.isVisible ? seenHit(page, snippet) : { page: page.number, snippet: null };
  }
  const [first] = pages;
  if (!first || hasHit(title, isHit)) return undefined;
  const snippet = snippetOf(first.text, isHit, { maxLength });
  return first.isVisible && snippet ? seenHit(first, snippet) : { page: first.number, snippet: null };
}

function seenHit({ number }: FoundPage, { text, marks }: NonNullable<ReturnType<typeof snippetOf>>) {
  return { page: number, snippet: text, marks };
}

function hasHit(text: string, isHit: IsHit): boolean {
  return tokensOf(text).some(({ parts }) => [...parts, parts.join('')].some(isHit));
}

/** Returns the lines that repeat on several pages, ignoring page numbers in them. */
function repeatedLinesOf(pages: FoundPage[]): Set<string> {
  const times = new Map<string, number>();
  for (const { text } of pages)
    for (const line of new Set(text.split('\n').map(withoutNumbers)))
      times.set(line, (times.get(line) ?? 0) + 1);
  return new Set([...times].filter(([, count]) => count > 1).map(([line]) => line));
}

function withoutHeaders(text: string, title: string, repeatedLines: Set<string>): string {
  const heading = title.toLowerCase();
  const lines = text.split('\n').filter((line) => !repeatedLines.has(withoutNumbers(line)));
  return lines
    .map((line) => (line.toLowerCase().startsWith(heading) ? line.slice(title.length) : line))
    .map((line) => line.replace(/^[\s.:|·–—-]+/, ''))
    .join('\n');
}

function withoutNumbers(line: string): string {
  return line.replace(/\d+/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
