/** Letters with their marks, digits, and the joiners within words of Persian or Hindi. Longer runs are divided. */
const word = /[\p{L}\p{M}\p{N}\u200c\u200d]{1,64}/gu;

/** Maximum number of words of a question, or of a typed title, that are searched for. */
export const maxAskedWords = 1_000;

/** Maximum number of words of a longer text, such as an answer, that are compared with a search. */
export const maxComparedWords = 2_000;

/**
 * Returns the first words of a text, separated by one space, each of at most 64 characters. Every text of a person
 * passes through this before `to_tsvector` or `similarity` reads it: PostgreSQL's parser tries marks as paths,
 * addresses and tags, which takes quadratic time for runs such as "_a_a_a". `plain_words` of migration 0056 does the
 * same in SQL.
 */
export function plainWords(text: string, maxWords: number): string {
  const words: string[] = [];
  for (const [match] of text.matchAll(word)) {
    if (words.length === maxWords) break;
    words.push(match);
  }
  return words.join(' ');
}

/** A longer run of marks and letters without a space is cut into pieces. */
const maxRun = 50;
const run = new RegExp(`[!-~]{${maxRun + 1},}`, 'g');
const piece = new RegExp(`.{${maxRun}}`, 'g');
/** Maximum number of characters in long runs, and of HTML comments, on an ordinary page, such as addresses and code. */
const maxInRuns = 1_000;
const maxComments = 20;

/** More accents on a letter than any language has. Normalisation takes quadratic time for them. */
const markPile = /(\p{M}{32})\p{M}+/gu;

/**
 * Returns the text of a page, which is shown and indexed as it is, with spaces where PostgreSQL's parser would take
 * quadratic time, and without piles of accents. Only a page with more than 1,000 characters in long runs, more than 20 HTML
 * comments, or more than 32 accents on a letter is changed.
 */
export function withoutSlowRuns(page: string): string {
  const text = page.replace(markPile, '$1');
  const inRuns = (text.match(run) ?? []).filter(isMixed).reduce((sum, { length }) => sum + length, 0);
  const cut =
    inRuns > maxInRuns
      ? text.replace(run, (marks) => (isMixed(marks) ? marks.replace(piece, '$& ') : marks))
      : text;
  const comments = cut.split('<!--').length - 1;
  return comments > maxComments ? cut.replaceAll('<!--', '< !--') : cut;
}

/**
 * Returns true for a run of different marks; leaders and lines to write on repeat one mark, which is read in linear
 * time.
 */
function isMixed(marks: string): boolean {
  return new Set(marks).size > 1;
}
