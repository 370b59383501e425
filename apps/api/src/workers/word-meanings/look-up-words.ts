import { baseForms } from './base-forms';
import { type PartOfSpeech, partsOfSpeech, type WordNet } from './wordnet';

/**
 * Another word for a word, with its closeness from 0 to 1: another spelling, a word of the same family, such as "deplete"
 * for "depletion", or a synonym.
 */
export type OtherWord = { word: string; closeness: number };

/** Knowledge of one English word. */
export type WordMeaning = {
  /** Whether WordNet has the word. It has few names and technical terms. */
  isKnown: boolean;
  /** Whether the word can be a noun, or an adjective of one, such as "galvanic". */
  isNoun: boolean;
  /** How often the word occurs in 200,000 words of ordinary English. */
  frequency: number;
  /** The closest first. None for a word that WordNet does not have. */
  others: readonly OtherWord[];
};

/** Rare meanings of a word are left out, because their synonyms mislead. */
const maxMeanings: Record<PartOfSpeech, number> = { noun: 3, verb: 3, adj: 2 };
const maxOthers = 14;
const shortest = 3;
const oneWord = /^[\p{L}\p{N}'-]+$/u;

const closeness = {
  spelling: 0.95,
  typed: 0.85,
  family: 0.9,
  /** Synonyms of a word with one or two meanings, of the first of several, and of the others. */
  clear: 0.8,
  first: 0.65,
  later: 0.45,
};
const fewMeanings = 2;

/** Pointers of wndb(5WN): derivationally related form, adjective of similar meaning, adjective's noun. */
const related = '+';
const similar = '&';
const pertaining = '\\';

/** Maximum number of unknown words for which words that are typed almost the same are sought. */
const maxCorrected = 3;

/** Looks up words in lower case and returns their meanings in the same order. */
export function lookUpWords(wordNet: WordNet, words: readonly string[]): WordMeaning[] {
  let corrected = 0;
  return words.map((word) => {
    const meaning = meaningOf(wordNet, word);
    if (meaning.isKnown || corrected === maxCorrected) return meaning;
    corrected += 1;
    const others = typedAlmost(wordNet, word).map((other) => ({ word: other, closeness: closeness.typed }));
    const frequency = Math.max(0, ...others.map((one) => wordNet.frequency(one.word)));
    return { ...meaning, frequency, others };
  });
}

function meaningOf(wordNet: WordNet, word: string): WordMeaning {
  const entries = partsOfSpeech.flatMap((part): Found[] => {
    for (const form of baseForms(word, part)) {
      const entry = wordNet.find(form, part);
      if (entry) return [{ part, ...entry }];
    }
    return [];
  });
  const count = entries.reduce((sum, { meanings }) => sum + meanings.length, 0);
  const others = entries.flatMap((entry) => othersOf(wordNet, entry, count <= fewMeanings));
  const lemmas = new Set(entries.map(({ lemma }) => lemma));
  const bases = [...lemmas].map((lemma): OtherWord => ({ word: lemma, closeness: 1 }));
  const closest = new Map<string, OtherWord>();
  for (const one of [...bases, ...others].toSorted((a, b) => b.closeness - a.closeness))
    if (one.word !== word && !closest.has(one.word)) closest.set(one.word, one);
  const spellings = [...closest.values()].filter((one) => one.closeness >= closeness.spelling);
  return {
    isKnown: entries.length > 0,
    isNoun: entries.some((entry) => entry.part === 'noun' || isOfNoun(wordNet, entry)),
    frequency: Math.max(
      0,
      ...[word, ...spellings.map((one) => one.word)].map((one) => wordNet.frequency(one)),
    ),
    others: [...closest.values()].slice(0, maxOthers),
  };
}

type Found = { part: PartOfSpeech; lemma: string; meanings: readonly number[] };

function othersOf(wordNet: WordNet, { part, lemma, meanings }: Found, isClear: boolean): OtherWord[] {
  const others: OtherWord[] = [];
  const add = (words: readonly string[], close: number) => {
    for (const word of words.map((one) => one.toLowerCase()))
      if (word.length >= shortest && oneWord.test(word))
        others.push({ word, closeness: isSpelling(word, lemma) ? closeness.spelling : close });
  };
  for (const [at, offset] of meanings.slice(0, maxMeanings[part]).entries()) {
    const { words, isSatellite, pointers } = wordNet.synset(offset, part);
    const own = words.findIndex((one) => one.toLowerCase() === lemma) + 1;
    const ofMeaning = isClear ? closeness.clear : at === 0 ? closeness.first : closeness.later;
    add(words, ofMeaning);
    for (const { symbol, offset: target, part: of, from, to } of pointers) {
      if (!of) continue;
      const isFamily = (symbol === related || symbol === pertaining) && from === own;
      if (!isFamily && !(isSatellite && symbol === similar)) continue;
      const { words: targets } = wordNet.synset(target, of);
      if (isFamily) add(targets.slice(to - 1, to), closeness.family);
      else add(targets.slice(0, 1), ofMeaning);
    }
  }
  return others;
}

/** Whether two words differ only in vowels, or in "s" and "z": colour and color, analyse and analyze. */
function isSpelling(one: string, other: string): boolean {
  const skeleton = (word: string) => word.replace(/[aeiouy]/g, '').replaceAll('z', 's');
  return one[0] === other[0] && Math.abs(one.length - other.length) <= 1 && skeleton(one) === skeleton(other);
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
/** Shorter words have too many others like them. */
const minCorrected = 6;
const maxCorrectedLength = 24;
const maxTyped = 3;

/** Returns nouns and adjectives from which a word differs in one letter, or in two that changed places. */
function typedAlmost(wordNet: WordNet, word: string): string[] {
  if (word.length < minCorrected || word.length > maxCorrectedLength || !/^[a-z]+$/.test(word)) return [];
  const edits = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    edits.add(before + after.slice(1));
    edits.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
    for (const letter of letters) {
      edits.add(before + letter + after);
      edits.add(before + letter + after.slice(1));
    }
  }
  edits.delete(word);
  return [...edits]
    .filter((edit) => wordNet.find(edit, 'noun') ?? wordNet.find(edit, 'adj'))
    .slice(0, maxTyped);
}

/** Whether an adjective says "of" a noun in its most frequent meaning. */
function isOfNoun(wordNet: WordNet, { part, meanings: [first] }: Found): boolean {
  if (part !== 'adj' || first === undefined) return false;
  return wordNet.synset(first, part).pointers.some(({ symbol }) => symbol === pertaining);
}
