import * as search from '@aw/db/search';

type FoundPage = { number: number; text: string; isVisible: boolean };
type PageHit = { page: number; snippet: string | null };

const maxSnippetLength = 200;

/**
 * Returns the first page that contains the searched words outside its headers, with the sentence around them if the page
 * is visible. A title that is repeated as a header on the pages is not a hit.
 */
export function pageHit(title: string, pages: FoundPage[], q: string): PageHit | undefined {
  const repeatedLines = repeatedLinesOf(pages);
  const bodies = pages.map((page) => ({ ...page, text: withoutHeaders(page.text, title, repeatedLines) }));
  const own = bodies.find(({ text }) => containsWords(text, q));
  const hit = own ?? (containsWords(title, q) ? undefined : pages[0]);
  return hit && { page: hit.number, snippet: hit.isVisible ? pageSnippet(hit.text, q) : null };
}

/** Returns the sentence with the searched words, cut to at most 200 characters around the first word. */
export function pageSnippet(text: string, q: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const at = firstWordAt(flat, q);
  const start = Math.max(sentenceStart(flat, at), at - maxSnippetLength / 2);
  const end = Math.min(sentenceEnd(flat, at), start + maxSnippetLength);
  const sentence = flat.slice(start, end).trim();
  return `${start > 0 && !/[.!?]\s*$/.test(flat.slice(0, start)) ? '…' : ''}${sentence}${end < flat.length && !/[.!?]$/.test(sentence) ? '…' : ''}`;
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

/** Returns whether every word of `q` is the start of a word of the text. */
function containsWords(text: string, q: string): boolean {
  const lower = text.toLowerCase();
  return search.splitWords(q).every((word) => wordStart(word).test(lower));
}

function firstWordAt(text: string, q: string): number {
  const lower = text.toLowerCase();
  const words = search.splitWords(q);
  const whole = lower.search(wordStart(words.join('[^\\p{L}\\p{N}]+')));
  if (whole >= 0) return whole;
  const places = words.map((word) => lower.search(wordStart(word)));
  return Math.max(0, Math.min(...places.filter((place) => place >= 0), lower.length));
}

/** The words contain only letters and digits, so the pattern needs no escaping. */
function wordStart(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}`, 'u');
}

function sentenceStart(text: string, at: number): number {
  const before = text.slice(0, at);
  const end = Math.max(before.lastIndexOf('. '), before.lastIndexOf('! '), before.lastIndexOf('? '));
  return end < 0 ? 0 : end + 2;
}

function sentenceEnd(text: string, at: number): number {
  const end = text.slice(at).search(/[.!?](\s|$)/);
  return end < 0 ? text.length : at + end + 1;
}
