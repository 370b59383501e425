import type { Database } from '../database';
import { lookUpWords, maxParts, readLanguages, type WordFacts, type WordTable } from './look-up-words';
import { parseSearch, type SearchTerm, type SearchWords } from './search-words';
import { foldedKey, noSynonyms, type Synonyms } from './synonym-words';
import type { Token } from './tokens';
import { formsOf, type OtherWords, type WordForm, type WordQuery } from './word-query';

/** Search with everything that stands for its words. */
export type ExpandedSearch = SearchWords & {
  /** True if locked pages are left out: for words that the person did not type, and for counts. */
  isReadableOnly: boolean;
  queries: {
    /** Words as they were typed, whole. */
    whole: WordQuery;
    /**
     * Whole words for locked pages. Parts of compounds match anywhere on a page, because a match side by side would
     * reveal their order. Undefined for words in quotes, and for scripts without spaces, whose pairs of letters would
     * spell a page.
     */
    locked: WordQuery | undefined;
    /** Also stems, synonyms, and words that begin as the last one does. */
    text: WordQuery;
    /** Also words that contain the typed ones: for titles and fields, which are short. */
    title: WordQuery;
  };
};

/** Maximum number of words of a synonym. */
const maxSynonymWords = 4;
/** The more words are typed, the fewer others stand for each. */
const minParts = 2;

/** Reads a search and looks up what stands for its words; undefined without a word. */
export async function expandSearch(
  db: Database,
  q: string,
  {
    synonyms = noSynonyms,
    table = 'known_words',
    isReadableOnly = false,
    isExact = false,
  }: { synonyms?: Synonyms; table?: WordTable; isReadableOnly?: boolean; isExact?: boolean } = {},
): Promise<ExpandedSearch | undefined> {
  const search = parseSearch(q, { isExact });
  const { terms } = search;
  if (terms.length === 0) return undefined;
  const groups = groupBySynonyms(terms, synonyms);
  const meanings = groups.flatMap(({ meanings: each }) => each.flatMap(wordsOfMeaning));
  const words = [...new Set([...terms.flatMap(wordsOf), ...meanings])];
  const count = terms.length;
  const most = Math.max(minParts, Math.min(maxParts, Math.floor((2 * maxParts) / count ** 2)));
  const facts = await lookUpWords(db, words, { languages: await readLanguages(db), table, most });
  const stemsOf: OtherWords = (word, isOpen) => ({
    anyOf: facts.get(word)?.stems ?? [],
    beginnings: isOpen ? [word] : undefined,
  });
  const inText = groups.map((group) => formsOfGroup(group, stemsOf));
  const inTitle = groups.map((group) => formsOfGroup(group, stemsOf, withParts(stemsOf, facts)));
  const whole = terms.map((term) => formsOf(term));
  return {
    ...search,
    isReadableOnly,
    queries: { whole, locked: lockedQuery(search, whole), text: inText, title: inTitle },
  };
}

function lockedQuery({ terms, hasQuotes }: SearchWords, whole: WordQuery): WordQuery | undefined {
  if (hasQuotes || terms.some(({ kind }) => kind === 'pairs')) return undefined;
  return whole.map((forms) => forms.map((form) => ({ ...form, isSideBySide: false })));
}

function withParts(stemsOf: OtherWords, facts: ReadonlyMap<string, WordFacts>): OtherWords {
  return (word, isOpen) => {
    const { anyOf = [], beginnings } = stemsOf(word, isOpen);
    return { anyOf: [...anyOf, ...(facts.get(word)?.parts ?? [])], beginnings };
  };
}

/** Words of a term that are looked up, joined and split as its forms are. */
function wordsOf(term: SearchTerm): string[] {
  if (term.kind === 'quoted' || term.kind === 'pairs') return [];
  return formsOf(term).flatMap(({ places }) => places.flatMap(({ anyOf }) => anyOf));
}

/** Terms that are one synonym together, or a single term, with what means the same. */
type TermGroup = { terms: readonly SearchTerm[]; meanings: readonly (readonly Token[])[] };

function groupBySynonyms(terms: readonly SearchTerm[], synonyms: Synonyms): TermGroup[] {
  const groups: TermGroup[] = [];
  for (let at = 0; at < terms.length; ) {
    let length = Math.min(maxSynonymWords, terms.length - at);
    while (length > 1 && !meaningsAt(terms, at, length, synonyms)) length--;
    groups.push({
      terms: terms.slice(at, at + length),
      meanings: meaningsAt(terms, at, length, synonyms) ?? [],
    });
    at += length;
  }
  return groups;
}

function meaningsAt(terms: readonly SearchTerm[], at: number, length: number, synonyms: Synonyms) {
  const some = terms.slice(at, at + length);
  if (some.some(({ kind, isQuoted }) => kind === 'quoted' || isQuoted)) return undefined;
  return synonyms.get(foldedKey(some));
}

/** Quoted words have no other forms. Only single words are parts of others: those of a compound would be too many. */
function formsOfGroup(
  { terms, meanings }: TermGroup,
  others: OtherWords,
  ofWords: OtherWords = others,
): readonly WordForm[] {
  const othersOf = ({ kind }: SearchTerm) => {
    if (kind === 'quoted') return quotedOthers;
    return kind === 'word' ? ofWords : others;
  };
  const typed = terms.map((term) => formsOf(term, othersOf(term)));
  const own =
    typed.length === 1
      ? (typed[0] ?? [])
      : [{ places: typed.flatMap((forms) => forms[0]?.places ?? []), isSideBySide: false }];
  return [...own, ...meanings.map((meaning) => formOfMeaning(meaning, others))];
}

/** Words of a meaning that are looked up; pairs of letters stand for themselves. */
function wordsOfMeaning(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ parts, isUnspaced }) => (isUnspaced ? [] : parts));
}

/** Stored texts do not have the order of all pairs of letters, so a meaning with pairs is found anywhere in a text. */
function formOfMeaning(tokens: readonly Token[], others: OtherWords): WordForm {
  const places = tokens.flatMap(({ parts, isUnspaced }) =>
    isUnspaced
      ? formsOf({ parts, kind: 'pairs', isOpen: false }).flatMap((form) => form.places)
      : parts.map((word) => ({ anyOf: [word, ...(others(word, false).anyOf ?? [])] })),
  );
  return { places, isSideBySide: places.length > 1 && !tokens.some(({ isUnspaced }) => isUnspaced) };
}

const quotedOthers: OtherWords = (word, isOpen) => ({ beginnings: isOpen ? [word] : undefined });

/**
 * Returns a function that tells whether a folded word of a readable text is one of those that were searched for: whole, by
 * its stem, a synonym, or the beginning of the last word.
 */
export function hitTest({ queries }: ExpandedSearch): (word: string) => boolean {
  const places = queries.text.flatMap((forms) => forms.flatMap((form) => form.places));
  const words = new Set(places.flatMap(({ anyOf }) => anyOf));
  const beginnings = places.flatMap(({ beginnings: each = [] }) => each);
  // A stored stem is the beginning of its words, but for a last letter that changes: "studi" for "study".
  const stems = [...words].flatMap((word) => /^[a-z]{2}:(.{3,}?)i?$/u.exec(word)?.[1] ?? []);
  return (word) =>
    words.has(word) ||
    beginnings.some((start) => word.startsWith(start)) ||
    stems.some((stem) => word.startsWith(stem) && word.length - stem.length <= maxEnding);
}

/** Maximum number of letters that an ending adds to a stem, such as "ations". */
const maxEnding = 6;
