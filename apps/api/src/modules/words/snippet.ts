import { findHits, type Hit } from './find-hits';
import { flatText } from './flat-text';

export type Snippet = {
  text: string;
  /** Start and length of each searched word, in UTF-16 units of the text. */
  marks: [start: number, length: number][];
};

type Span = { start: number; end: number };

const ellipsis = '…';
/** Farther spaces are not worth the words that would be lost, and scripts without spaces have few. */
const maxSpaceDistance = 30;

// Segmenters use their dictionaries of Chinese, Japanese, Thai and others with any locale.
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns the place of a page with the most different searched words, the first of several, and marks them. It is the
 * sentence or sentences around the words, cut between words to `maxLength` UTF-16 units, with an ellipsis where it is
 * cut. Returns undefined if the page has none of the words. `isHit` gets folded words, also those that compounds
 * consist of, and two letters at a time in scripts without spaces.
 */
export function snippetOf(
  page: string,
  isHit: (foldedWord: string) => boolean,
  { maxLength }: { maxLength: number },
): Snippet | undefined {
  const flat = flatText(page);
  const { text } = flat;
  const maxCutLength = maxLength - 2 * ellipsis.length;
  const hits = findHits(flat, isHit).filter(({ start, end }) => end - start <= maxCutLength);
  const best = bestWindow(hits, maxCutLength);
  if (!best) return undefined;
  // Segmenters take long for a long text without spaces, and what is farther away is not shown.
  const from = Math.max(0, best.start - 2 * maxLength);
  const near = text.slice(from, best.end + 2 * maxLength);
  const inner = { start: best.start - from, end: best.end - from };
  const whole = sentencesAround(near, inner);
  const shown = whole.end - whole.start <= maxLength ? whole : cutAround(near, inner, whole, maxCutLength);
  const before = shown.start > whole.start ? ellipsis : '';
  const after = shown.end < whole.end ? ellipsis : '';
  return {
    text: before + near.slice(shown.start, shown.end) + after,
    marks: marksIn(hits, { start: shown.start + from, end: shown.end + from }, before.length),
  };
}

/** Returns the smallest span with the most different words that fits. Reads the hits once. */
function bestWindow(hits: readonly Hit[], maxLength: number): Span | undefined {
  const counts = new Map<string, number>();
  let best: Span | undefined;
  let maxWords = 0;
  let left = 0;
  for (const { word, end } of hits) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    for (let first = hits[left]; first; first = hits[left]) {
      const count = counts.get(first.word) ?? 0;
      if (count === 1 && end - first.start <= maxLength) break;
      if (count === 1) counts.delete(first.word);
      else counts.set(first.word, count - 1);
      left++;
    }
    const start = hits[left]?.start;
    if (counts.size <= maxWords || start === undefined) continue;
    maxWords = counts.size;
    best = { start, end };
  }
  return best;
}

/** Returns the sentences that contain a span, without the spaces around them. */
function sentencesAround(text: string, { start, end }: Span): Span {
  const segments = sentences.segment(text);
  const first = segments.containing(start);
  const last = segments.containing(end - 1);
  if (!first || !last) return { start, end };
  return {
    start: first.index,
    end: last.index + last.segment.trimEnd().length,
  };
}

/** Cuts sentences to the maximum length around a span, between words. */
function cutAround(text: string, best: Span, whole: Span, maxLength: number): Span {
  const room = maxLength - (best.end - best.start);
  const centered = Math.max(whole.start, best.start - Math.floor(room / 2));
  const earliest = Math.max(whole.start, Math.min(centered, whole.end - maxLength));
  const start =
    earliest === whole.start ? earliest : firstBoundary(text, { start: earliest, end: best.start });
  const latest = start + maxLength;
  return {
    start,
    end: latest < whole.end ? lastBoundary(text, { start: best.end, end: latest }) : whole.end,
  };
}

/** Returns the first place between two words of a span: after a near space, or else anywhere. */
function firstBoundary(text: string, { start, end }: Span): number {
  const afterSpace = text.indexOf(' ', start - 1) + 1;
  if (
    afterSpace > 0 &&
    afterSpace <= end &&
    afterSpace - start < maxSpaceDistance &&
    !continuesLetter.test(text.slice(afterSpace, afterSpace + 2))
  )
    return afterSpace;
  const boundaries = boundariesOf(text);
  let at = start;
  while (at < end && !boundaries.has(at)) at++;
  return at;
}

/** Returns the last place between two words of a span: before a near space, or else anywhere. */
function lastBoundary(text: string, { start, end }: Span): number {
  const space = text.lastIndexOf(' ', end);
  if (space >= start && end - space < maxSpaceDistance) return space;
  const boundaries = boundariesOf(text);
  let at = end;
  while (at > start && !boundaries.has(at)) at--;
  return at;
}

/** Accents and other marks belong to the character before them, even if it is a space. */
const continuesLetter = /^[\p{M}\p{Emoji_Modifier}\u200c\u200d]/u;

/** Returns the places where a word or a mark begins and no letter is divided. */
function boundariesOf(text: string): ReadonlySet<number> {
  const letters = new Set([...graphemes.segment(text)].map(({ index }) => index));
  return new Set([...words.segment(text)].flatMap(({ index }) => (letters.has(index) ? [index] : [])));
}

/** Returns the hits within the shown part, which begins at `offset` in the snippet. One mark covers joined hits. */
function marksIn(hits: readonly Hit[], shown: Span, offset: number): Snippet['marks'] {
  const marks: Span[] = [];
  for (const { start, end, isJoined } of hits) {
    if (start < shown.start || end > shown.end) continue;
    const last = marks.at(-1);
    if (last && (isJoined || start <= last.end)) last.end = end;
    else marks.push({ start, end });
  }
  return marks.map(({ start, end }) => [start - shown.start + offset, end - start]);
}
