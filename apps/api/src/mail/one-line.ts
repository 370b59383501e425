/** Text of people on one line: without breaks, control characters and marks that turn the reading direction. */
export function oneLine(text: string, most: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = Array.from(line);
  if (letters.length <= most) return line;
  return `${letters
    .slice(0, most - 1)
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
