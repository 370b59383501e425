/** A `tsquery` for what has a stem. */
export function stemQuery(stem: string): string {
  return `'${stem.replace(/['\\]/g, '$&$&')}'`;
}

/** A `tsquery` for words, as they are written, that begin like one of some stems. */
export function anyBeginning(stems: readonly string[]): string {
  // A stem may end otherwise than its words, as "studi" of "study".
  return stems.map((stem) => `${stemQuery(stem.replace(/(?<=..)i$/, ''))}:*`).join(' | ');
}
