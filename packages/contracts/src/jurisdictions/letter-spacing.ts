/** Words of requests, by which letters without gaps between their words are told apart. */
const knownWords: ReadonlySet<string> = new Set(
  [
    'a about academic am an and any anything are ask assessment assignment assignments at attend author brief bullet',
    'bullets business buy by can case cases chapter chapters class classes code complete completed compose composed',
    'convert could course coursework craft create criteria data degree develop dissertation dissertations do done',
    'draft drafted economics english essay essays everything exam examination examinations exams expand expert final',
    'finals finance finish for friday from full get ghostwrite give grading have headings help history homework',
    'homeworks i idea ideas in into is it just kindly law list lists literature long make marketing marking master',
    'math maths me midterm midterms mine module monday my need note notes nothing now of on one order our outline',
    'outlines page paper papers pay person philosophy physics plan plans please point points prepare produce produced',
    'professor project projects proposal proposals psychology question questions quiz quizzes report reports research',
    'review reviews rewrite school scratch short sit slides sociology somebody someone start studies study take task',
    'tasks term test tests that the theses thesis this title titles to today tomorrow topic transform turn turnitin',
    'two university us want week whole will with word words works would write writer written you your zero',
  ].flatMap((line) => line.split(' ')),
);
const longestKnown = Math.max(...[...knownWords].map((word) => word.length));
/** From here on a known word shows that a row of letters is words: shorter ones stand in any. */
const telling = 4;
/** Fewer letters without any such word are no request, even when short words fill them. */
const fewLetters = 6;

/** Single letters with up to four signs between; a number, a word of two letters or an apostrophe ends them. */
const rows = /(?<![\p{L}\p{N}'])[a-z](?:[^\p{L}\p{N}']{1,4}[a-z](?![\p{L}\p{N}'])){2,}/gu;

/** A text in small Latin letters whose rows of single letters ("e s s a y", "e.s-s a-y") are words; all else stays. */
export function joinSpacedLetters(text: string): string {
  return text.replace(rows, (row) => wordsIn(row) ?? row);
}

/** A row of letters as words; undefined where no word shows that it is any ("A, B, C", "J. P. I"). */
function wordsIn(row: string): string | undefined {
  const words = splitAtGaps(row).map((letters) => {
    const parts = splitAtKnown(letters);
    return isTelling(parts) ? parts : [letters];
  });
  return isTelling(words.flat()) ? words.flat().join(' ') : undefined;
}

/** Whether one of these is a longer known word, or all are known and not just a few letters. */
function isTelling(words: readonly string[]): boolean {
  const isKnown = (word: string) => knownWords.has(word);
  const isLong = words.join('').length >= fewLetters;
  return words.some((word) => word.length >= telling && isKnown(word)) || (isLong && words.every(isKnown));
}

/** Letters stand closest within a word: what parts them further, or by a blank where signs part the others, is a gap. */
function splitAtGaps(row: string): string[] {
  const gaps = row.match(/[^a-z]+/g) ?? [];
  const closest = gaps.reduce((least, gap) => Math.min(least, widthOf(gap)), Number.POSITIVE_INFINITY);
  const words = row.replace(/[^a-z]+/g, (gap) => (widthOf(gap) > closest ? ' ' : ''));
  return words.split(' ');
}

function widthOf(gap: string): number {
  return 2 * gap.length + (/\s/.test(gap) ? 1 : 0);
}

/** The way to cut that leaves the fewest letters unknown and, of such ways, has the fewest words. */
function splitAtKnown(letters: string): string[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= letters.length; to++) {
    let chosen = { cost: (best[to - 1]?.cost ?? 0) + unknownCost, from: to - 1 };
    for (let from = Math.max(0, to - longestKnown); from < to; from++) {
      const cost = (best[from]?.cost ?? 0) + 1;
      if (cost < chosen.cost && knownWords.has(letters.slice(from, to))) chosen = { cost, from };
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

/** A letter outside of a word costs more than any number of words in a field. */
const unknownCost = 1_000_000;

/** Unknown letters beside each other are one word. */
function joinUnknown(words: string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isUnknown = !knownWords.has(word);
    if (isUnknown && isOpen) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    isOpen = isUnknown;
  }
  return joined;
}
