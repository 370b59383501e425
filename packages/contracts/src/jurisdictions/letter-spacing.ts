/** Words of requests, which show where words end in letters without gaps. */
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
const maxKnownLength = Math.max(...[...knownWords].map((word) => word.length));
/** Minimum length of a known word that proves that a row of letters is words; shorter ones occur by chance. */
const minProvingLength = 4;
/** Minimum number of letters for a row of short words to count as words. */
const minRowLetters = 6;

/** Single letters with up to four signs between them; a number, a word of two letters or an apostrophe ends a row. */
const rows = /(?<![\p{L}\p{N}'])[a-z](?:[^\p{L}\p{N}']{1,4}[a-z](?![\p{L}\p{N}'])){2,}/gu;

/** Returns a lower-case text whose rows of single letters ("e s s a y", "e.s-s a-y") are joined into words. */
export function joinSpacedLetters(text: string): string {
  return text.replace(rows, (row) => wordsIn(row) ?? row);
}

/** Returns a row of letters as words; undefined if no known word proves that it is one ("A, B, C", "J. P. I"). */
function wordsIn(row: string): string | undefined {
  const words = splitAtGaps(row).map((letters) => {
    const parts = splitAtKnown(letters);
    return provesWords(parts) ? parts : [letters];
  });
  return provesWords(words.flat()) ? words.flat().join(' ') : undefined;
}

/** Returns true if one of the words is a longer known word, or all are known and have enough letters. */
function provesWords(words: readonly string[]): boolean {
  const isKnown = (word: string) => knownWords.has(word);
  const isLong = words.join('').length >= minRowLetters;
  return (
    words.some((word) => word.length >= minProvingLength && isKnown(word)) || (isLong && words.every(isKnown))
  );
}

/**
 * Splits a row at its gaps: distances that are wider than the smallest one, or that have a blank where others have
 * signs.
 */
function splitAtGaps(row: string): string[] {
  const gaps = row.match(/[^a-z]+/g) ?? [];
  const closest = gaps.reduce((least, gap) => Math.min(least, widthOf(gap)), Number.POSITIVE_INFINITY);
  const words = row.replace(/[^a-z]+/g, (gap) => (widthOf(gap) > closest ? ' ' : ''));
  return words.split(' ');
}

function widthOf(gap: string): number {
  return 2 * gap.length + (/\s/.test(gap) ? 1 : 0);
}

/** Returns the split with the fewest unknown letters and, among those, with the fewest words. */
function splitAtKnown(letters: string): string[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= letters.length; to++) {
    let chosen = { cost: (best[to - 1]?.cost ?? 0) + unknownCost, from: to - 1 };
    for (let from = Math.max(0, to - maxKnownLength); from < to; from++) {
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

/** Cost of a letter outside of a known word; higher than that of all words of a field. */
const unknownCost = 1_000_000;

/** Joins unknown letters beside each other into one word. */
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
