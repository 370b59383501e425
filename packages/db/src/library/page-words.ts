/** The text of a `to_tsquery` that finds pages with every word of `q`, the last as a beginning; undefined without a word. */
export function pageQuery(q: string): string | undefined {
  const words = wordsOf(q);
  if (words.length === 0) return undefined;
  return `${words.map((word) => `'${word}'`).join(' & ')}:*`;
}

/** Letters and digits only, so that nothing in a word can be an operator. */
export function wordsOf(q: string): string[] {
  return q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
