/** Returns a text on one line, with words joined that were divided at the end of a line. */
export function readable(text: string): string {
  return text
    .replace(/(\p{Ll})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits a page into paragraphs: a line that is much shorter than the others ends one. */
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

/** Share of a full line, which a quarter of the lines reach, below which a line is a heading or ends a paragraph. */
const shortLine = 0.6;

/** Shorter sentences are mostly headings and numbers. */
const minLength = 25;
const maxLength = 400;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let hasSpace = true;
  for (const { segment } of segmenter.segment(readable(paragraph))) {
    // The segmenter ends a sentence before the marks that close its emphasis.
    const closing = hasSpace ? '' : (closingMarks.exec(segment)?.[0] ?? '');
    if (closing !== '') sentences.push(`${sentences.pop() ?? ''}${closing}`);
    const sentence = segment.slice(closing.length).trim();
    if (onlyMarks.test(sentence)) sentences.push(`${sentences.pop() ?? ''} ${sentence}`.trim());
    else if (sentence !== '') sentences.push(sentence);
    hasSpace = /\s$/.test(segment);
  }
  return sentences.flatMap((sentence) => (sentence.length <= maxLength ? [sentence] : cut(sentence)));
}

/** A text that can be quoted, and the one or two sentences that it consists of. */
export type Quotable = { text: string; sentences: readonly [string, ...string[]] };

/** Returns the quotable sentences of a text, alone and in pairs; questions and exercises are not quotable. */
export function quotable(text: string): Quotable[] {
  return paragraphsOf(text).flatMap((paragraph) => {
    const sentences = sentencesOf(paragraph);
    const alone = sentences.map((one): Quotable => ({ text: one, sentences: [one] }));
    const pairs = sentences.slice(1).map((next, at): Quotable => pairOf(sentences[at] ?? '', next));
    return [...alone, ...pairs].filter((one) => isStatement(one.text));
  });
}

function pairOf(one: string, next: string): Quotable {
  return { text: `${one} ${next}`, sentences: [one, next] };
}

/** Returns the sentences of a quotation, without short pieces such as numbers. */
export function partsOf(quote: string): string[] {
  return sentencesOf(quote).filter(({ length }) => length >= minLength);
}

function isStatement(quote: string): boolean {
  return (
    quote.length >= minLength &&
    quote.length <= maxLength &&
    !question.test(quote) &&
    !blank.test(quote) &&
    !points.test(quote)
  );
}

const question = /\?[*_]*$/;

/** A gap that students fill in. */
const blank = /_{3,}|\.{5,}/;
/** Points of an exercise, such as [4], (10 points) or (10). */
const points = /\[\d{1,2}\]|\(\d{1,2} (points?|marks?|each)\b|\(\d{1,2}\)[*_]*$/;
const onlyMarks = /^(\[\d{1,2}\]|\(\d{1,2}( points?| marks?| each)*\))$/;

/**
 * Returns a quotation with sentences around it up to the maximum length, alternating between the next and the previous
 * one. Stops at sentences that are already taken.
 */
export function inContext(text: string, quote: string, isTaken: (sentence: string) => boolean): string {
  const paragraph = paragraphsOf(text).find((one) => readable(one).includes(quote));
  if (!paragraph) return quote;
  const whole = readable(paragraph);
  const start = whole.indexOf(quote);
  const before = sentencesOf(whole.slice(0, start)).reverse();
  const after = sentencesOf(whole.slice(start + quote.length));
  let grown = quote;
  const add = (sentence: string | undefined, join: (sentence: string) => string): boolean => {
    if (!sentence || isTaken(sentence) || join(sentence).length > maxLength) return false;
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

/** Marks of emphasis in Markdown, and what can contain the same characters as something else. */
const emphasis = /\\.|\$\$[^$]*\$\$|\$[^$]+\$|`[^`]+`|\*{1,3}|_{1,3}/g;
const closingMarks = /^[*_]{1,3}[)\]”"’',.;:]*(?=\s|$)/;

/**
 * Returns a quotation of Markdown without marks of emphasis that lack their partner, because a sentence was cut out or the
 * closing marks have a space before them.
 */
export function withoutStrayMarks(quote: string): string {
  const unpaired: { mark: string; at: number; isOpening: boolean }[] = [];
  for (const { 0: mark, index: at } of quote.matchAll(emphasis)) {
    if (!/^[*_]/.test(mark)) continue;
    const [before = ' ', after = ' '] = [quote[at - 1], quote[at + mark.length]];
    const isOpening = after !== ' ' && !/[\p{L}\p{N}]/u.test(before);
    const isClosing = before !== ' ' && !/[\p{L}\p{N}]/u.test(after);
    const partner = unpaired.findLastIndex((one) => one.isOpening && one.mark === mark);
    if (isClosing && partner >= 0) unpaired.splice(partner, 1);
    else if (isOpening || isClosing || (mark.length > 1 && partner >= 0))
      unpaired.push({ mark, at, isOpening });
  }
  const kept = unpaired.reduceRight(
    (text, { mark, at }) => text.slice(0, at) + text.slice(at + mark.length),
    quote,
  );
  return unpaired.length === 0 ? quote : kept.replace(/ {2,}/g, ' ').trim();
}

/** Cuts a long text without sentences, such as a table, at punctuation or else between words. */
function cut(sentence: string): string[] {
  const pieces: string[] = [];
  for (const part of sentence.split(/(?<=[.;:!?])\s+/))
    for (let rest = part; rest !== ''; ) {
      const space = rest.length <= maxLength ? -1 : rest.lastIndexOf(' ', maxLength);
      const end = rest.length <= maxLength ? rest.length : space > 0 ? space : maxLength;
      pieces.push(rest.slice(0, end));
      rest = rest.slice(end).trimStart();
    }
  return pieces;
}
