/** Maximum number of documents that one email shows. */
export const maxShown = 10;

/**
 * Chooses the documents that an email shows: one of each search in turn, so that a search with many does not hide the
 * others. A document that several searches found is shown once, with the first of them. Returns the documents of each
 * search, in the same order, and the number of those that are left out.
 */
export function chooseDocuments<Document extends { id: number }>(
  found: readonly (readonly Document[])[],
): { shown: Document[][]; others: number } {
  const ids = new Set<number>();
  const queues = found.map((documents) =>
    documents.filter(({ id }) => {
      const isNew = !ids.has(id);
      ids.add(id);
      return isNew;
    }),
  );
  const shown = queues.map((): Document[] => []);
  let count = 0;
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  for (let place = 0; place < longest; place += 1)
    queues.forEach((queue, index) => {
      const document = queue[place];
      if (!document || count === maxShown) return;
      shown[index]?.push(document);
      count += 1;
    });
  return { shown, others: ids.size - count };
}
