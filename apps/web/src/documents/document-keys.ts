/** Prefixes of the cache keys of documents. Invalidating one refreshes all queries that start with it. */
export const documentKeys = {
  documents: ['documents'],
  figures: ['documents', 'figures'],
  document: (id: number) => ['document', id] as const,
} as const;
