import type { SearchTerm } from './search-words';

/** Words that match at one position of a text: one of these, or one that begins with one of `beginnings`. */
export type WordPlace = { anyOf: readonly string[]; beginnings?: readonly string[] };

/** One form of a term: places that stand side by side, or anywhere in the text. */
export type WordForm = { places: readonly WordPlace[]; isSideBySide: boolean };

/** All of these terms must match, each in one of its forms. */
export type WordQuery = readonly (readonly WordForm[])[];

/** Words that also stand for a typed one, besides the word itself. */
export type OtherWords = (word: string, isOpen: boolean) => Partial<WordPlace>;

/** Returns the forms of a term: as it was typed, joined, or in parts; each place also with the words that stand for it. */
export function formsOf(
  { parts, kind, isOpen }: SearchTerm,
  others: OtherWords = () => ({}),
): readonly WordForm[] {
  const place = (word: string, isLast: boolean): WordPlace => {
    const { anyOf = [], beginnings } = others(word, isOpen && isLast);
    return { anyOf: [...new Set([word, ...anyOf])], beginnings };
  };
  const places = parts.map((part, at) => place(part, at === parts.length - 1));
  const joined = { places: [place(parts.join(''), true)], isSideBySide: false };
  switch (kind) {
    case 'pairs':
      return [{ places: parts.length === 1 ? parts.map(pairPlace) : places, isSideBySide: false }];
    case 'quoted':
      return [{ places, isSideBySide: true }];
    case 'compound':
      return [{ places, isSideBySide: true }, ...(parts.length <= 4 ? [joined] : [])];
    case 'code':
      return [{ places, isSideBySide: false }, joined];
    case 'word':
      return [{ places, isSideBySide: false }, ...splitCode(parts, place)];
  }
}

/** A single letter of a script without spaces is the beginning of a pair. */
function pairPlace(letter: string): WordPlace {
  return { anyOf: [letter], beginnings: [letter] };
}

/** "phys101" also stands for "phys 101". */
function splitCode([word = '']: readonly string[], place: (word: string, isLast: boolean) => WordPlace) {
  const [, letters, number] = /^(\p{L}{2,6})(\d{1,5}\p{L}{0,2})$/u.exec(word) ?? [];
  if (!letters || !number) return [];
  return [{ places: [place(letters, false), place(number, true)], isSideBySide: true }];
}

/** Returns the `tsquery` of a search, to be cast and not parsed; null for a search without words. */
export function tsqueryOf(query: WordQuery): string | null {
  return query.length === 0 ? null : query.map(termText).join(' & ');
}

/** Returns the `tsquery` for texts that have any of the terms. */
export function anyTermOf(query: WordQuery): string | null {
  return query.length === 0 ? null : query.map(termText).join(' | ');
}

function termText(forms: readonly WordForm[]): string {
  return grouped(
    forms.map(({ places, isSideBySide }) => grouped(places.map(placeText), isSideBySide ? ' <-> ' : ' & ')),
    ' | ',
  );
}

function placeText({ anyOf, beginnings = [] }: WordPlace): string {
  return grouped([...anyOf.map(quoted), ...beginnings.map((word) => `${quoted(word)}:*`)], ' | ');
}

function grouped(texts: readonly string[], operator: string): string {
  return texts.length === 1 ? (texts[0] ?? '') : `(${texts.join(operator)})`;
}

function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}
