/** Pages have at most 10,000 characters; whatever is longer is not read to its end. */
const maxLength = 20_000;

export type FlatText = {
  /** The text in one line, as a person reads it. */
  text: string;
  /** Places within words where a hyphen at the end of a line was left out. */
  joins: ReadonlySet<number>;
};

/** Ends of lines, spaces other than a single one, and soft hyphens. */
const breaks = /[-\u2010\u00ad][^\S\n]*\n\s*|\u00ad|[^\S ]\s*| \s+/g;
const compounds = /(?<!\p{L})\p{L}+[-\u2010]\p{L}+/gu;

/**
 * Returns a page as one line. Words that were divided at the end of a line are joined: "electro-", "magnetic" becomes
 * "electromagnetic". The hyphen stays if a capital letter or digit is beside it, as in "COVID-19", and if the page has
 * the word with a hyphen within a line.
 */
export function flatText(page: string): FlatText {
  const source = page.slice(0, maxLength).normalize('NFC').replace(/\r/g, '').trim();
  let withHyphen: Set<string> | undefined;
  const joins = new Set<number>();
  let text = '';
  let from = 0;
  for (const match of source.matchAll(breaks)) {
    const [found] = match;
    const end = match.index + found.length;
    text += source.slice(from, match.index);
    from = end;
    if (!found.includes('\n') || !hyphens.has(found.charAt(0))) {
      if (found !== softHyphen) text += ' ';
      continue;
    }
    const before =
      lettersBefore.exec(source.slice(Math.max(0, match.index - maxPart), match.index))?.[0] ?? '';
    const after = lettersAfter.exec(source.slice(end, end + maxPart))?.[0] ?? '';
    withHyphen ??= new Set(source.match(compounds)?.map((word) => word.toLowerCase()));
    const isDivided = before !== '' && /^\p{Ll}/u.test(after) && /\p{Ll}$/u.test(before);
    if (found.startsWith(softHyphen) || (isDivided && !withHyphen.has(`${before}-${after}`.toLowerCase())))
      joins.add(text.length);
    else text += before === '' || after === '' ? `${found.charAt(0)} ` : found.charAt(0);
  }
  return { text: text + source.slice(from), joins };
}

const softHyphen = '\u00ad';
const hyphens = new Set(['-', '\u2010', softHyphen]);
/** Longest part of a divided word that is compared. */
const maxPart = 40;
const lettersBefore = /[\p{L}\p{M}\p{N}]+$/u;
const lettersAfter = /^[\p{L}\p{M}\p{N}]+/u;
