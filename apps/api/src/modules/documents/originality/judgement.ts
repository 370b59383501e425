import type { Originality } from './judge-originality';

export type Judgement = ReturnType<typeof judgementOf>;

/**
 * Returns the columns that say whether a document counts. Original work does if it has enough legible words
 * (`isReadable`).
 */
export function judgementOf(originality: Originality, isReadable: boolean) {
  if (originality.state === 'accepted') {
    const columns = { similar_to: null, similarity_percent: null };
    return !isReadable
      ? { originality: 'waiting' as const, wait_reason: 'few_words' as const, ...columns }
      : { originality: originality.state, wait_reason: null, ...columns };
  }
  return originality.state === 'copy'
    ? {
        originality: originality.state,
        wait_reason: null,
        similar_to: originality.copy.id,
        similarity_percent: 100,
      }
    : {
        originality: originality.state,
        wait_reason: 'similar' as const,
        similar_to: originality.similarTo,
        similarity_percent: originality.percent,
      };
}
