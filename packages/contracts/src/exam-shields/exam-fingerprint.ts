import { withLatinLetters } from '../jurisdictions/look-alikes';

// What is hashed begins so: the same words hashed for something else have other fingerprints.
const domain = 'exam-shield-1\n';

/** So many consecutive words make one fingerprint. */
const shingleWords = 5;
/** A task of fewer words says too little to be recognised. */
export const fewestTaskWords = 8;
/** The fingerprints of the shortest task. */
export const fewestTaskFingerprints = fewestTaskWords - shingleWords + 1;

// Compatibility forms may unfold to many letters each; no text of 30,000 characters has more words by itself.
const mostWords = 30_000;

// Scripts that write no blanks between words: each letter is one, the same in every browser and on the server.
const unspaced =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Bopo}';
const wordPattern = new RegExp(`(?=\\p{L})[${unspaced}]\\p{M}*|(?:(?![${unspaced}])[\\p{L}\\p{M}])+`, 'gu');
const unspacedPattern = new RegExp(`^[${unspaced}]`, 'u');

// Addresses of links and images; LaTeX's commands, and its accents, which stand before their letter.
const linkTarget = /\]\([^)\s]{0,300}\)/g;
const command = /\\(?:begin|end)\{[^}\n]{0,40}\}|\\[a-z]+\*?/g;
const accent = /\\[^a-z\s]/g;
// Invisible characters, accents, and the points of Hebrew.
const marks = /[\p{Cf}\p{sc=Inherited}\u0591-\u05c7\u0640]/gu;
// Within a word, also where a line ends in it.
const joiners = /(\p{L})(?:['’ʼ]|[-‐]\s*)(?=\p{L})/gu;

/**
 * The words of a text as tasks and questions are compared by them: compatibility forms, accents, case, punctuation and
 * letters that look alike are folded. Figures and single letters are left out, since they are what formulas are made of,
 * what numbers a list, and what is changed first.
 */
export function examWords(text: string): string[] {
  const folded = withLatinLetters(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(marks, '')
      .replace(linkTarget, ' ')
      .replace(command, ' ')
      .replace(accent, '')
      .replace(joiners, '$1'),
  );
  const words: string[] = [];
  for (const [word] of folded.matchAll(wordPattern)) {
    if (words.length === mostWords) break;
    if (word.length > 1 || unspacedPattern.test(word)) words.push(word);
  }
  return words;
}

/** What is hashed of a text, each run of words once: a fingerprint is the first 64 bits of its SHA-256. */
export function examShingles(text: string): string[] {
  return shinglesOf(examWords(text));
}

function shinglesOf(words: readonly string[]): string[] {
  const shingles = new Set<string>();
  for (let end = shingleWords; end <= words.length; end += 1)
    shingles.add(domain + words.slice(end - shingleWords, end).join(' '));
  return [...shingles];
}

/** The tasks of an exam: the paragraphs of its text, between blank lines. */
export function splitTasks(text: string): string[] {
  return text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((task) => task.trim())
    .filter((task) => task !== '');
}

/** What is hashed of one task; undefined for one that is too short to be recognised. */
export function taskShingles(task: string): string[] | undefined {
  const words = examWords(task);
  // Two letters of a script without blanks say about as much as a word.
  const count = words.reduce((sum, word) => sum + (unspacedPattern.test(word) ? 0.5 : 1), 0);
  const shingles = shinglesOf(words);
  return count < fewestTaskWords || shingles.length < fewestTaskFingerprints ? undefined : shingles;
}

/** How many of a task's fingerprints a question has that matches it. */
export function fingerprintsNeeded(ofTask: number): number {
  return Math.min(12, Math.ceil(0.6 * ofTask));
}
