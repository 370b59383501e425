import { oneLineText } from '@aw/contracts/one-line';

/** Returns a text on one line of at most `maxLength` characters. A cut text ends with an ellipsis. */
export function oneLine(text: string, maxLength: number): string {
  const line = oneLineText(text);
  const letters = Array.from(line);
  if (letters.length <= maxLength) return line;
  return `${letters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * Returns a person's words for a mail that anyone can cause. Undefined if there are none, or if mail programs would
 * turn them into a link.
 */
export function plainWords(text: string | null, most: number): string | undefined {
  const line = oneLine(text ?? '', most);
  return line === '' || /[/@]|\w\.\w{2,}/u.test(line) ? undefined : line;
}

/** Returns the name for a greeting. */
export function greetingName(name: string | null): string | undefined {
  return plainWords(name, 60);
}
