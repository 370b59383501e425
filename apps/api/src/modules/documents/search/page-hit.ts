import * as search from '@aw/db/search';

type FoundPage = { number: number; text: string; isVisible: boolean };
type PageHit = { page: number; snippet: string | null };

const longest = 200;

/**
 * Where a document carries the searched words: the first page whose own text does, headers left aside, with the
 * sentence around them where the page is visible. A title that is repeated on the pages is no hit of theirs.
 */
export function pageHit(title: string, pages: FoundPage[], q: string): PageHit | undefined {
  const running = runningLines(pages);
  const bodies = pages.map((page) => ({ ...page, text: withoutHeaders(page.text, title, running) }));
  const own = bodies.find(({ text }) => carries(text, q));
  const hit = own ?? (carries(title, q) ? undefined : pages[0]);
  return hit && { page: hit.number, snippet: hit.isVisible ? pageSnippet(hit.text, q) : null };
}

/** The sentence of a page in which the searched words stand, at most 200 characters around the first of them. */
export function pageSnippet(text: string, q: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const at = firstWordAt(flat, q);
  const start = Math.max(sentenceStart(flat, at), at - longest / 2);
  const end = Math.min(sentenceEnd(flat, at), start + longest);
  const sentence = flat.slice(start, end).trim();
  return `${start > 0 && !/[.!?]\s*$/.test(flat.slice(0, start)) ? '…' : ''}${sentence}${end < flat.length && !/[.!?]$/.test(sentence) ? '…' : ''}`;
}

/** Lines that stand on several pages, whatever page number is in them. */
function runningLines(pages: FoundPage[]): Set<string> {
  const times = new Map<string, number>();
  for (const { text } of pages)
    for (const line of new Set(text.split('\n').map(withoutNumbers)))
      times.set(line, (times.get(line) ?? 0) + 1);
  return new Set([...times].filter(([, count]) => count > 1).map(([line]) => line));
}

function withoutHeaders(text: string, title: string, running: Set<string>): string {
  const heading = title.toLowerCase();
  const lines = text.split('\n').filter((line) => !running.has(withoutNumbers(line)));
  return lines
    .map((line) => (line.toLowerCase().startsWith(heading) ? line.slice(title.length) : line))
    .map((line) => line.replace(/^[\s.:|·–—-]+/, ''))
    .join('\n');
}

function withoutNumbers(line: string): string {
  return line.replace(/\d+/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** True when every word of `q` begins a word of the text. */
function carries(text: string, q: string): boolean {
  const lower = text.toLowerCase();
  return search.wordsOf(q).every((word) => beginning(word).test(lower));
}

function firstWordAt(text: string, q: string): number {
  const lower = text.toLowerCase();
  const words = search.wordsOf(q);
  const whole = lower.search(beginning(words.join('[^\\p{L}\\p{N}]+')));
  if (whole >= 0) return whole;
  const places = words.map((word) => lower.search(beginning(word)));
  return Math.max(0, Math.min(...places.filter((place) => place >= 0), lower.length));
}

/** Words hold letters and digits only, so nothing in them is a sign of the pattern. */
function beginning(words: string): RegExp {
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
