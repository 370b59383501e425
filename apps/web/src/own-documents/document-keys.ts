/** First parts of the cache keys of documents; invalidating one refreshes every list below it. */
export const documentKeys = {
  documents: ['documents'],
  figures: ['documents', 'figures'],
  document: (id: number) => ['document', id] as const,
} as const;
