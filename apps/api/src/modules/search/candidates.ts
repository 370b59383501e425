import type { Citation } from '@aw/contracts/ai/chat';
import { isQuotable } from './quote-around';
import { type Unit, unitsOfMarkdown, unitsOfPage } from './text-units';
import { type Closeness, highest } from './word-closeness';

/** A text that an answer may rest on, with its source. */
export type Passage = {
  text: string;
  /** The part that is quoted beside the answer, if that is not the whole text. */
  quote?: string;
  title: string;
  source: Citation['source'];
};

/** Whether a passage is Markdown, as answers and explanations are. Pages are the words of a file. */
export function isMarkdown({ source }: Pick<Passage, 'source'>): boolean {
  return source.kind !== 'page';
}

/** A text that is searched for passages. */
export type Source = Pick<Passage, 'text' | 'title' | 'source'> & {
  /** The question that the text answers; it is not quoted. Undefined for a page. */
  about?: string;
};

/** A text in units. */
export type DividedText = { of: Source; units: readonly Unit[] };

/** One or two units that can be quoted, and the closeness of them and of what is around them to each term. */
export type Candidate = DividedText & {
  range: readonly [number, number];
  own: readonly number[];
  heading: readonly number[];
  /** Closeness of the question that the text answers. */
  about: readonly number[];
  title: readonly number[];
  page: readonly number[];
};

/** Divides a text into units. */
export function divided(of: Source): DividedText {
  return { of, units: isMarkdown(of) ? unitsOfMarkdown(of.text) : unitsOfPage(of.text, of.title) };
}

/** Returns what of a text is compared with a question. */
export function comparedTexts({ of, units }: DividedText): string[] {
  return [of.title, of.about ?? '', ...units.map(({ text }) => text)];
}

/** Returns the quotable units of a text, alone and in pairs; only those with a number if a date is asked for. */
export function candidatesOf(
  { of, units }: DividedText,
  closeness: Closeness,
  isForDate: boolean,
): Candidate[] {
  const vectors = units.map(({ text }) => closeness.vectorOf(text));
  const about = closeness.vectorOf(of.about ?? '');
  const headings = new Map(units.map(({ heading }) => [heading, closeness.vectorOf(heading)] as const));
  const title = closeness.vectorOf(of.title);
  const page = highest(vectors);
  return rangesOf(units, isForDate).map((range) => ({
    of,
    units,
    range,
    own: highest(vectors.slice(range[0], range[1] + 1)),
    heading: headings.get(units[range[0]]?.heading ?? '') ?? [],
    about,
    title,
    page,
  }));
}

/** Returns the text of some units. */
export function textOf(units: readonly Unit[], [from, to]: readonly [number, number]): string {
  return units
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');
}

/** Whether a text has a number besides that of its item. */
const hasNumber = (text: string) => /\d/.test(text.replace(/^\W*\d{1,2}[.)]\s/, ''));

function rangesOf(units: readonly Unit[], isForDate: boolean): [number, number][] {
  return units
    .flatMap((unit, at): [number, number][] => {
      const next = units[at + 1];
      const isPair = next?.heading === unit.heading && next.kind === 'sentence' && unit.kind === 'sentence';
      return isPair
        ? [
            [at, at],
            [at, at + 1],
          ]
        : [[at, at]];
    })
    .filter(([from, to]) => {
      const range = units.slice(from, to + 1);
      return isQuotable(range) && (!isForDate || range.some(({ text }) => hasNumber(text)));
    });
}
