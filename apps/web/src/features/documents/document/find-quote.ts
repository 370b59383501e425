import type { HighlightProps } from '@aw/ui/primitives/highlight';

type Mark = NonNullable<HighlightProps['marks']>[number];

/** A shorter part of a quote could be somewhere else on the page. */
const minLetters = 12;
/** Letters of the beginning of a quote that is not found as a whole. */
const beginningLetters = 60;

/**
 * Returns where a quote is in the text of its page, or its beginning if the rest is different there. Only letters and digits
 * are compared, because a quote has other spaces, line breaks and hyphens than its page. Undefined if it is not found.
 */
export function findQuote(text: string, quote: string): Mark | undefined {
  const wanted = lettersOf(quote).letters;
  if (wanted.length < minLetters) return undefined;
  const { letters, places } = lettersOf(text);
  for (const part of [wanted, wanted.slice(0, beginningLetters)]) {
    const at = letters.indexOf(part);
    const [start, end] = [places[at], places[at + part.length - 1]];
    if (at >= 0 && start !== undefined && end !== undefined) return [start.from, end.to - start.from];
  }
  return undefined;
}

/** The letters and digits of a text without case and accents, and where each of them is in the text. */
function lettersOf(text: string) {
  let letters = '';
  const places: { from: number; to: number }[] = [];
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    // A ligature is several letters.
    const folded = character
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
    for (let unit = 0; unit < folded.length; unit += 1) places.push({ from, to });
    letters += folded;
    from = to;
  }
  return { letters, places };
}
