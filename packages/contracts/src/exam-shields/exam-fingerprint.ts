import { withLatinLetters } from '../jurisdictions/look-alikes';

// Prefix of everything that is hashed here, so that the same words hashed for another purpose differ.
const domain = 'exam-shield-1\n';

/** Number of consecutive words in one fingerprint. */
const shingleWords = 5;
/** Minimum number of words in a task; shorter ones would match too much. */
export const minTaskWords = 8;
/** Number of fingerprints of the shortest task. */
export const minTaskFingerprints = minTaskWords - shingleWords + 1;

// A compatibility form can unfold into many letters; without those, 30,000 characters never have more words.
const maxWords = 30_000;

// Scripts without blanks between words: each letter is a word, in every browser and on the server.
const unspaced =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Bopo}';
const wordPattern = new RegExp(`(?=\\p{L})[${unspaced}]\\p{M}*|(?:(?![${unspaced}])[\\p{L}\\p{M}])+`, 'gu');
const unspacedPattern = new RegExp(`^[${unspaced}]`, 'u');

// Addresses of links and images; LaTeX's commands, and its accents, which come before their letter.
const linkTarget = /\]\([^)\s]{0,300}\)/g;
const command = /\\(?:begin|end)\{[^}\n]{0,40}\}|\\[a-z]+\*?/g;
const accent = /\\[^a-z\s]/g;
// Invisible characters, accents, and the points of Hebrew.
const marks = /[\p{Cf}\p{sc=Inherited}\u0591-\u05c7\u0640]/gu;
// Apostrophes and hyphens within a word, also at the end of a line.
const joiners = /(\p{L})(?:['’ʼ]|[-‐]\s*)(?=\p{L})/gu;

/**
 * Returns the words of a text in the form in which tasks and questions are compared: compatibility forms, accents,
 * case, punctuation and look-alike letters are folded. Numbers and single letters are left out, because they occur in
 * every formula and list and are changed first.
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
    if (words.length === maxWords) break;
    if (word.length > 1 || unspacedPattern.test(word)) words.push(word);
  }
  return words;
}

/** Returns the runs of words that are hashed, each once. A fingerprint is the first 64 bits of the SHA-256 of one. */
export function examShingles(text: string): string[] {
  return shinglesOf(examWords(text));
}

function shinglesOf(words: readonly string[]): string[] {
  const shingles = new Set<string>();
  for (let end = shingleWords; end <= words.length; end += 1)
    shingles.add(domain + words.slice(end - shingleWords, end).join(' '));
  return [...shingles];
}

/** Returns the tasks of an exam: the paragraphs of its text, which empty lines separate. */
export function splitTasks(text: string): string[] {
  return text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((task) => task.trim())
    .filter((task) => task !== '');
}

/** Returns the runs of words of one task that are hashed; undefined if the task is too short to be recognised. */
export function taskShingles(task: string): string[] | undefined {
  const words = examWords(task);
  // Two letters of a script without blanks count as one word.
  const count = words.reduce((sum, word) => sum + (unspacedPattern.test(word) ? 0.5 : 1), 0);
  const shingles = shinglesOf(words);
  return count < minTaskWords || shingles.length < minTaskFingerprints ? undefined : shingles;
}

/** Returns the number of a task's fingerprints that a matching question must have. */
export function fingerprintsNeeded(ofTask: number): number {
  return Math.min(12, Math.ceil(0.6 * ofTask));
}
