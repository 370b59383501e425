/** Words of requests, by which letters without gaps between their words are told apart. */
const known = new Set(
  [
    'a about academic am an and any anything are ask assessment assignment assignments at author brief business buy by',
    'can case chapter chapters class code complete completed compose could course coursework create criteria data degree',
    'dissertation dissertations do done draft economics english essay essays everything exam exams expand expert final',
    'finance finish for friday from full get ghostwrite give grading have help history homework homeworks i in is it just',
    'kindly law list literature long make marketing marking master math maths me midterm module monday my need notes now of',
    'on one order our outline page paper papers pay person philosophy physics please prepare produce professor project',
    'proposal psychology question questions quiz report reports research review school scratch short sit sociology somebody',
    'someone start study take task tasks term test tests that the thesis this to today tomorrow topic turn turnitin two',
    'university us want week whole will with word words would write writer written you your zero',
  ].flatMap((line) => line.split(' ')),
);
const longestKnown = Math.max(...[...known].map((word) => word.length));
/** From here on a known word shows that a row of letters is words: shorter ones stand in any. */
const telling = 4;
/** Fewer letters without any such word are no request, even when short words fill them. */
const fewLetters = 6;

/** Single letters with up to four signs between; a number, a word of two letters or an apostrophe ends them. */
const rows = /(?<![\p{L}\p{N}'])[a-z](?:[^\p{L}\p{N}']{1,4}[a-z](?![\p{L}\p{N}'])){2,}/gu;

/** A text in small Latin letters whose rows of single letters ("e s s a y", "e.s-s a-y") are words; all else stays. */
export function withSpelledWords(text: string): string {
  return text.replace(rows, (row) => wordsOf(row).map(separated).join(' '));
}

/** Letters stand closest within a word: what parts them further, or by a blank where signs part the others, is a gap. */
function wordsOf(row: string): string[] {
  const gaps = row.match(/[^a-z]+/g) ?? [];
  const closest = Math.min(...gaps.map(widthOf));
  const words = row.replace(/[^a-z]+/g, (gap) => (widthOf(gap) > closest ? ' ' : ''));
  return words.split(' ');
}

function widthOf(gap: string): number {
  return 2 * gap.length + (/\s/.test(gap) ? 1 : 0);
}

/** Letters as the known words in them, with as few letters as can be outside of one; as they are where that shows nothing. */
function separated(letters: string): string {
  if (known.has(letters)) return letters;
  const words = splitAtKnown(letters);
  const isTold = words.some((word) => word.length >= telling && known.has(word));
  const isFilled = letters.length >= fewLetters && words.every((word) => known.has(word));
  return isTold || isFilled ? words.join(' ') : letters;
}

/** The way to cut that leaves the fewest letters unknown and, of such ways, has the fewest words. */
function splitAtKnown(letters: string): string[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= letters.length; to++) {
    let chosen = { cost: (best[to - 1]?.cost ?? 0) + unknownCost, from: to - 1 };
    for (let from = Math.max(0, to - longestKnown); from < to; from++) {
      const cost = (best[from]?.cost ?? 0) + 1;
      if (cost < chosen.cost && known.has(letters.slice(from, to))) chosen = { cost, from };
    }
    best.push(chosen);
  }
  const words: string[] = [];
  for (let to = letters.length; to > 0; ) {
    const from = best[to]?.from ?? 0;
    words.push(letters.slice(from, to));
    to = from;
  }
  return joinUnknown(words.reverse());
}

/** More than any number of words costs that one brief can have. */
const unknownCost = 1000;

/** Unknown letters beside each other are one word. */
function joinUnknown(words: string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isUnknown = !known.has(word);
    if (isUnknown && isOpen) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    isOpen = isUnknown;
  }
  return joined;
}
