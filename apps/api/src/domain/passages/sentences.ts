/** A text as it reads: on one line, with words whole that a line’s end divides. */
export function readable(text: string): string {
  return text
    .replace(/(\p{Ll})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The parts of a page that are read on: after a line that is much shorter than others, a new one begins. */
function paragraphsOf(text: string): string[] {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const lengths = lines.map(({ length }) => length).toSorted((one, other) => one - other);
  const full = lengths[Math.floor(lengths.length * 0.75)] ?? 0;
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (isOpen) paragraphs.push(`${paragraphs.pop()}\n${line}`);
    else paragraphs.push(line);
    isOpen = line.length >= full * shortLine;
  }
  return paragraphs;
}

/** Of a full line, which a quarter of the lines reach: headings and the last lines of paragraphs are shorter. */
const shortLine = 0.6;

/** Shorter ones are headings, numbers and the like. */
const shortest = 25;
const longest = 400;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text that can be quoted, and each with the one that follows it; a question says nothing. */
export function quotable(text: string): string[] {
  return paragraphsOf(text).flatMap((paragraph) => {
    const sentences = Array.from(segmenter.segment(readable(paragraph)), ({ segment }) =>
      segment.trim(),
    ).flatMap((sentence) => (sentence.length <= longest ? [sentence] : cut(sentence)));
    const pairs = sentences.slice(1).map((next, at) => `${sentences[at]} ${next}`);
    return [...sentences, ...pairs].filter(isSaying);
  });
}

function isSaying(quote: string): boolean {
  return quote.length >= shortest && quote.length <= longest && !quote.endsWith('?') && !blank.test(quote);
}

/** A place that is to be filled in. */
const blank = /_{3,}|\.{5,}/;

/** Lists, slides and tables have no sentences: what is too long is cut where it pauses, and else between words. */
function cut(sentence: string): string[] {
  const pieces: string[] = [];
  for (const part of sentence.split(/(?<=[.;:!?])\s+/))
    for (let rest = part; rest !== ''; ) {
      const space = rest.length <= longest ? -1 : rest.lastIndexOf(' ', longest);
      const end = rest.length <= longest ? rest.length : space > 0 ? space : longest;
      pieces.push(rest.slice(0, end));
      rest = rest.slice(end).trimStart();
    }
  return pieces;
}
