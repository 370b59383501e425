/**
 * Stop words of questions, beside those of PostgreSQL: by which people ask, light verbs, and what they want to have done.
 * They say nothing of what is asked for.
 */
const stopWords = new Set(
  `answer calculate calculated called compare compute computed define defined definition describe description determine
  difference different discuss exactly example explain find finds found happen happens kind know mean meaning means
  name question say says show tell understand use used uses using way work works
  come comes could get gets give gives go goes made make makes many may might much must need needs put should take
  taken takes thing would`.split(/\s+/),
);

/** A question without its stop words. */
export function withoutStopWords(question: string): string {
  return question.replace(/\p{L}+/gu, (word) => (stopWords.has(word.toLowerCase()) ? ' ' : word));
}
