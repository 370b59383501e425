import {
  getStudyMaterial,
  listStudyMaterials,
  type StudyMaterial,
} from '@aw/contracts/study-materials/public';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

/** Prefix of the keys of all study material. It depends on the session, so another user never sees it. */
export const materialsKey = [...sessionKey, 'study-materials'] as const;

const pollEveryMs = 1_000;
const pollListEveryMs = 5_000;

export const isBeingMade = ({ state }: Pick<StudyMaterial, 'state'>) =>
  state === 'waiting' || state === 'running';

/** The person's study material without its content, latest first; loaded again while some is being made. */
export const materialsQuery = infiniteQueryOptions({
  queryKey: [...materialsKey, 'list'],
  queryFn: ({ pageParam, signal }) =>
    api.page(listStudyMaterials, { query: { limit: 20, cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ items }) => items.some(isBeingMade)) ? pollListEveryMs : false,
});

/** One study material with its content, loaded every second while it is being made. */
export function materialQuery(id: string) {
  return queryOptions({
    queryKey: [...materialsKey, 'one', id],
    queryFn: ({ signal }) => api.call(getStudyMaterial, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isBeingMade(data) ? pollEveryMs : false),
    refetchOnWindowFocus: false,
  });
}
