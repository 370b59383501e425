/** Beginnings of searches that say what is wanted, and not what it is about. Folded, longest first. */
const phrases = [
  'can someone explain to me',
  'can someone explain',
  'can someone help me with',
  'i need help with',
  'i need notes on',
  'help me understand',
  'help me with',
  'need help with',
  'looking for',
  'what is the difference between',
  'difference between',
  'what is meant by',
  'what do you mean by',
  'how do you find',
  'how do i find',
  'how to find',
  'how to solve',
  'explain how',
  'explain why',
  'explain the',
  'notes on',
  'notes about',
  'notes for',
  'note on',
  'information about',
  'info about',
  'info on',
  'summary of',
  'definition of',
  'meaning of',
  'examples of',
  'example of',
].map((phrase) => phrase.split(' '));

/** Words that say nothing when others are left, of languages in which students write. */
const words = new Set(
  [
    'a an the of in on for to and or is are was were be been being do does did done how what why when where which who whom',
    'whose can could should would will shall i im me my we you your he she they them their its this that these those with',
    'from by at as about into than then there here if so such very please pls plz vs versus explain need want whats hows',
    'el la los las es un una unos unas de del en y que como por para con cual cuales sobre lo al',
    'le les des du et est au aux dans pour sur avec qui quel quelle quels quelles une',
    'der das den dem ein eine einen einer und ist wie von zu im fur mit auf uber',
    'o os uma do da dos das nos na no com sobre qual quais',
    'il lo gli di della del delle che con per tra fra',
    've ile bir bu icin nedir',
  ].flatMap((line) => line.split(' ')),
);

/** Leaves out what a search says besides its subject; a search that says nothing else stays as it is. */
export function withoutFiller<Term extends { parts: readonly string[]; isPlain: boolean }>(
  terms: readonly Term[],
): readonly Term[] {
  const start = phraseLength(terms);
  const left = terms.slice(start).filter(({ parts, isPlain }) => !(isPlain && words.has(parts.join(''))));
  return left.length > 0 ? left : terms;
}

/** Returns true for a folded word that says nothing about a text. */
export function isFillerWord(word: string): boolean {
  return words.has(word);
}

function phraseLength(terms: readonly { parts: readonly string[]; isPlain: boolean }[]): number {
  const start = terms.slice(0, 6).map(({ parts, isPlain }) => (isPlain ? parts.join('') : ''));
  return phrases.find((phrase) => phrase.every((word, at) => word === start[at]))?.length ?? 0;
}
