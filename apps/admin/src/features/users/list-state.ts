import { type UserState, userStates } from '@aw/contracts/users/staff';

/** What the address of the user desk says: which people, and who is open. */
export type ListState = { state: UserState | undefined; q: string; id: string | undefined };

const usersPath = '/admin/people';

/** Reads the list's state from the address; what it does not know counts as not given. */
export function readListState(search: URLSearchParams): ListState {
  const id = search.get('id') ?? '';
  return {
    state: userStates.find((state) => state === search.get('state')),
    q: (search.get('q') ?? '').trim(),
    id: /^[A-Za-z0-9_-]{8,80}$/.test(id) ? id : undefined,
  };
}

/** The address of the people in one state, matching some words, or with one open. */
export function usersAddress({ state, q, id }: Partial<ListState> = {}): string {
  const search = new URLSearchParams();
  if (state) search.set('state', state);
  if (q?.trim()) search.set('q', q.trim());
  if (id) search.set('id', id);
  return usersPath + (search.size > 0 ? `?${search}` : '');
}
