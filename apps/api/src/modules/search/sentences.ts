/** Returns a text on one line, with words joined that were divided at the end of a line. */
export function readable(text: string): string {
  return text
    .replace(/(\p{Ll})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Shorter sentences are mostly headings and numbers. */
const minLength = 25;
const maxLength = 400;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Formulas and code of Markdown, in which no sentence ends. */
const formulas = /\$\$[^$]+\$\$|\$[^$\s](?:[^$]*[^$\s])?\$(?!\d)|`[^`]+`/g;

/** Divides a paragraph of plain text, or of Markdown, into its sentences; a long text without sentences into pieces. */
export function sentencesOf(paragraph: string, { isMarkdown = false } = {}): string[] {
  const whole = readable(paragraph);
  const masked = isMarkdown ? whole.replace(formulas, (formula) => 'x'.repeat(formula.length)) : whole;
  const sentences: string[] = [];
  let hasSpace = true;
  for (const { segment: shown, index } of segmenter.segment(masked)) {
    const segment = whole.slice(index, index + shown.length);
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

/** Whether a text can be quoted: it is no question, gap or exercise with points, and neither too short nor too long. */
export function isStatement(quote: string): boolean {
  return (
    quote.length >= minLength &&
    quote.length <= maxLength &&
    (!question.test(quote) || labelled.test(quote)) &&
    !blank.test(quote) &&
    !points.test(quote)
  );
}

const question = /\?[*_]*$/;
/** A point to check, such as "• Substantial: is it worth an offer of its own?" */
const labelled = /^\W*(\d+[.)]\s+)?[\p{L} -]{3,30}:\s/u;

/** A gap that students fill in. */
const blank = /_{3,}|\.{5,}/;
/** Points of an exercise, such as [4], (10 points) or (10). */
const points = /\[\d{1,2}\]|\(\d{1,2} (points?|marks?|each)\b|\(\d{1,2}\)[*_]*$/;
const onlyMarks = /^(\[\d{1,2}\]|\(\d{1,2}( points?| marks?| each)*\))$/;

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
