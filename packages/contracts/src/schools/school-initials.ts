const small = new Set([
  'of',
  'the',
  'and',
  'at',
  'in',
  'for',
  'de',
  'la',
  'du',
  'des',
  'der',
  'del',
  'di',
  'da',
]);

/**
 * Returns two letters for a school's monogram: of its name and the place after a comma, else of its first two words.
 */
export function schoolInitials(name: string): string {
  const parts = name
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const words = parts.length > 1 ? parts : (parts[0] ?? '').split(/[\s–-]+/);
  const telling = words.filter((word) => !small.has(word.toLowerCase()));
  const letters = telling.map((word) => word.match(/\p{L}|\p{N}/u)?.[0] ?? '').filter(Boolean);
  return letters.slice(0, 2).join('').toUpperCase();
}
