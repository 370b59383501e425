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

function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(readable(paragraph))) {
    const sentence = segment.trim();
    if (onlyMarks.test(sentence)) sentences.push(`${sentences.pop() ?? ''} ${sentence}`.trim());
    else sentences.push(sentence);
  }
  return sentences.flatMap((sentence) => (sentence.length <= longest ? [sentence] : cut(sentence)));
}

/** What can be quoted, and the one or two sentences that it is made of. */
export type Quotable = { text: string; sentences: readonly [string, ...string[]] };

/** The sentences of a text that can be quoted, and each with the one that follows it; questions and tasks say nothing. */
export function quotable(text: string): Quotable[] {
  return paragraphsOf(text).flatMap((paragraph) => {
    const sentences = sentencesOf(paragraph);
    const alone = sentences.map((one): Quotable => ({ text: one, sentences: [one] }));
    const pairs = sentences.slice(1).map((next, at): Quotable => pairOf(sentences[at] ?? '', next));
    return [...alone, ...pairs].filter((one) => isSaying(one.text));
  });
}

function pairOf(one: string, next: string): Quotable {
  return { text: `${one} ${next}`, sentences: [one, next] };
}

/** The sentences of a quotation, without numbers and the like. */
export function partsOf(quote: string): string[] {
  return sentencesOf(quote).filter(({ length }) => length >= shortest);
}

function isSaying(quote: string): boolean {
  return (
    quote.length >= shortest &&
    quote.length <= longest &&
    !quote.endsWith('?') &&
    !blank.test(quote) &&
    !marks.test(quote)
  );
}

/** A place that is to be filled in. */
const blank = /_{3,}|\.{5,}/;
/** What an answer to a task earns stands after it: [4], (10 points) or (10). */
const marks = /\[\d{1,2}\]|\(\d{1,2} (points?|marks?|each)\b|\(\d{1,2}\)$/;
const onlyMarks = /^(\[\d{1,2}\]|\(\d{1,2}( points?| marks?| each)*\))$/;

/** A quotation of a text with the sentences around it, the next before the previous, as long as one may be; without what `isTaken`. */
export function inContext(text: string, quote: string, isTaken: (sentence: string) => boolean): string {
  const paragraph = paragraphsOf(text).find((one) => readable(one).includes(quote));
  if (!paragraph) return quote;
  const whole = readable(paragraph);
  const start = whole.indexOf(quote);
  const before = sentencesOf(whole.slice(0, start)).reverse();
  const after = sentencesOf(whole.slice(start + quote.length));
  let grown = quote;
  const add = (sentence: string | undefined, join: (sentence: string) => string): boolean => {
    if (!sentence || isTaken(sentence) || join(sentence).length > longest) return false;
    grown = join(sentence);
    return true;
  };
  for (let isGrowing = true; isGrowing; ) {
    const isLonger = add(after[0], (sentence) => `${grown} ${sentence}`);
    if (isLonger) after.shift();
    const isEarlier = add(before[0], (sentence) => `${sentence} ${grown}`);
    if (isEarlier) before.shift();
    isGrowing = isLonger || isEarlier;
  }
  return grown;
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
