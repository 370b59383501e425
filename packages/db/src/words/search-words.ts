import { withoutFiller } from './filler-words';
import { tokensOf } from './tokens';

/** Word of a search, or quoted words, which must be adjacent. */
export type SearchTerm = {
  /** Folded parts: of a compound, a course code or quoted words, or pairs of letters of a script without spaces. */
  parts: string[];
  kind: 'word' | 'compound' | 'code' | 'pairs' | 'quoted';
  /** True for pairs in quotes, which stand for nothing else. */
  isQuoted?: boolean | undefined;
  /** True if the last part may be incomplete. */
  isOpen: boolean;
};

type TypedTerm = Omit<SearchTerm, 'isOpen'>;

/** Words that people type into a search. */
export type SearchWords = {
  /** Title that comes first if it matches exactly. */
  title: string;
  /** All of these must match. */
  terms: readonly SearchTerm[];
  /** With quotes, pages that the reader may not see are left out. */
  hasQuotes: boolean;
};

const quotes = /["“”„«»]/;
/** Maximum number of words, and of parts of one compound or of quoted words; the rest is ignored. */
const maxTerms = 16;
const maxParts = 8;
/** Maximum number of pairs of letters of a script without spaces. */
const maxPairs = 40;

/**
 * Reads a search. An open quotation mark counts, because the closing one may follow. Filler is left out, unless the person
 * asked for exactly these words.
 */
export function parseSearch(q: string, { isExact = false }: { isExact?: boolean } = {}): SearchWords {
  // Every second part was quoted; marks come in pairs, whatever they look like.
  const sections = q.split(quotes).map((text, at) => ({ tokens: tokensOf(text), isQuoted: at % 2 === 1 }));
  const isGoingOn = (sections.at(-1)?.tokens.length ?? 0) > 0;
  const typed = sections.flatMap(({ tokens, isQuoted }): TypedTerm[] => {
    if (!isQuoted)
      return tokens.map(({ parts, isUnspaced }) => ({
        parts: isUnspaced ? parts.slice(0, maxPairs) : parts.slice(0, maxParts),
        kind: kindOf(parts, isUnspaced),
      }));
    const parts = tokens.flatMap((token) => token.parts).slice(0, maxParts);
    if (parts.length === 0) return [];
    if (!tokens.some(({ isUnspaced }) => isUnspaced)) return [{ parts, kind: 'quoted' }];
    return [{ parts, kind: 'pairs', isQuoted: true }];
  });
  // A code at the beginning may be a filler word too: "ME 240", "IS 300".
  const terms = [...joinCodes(typed.slice(0, 2)), ...typed.slice(2)];
  const lastTerm = terms.at(-1);
  const subject = isExact
    ? terms
    : withoutFiller(terms.map((term) => ({ ...term, isPlain: term.kind === 'word' })));
  const searched = joinCodes(
    subject.map(({ parts, kind, isQuoted }, at) => ({
      parts,
      kind,
      isQuoted,
      // The last typed word may be incomplete, unless it was filler and left out.
      isOpen: isGoingOn && at === subject.length - 1 && parts === lastTerm?.parts,
    })),
  );
  return { title: q.trim(), terms: searched.slice(0, maxTerms), hasQuotes: sections.length > 1 };
}

/** Replaces the parts of a search that are not in quotes. */
export function replaceUnquoted(q: string, replace: (text: string) => string): string {
  const sections = q.split(new RegExp(`(${quotes.source})`));
  // Quotes are every second section, and every second text between them is quoted.
  return sections.map((section, at) => (at % 4 === 0 ? replace(section) : section)).join('');
}

function kindOf(parts: readonly string[], isUnspaced: boolean): SearchTerm['kind'] {
  if (isUnspaced) return 'pairs';
  return parts.length > 1 ? 'compound' : 'word';
}

/** Makes one term of the letters and the number of a course code: "phys 101" is also written "phys101". */
function joinCodes<Term extends TypedTerm>(terms: readonly Term[]): Term[] {
  const joined: Term[] = [];
  for (const term of terms) {
    const before = joined.at(-1);
    if (before?.kind === 'word' && term.kind === 'word' && isSubjectCode(before) && isCourseNumber(term))
      joined.splice(-1, 1, { ...term, parts: [...before.parts, ...term.parts], kind: 'code' });
    else joined.push(term);
  }
  return joined;
}

const isSubjectCode = ({ parts: [letters = ''] }: TypedTerm) => /^\p{L}{2,6}$/u.test(letters);
const isCourseNumber = ({ parts: [number = ''] }: TypedTerm) => /^\d{1,5}\p{L}{0,2}$/u.test(number);
