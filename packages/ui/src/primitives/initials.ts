/* Keeps letters of a joined script apart: an Arabic L and A together would read as the word "no". */
const nonJoiner = '\u200c';

/** Returns the first letters of the first and the last word of a name, ignoring a title such as "Dr.". */
export function initials(name: string): string {
  const written = name.trim().split(/\s+/);
  const words = written.length > 1 && /^\p{L}{2,}\.$/u.test(written[0] ?? '') ? written.slice(1) : written;
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [words[0], last].map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '');
  const isJoined = letters.some((letter) => /\p{Script=Arabic}|\p{Script=Syriac}/u.test(letter));
  return letters.filter(Boolean).join(isJoined ? nonJoiner : '');
}
