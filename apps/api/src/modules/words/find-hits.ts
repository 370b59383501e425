import { foldText, unspacedRanges } from '@aw/db/search';
import type { FlatText } from './flat-text';

/** A word that was searched for, in UTF-16 units of the text. */
export type Hit = {
  start: number;
  end: number;
  /** The folded word. */
  word: string;
  /** True if it begins at the end of the hit before it, so that one mark covers both. */
  isJoined: boolean;
};

type IsHit = (foldedWord: string) => boolean;
type Part = { start: number; end: number };

/** Any two letters of these are a word. Half-width Japanese is written with others before it is folded. */
const unspaced = String.raw`${unspacedRanges}\uff66-\uff9f`;
const separators = String.raw`\-\u2010\u2011.'_\u0060\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07`;
const invisible = String.raw`\p{M}\u200b-\u200d\u2060\ufeff`;
const letter = String.raw`[[\p{L}\p{N}]--[${unspaced}${separators}]]`;
const letters = String.raw`${letter}[[\p{L}\p{N}${invisible}]--[${unspaced}${separators}]]*`;

/** A run of a script without spaces, or a word or compound of other letters. Nothing is read twice. */
const words = new RegExp(
  `[${unspaced}][${unspaced}${invisible}]*|${letters}(?:[${separators}]${letters})*`,
  'gv',
);
const startsRun = new RegExp(`^[${unspaced}]`, 'v');
const separator = new RegExp(`[${separators}]`, 'v');
const continuesLetter = new RegExp(String.raw`^[${invisible}\uff9e\uff9f]$`, 'v');

/** Returns the hits in a text, in their order. */
export function findHits({ text, joins }: FlatText, isHit: IsHit): Hit[] {
  const hits: Hit[] = [];
  for (const match of text.matchAll(words)) {
    const found = startsRun.test(match[0])
      ? pairHits(match[0], isHit)
      : wordHits(match[0], match.index, joins, isHit);
    for (const hit of found)
      hits.push({ ...hit, start: hit.start + match.index, end: hit.end + match.index });
  }
  return hits;
}

/** Returns the pairs of letters that are hits. A pair is marked as it is written, with its vowels and tones. */
function pairHits(run: string, isHit: IsHit): Hit[] {
  const foldedLetters = new Map<string, string>();
  const foldOnce = (text: string) => {
    const folded = foldedLetters.get(text) ?? foldText(text);
    foldedLetters.set(text, folded);
    return folded;
  };
  const folded = lettersOf(run).flatMap((part) =>
    Array.from(foldOnce(run.slice(part.start, part.end)), (each) => ({ ...part, each })),
  );
  const [single] = folded;
  if (folded.length === 1 && single)
    return isHit(single.each) ? [{ start: 0, end: single.end, word: single.each, isJoined: false }] : [];
  return folded.slice(1).flatMap((second, at) => {
    const first = folded[at] ?? second;
    const word = first.each + second.each;
    return isHit(word) ? [{ start: first.start, end: second.end, word, isJoined: false }] : [];
  });
}

/** Returns where each letter of a run stands, together with the marks that follow it. */
function lettersOf(run: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const character of run) {
    const end = start + character.length;
    const last = parts.at(-1);
    if (last && continuesLetter.test(character)) last.end = end;
    else parts.push({ start, end });
    start = end;
  }
  return parts;
}

/** Returns a word or compound if it is a hit as a whole, and otherwise those of its parts that are. */
function wordHits(word: string, at: number, joins: ReadonlySet<number>, isHit: IsHit): Hit[] {
  const isCompound = separator.test(word);
  const whole = isCompound ? compoundHit(word, isHit) : foldedHit(word, isHit);
  if (whole !== undefined) return [{ start: 0, end: word.length, word: whole, isJoined: false }];
  if (!isCompound && joins.size === 0) return [];
  let isLastHit = false;
  return partsOf(word, at, joins).flatMap((part) => {
    const hit = foldedHit(word.slice(part.start, part.end), isHit);
    const isJoined = isLastHit;
    isLastHit = hit !== undefined;
    return hit === undefined ? [] : [{ ...part, word: hit, isJoined }];
  });
}

/** Returns the parts between the marks of a compound, and those of a word that was divided at the end of a line. */
function partsOf(word: string, at: number, joins: ReadonlySet<number>): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (let end = 1; end <= word.length; end++) {
    const isMark = separator.test(word.charAt(end));
    if (!isMark && end < word.length && !joins.has(at + end)) continue;
    if (end > start) parts.push({ start, end });
    start = isMark ? end + 1 : end;
  }
  return parts;
}

const foldedMarks = /[-.'_]/g;

/** Returns the folded form of a compound that is a hit: as it is, or without its marks. */
function compoundHit(word: string, isHit: IsHit): string | undefined {
  const folded = foldText(word);
  return [folded, folded.replace(foldedMarks, '')].find(isHit);
}

const foldedOthers = /[^\p{L}\p{M}\p{N}]+/u;

/** Returns the folded form of a word that is a hit. A fraction such as ½ is two words when it is folded. */
function foldedHit(word: string, isHit: IsHit): string | undefined {
  const folded = foldText(word);
  if (isHit(folded)) return folded;
  if (folded.length <= word.length) return undefined;
  return folded.split(foldedOthers).find((form) => form !== '' && isHit(form));
}
