/** Returns a `tsquery` for text with a stem. */
export function stemQuery(stem: string): string {
  return `'${stem.replace(/['\\]/g, '$&$&')}'`;
}

/** Returns a `tsquery` for words, as written, that begin with one of some stems. */
export function anyBeginning(stems: readonly string[]): string {
  // The end of a stem may differ from its words, such as "studi" for "study".
  return stems.map((stem) => `${stemQuery(stem.replace(/(?<=..)i$/, ''))}:*`).join(' | ');
}
