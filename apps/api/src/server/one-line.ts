import { oneLineText } from '@aw/contracts/one-line';

/** Text of people on one line of at most `maxLength` characters; what is cut ends with an ellipsis. */
export function oneLine(text: string, maxLength: number): string {
  const line = oneLineText(text);
  const letters = Array.from(line);
  if (letters.length <= maxLength) return line;
  return `${letters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`;
}

/** Words of people for a mail that anybody can cause; undefined for none, and for those that mail programs would make a link of. */
export function plainWords(text: string | null, most: number): string | undefined {
  const line = oneLine(text ?? '', most);
  return line === '' || /[/@]|\w\.\w{2,}/u.test(line) ? undefined : line;
}

/** The name to greet with. */
export function greetingName(name: string | null): string | undefined {
  return plainWords(name, 60);
}
