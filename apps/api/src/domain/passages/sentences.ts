/** A text as it reads: on one line, with words whole that a line’s end divides. */
export function readable(text: string): string {
  return text
    .replace(/(\p{Ll})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Shorter ones are headings, numbers and the like. */
const shortest = 25;
const longest = 400;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text that can be quoted, and each with the one that follows it. */
export function quotable(text: string): string[] {
  const sentences = Array.from(segmenter.segment(readable(text)), ({ segment }) => segment.trim()).flatMap(
    (sentence) => (sentence.length <= longest ? [sentence] : cut(sentence)),
  );
  const pairs = sentences.slice(1).map((next, at) => `${sentences[at]} ${next}`);
  return [...sentences, ...pairs].filter(({ length }) => length >= shortest && length <= longest);
}

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
