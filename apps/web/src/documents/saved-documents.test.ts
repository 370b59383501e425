import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { expect, it } from 'vitest';
import { createQueryClient } from '~/lib/query-client';
import { documentKeys } from './document-keys';
import { newerState, savedIdsQuery, showSaved } from './saved-documents';

const userId = 'user_1';
const idsKey = savedIdsQuery(userId).queryKey;

it('[D24] a save stays when lists that were asked before it answer afterwards', async () => {
  const cache = createQueryClient();
  const detailKey = documentKeys.document(7);
  cache.setQueryData(idsKey, [3]);
  cache.setQueryData<Partial<DocumentDetail>>(detailKey, { isSaved: false });
  const answers: (() => void)[] = [];
  const late = <T>(answer: T) => new Promise<T>((resolve) => void answers.push(() => resolve(answer)));
  const requests = [
    cache.prefetchQuery({ queryKey: idsKey, queryFn: () => late([3]), staleTime: 0 }),
    cache.prefetchQuery({ queryKey: detailKey, queryFn: () => late({ isSaved: false }), staleTime: 0 }),
  ];
  await showSaved(cache, { userId, id: 7, isSaved: true });
  for (const answer of answers) answer();
  await Promise.all(requests);
  expect(answers).toHaveLength(2);
  expect(cache.getQueryData(idsKey)).toEqual([7, 3]);
  expect(cache.getQueryData(detailKey)).toEqual({ isSaved: true });
});

it('[D24] a card believes the newer of the list of saved documents and an opened document', () => {
  const at = <T>(dataUpdatedAt: number, data?: T) => ({ dataUpdatedAt, data });
  expect(newerState(7, at(1, { isSaved: true }), at(2, new Set<number>()))).toBe(false);
  expect(newerState(7, at(2, { isSaved: true }), at(1, new Set<number>()))).toBe(true);
  expect(newerState(7, at(2, {}), at(1, new Set([7])))).toBe(true);
  expect(newerState(7, at(2, { isSaved: true }), at<Set<number>>(0))).toBe(true);
  expect(newerState(7, at(0), at<Set<number>>(0))).toBeUndefined();
});
