import { isAuthRequired } from '@aw/contracts/api-error';

/** A list is in exactly one of these; the page carries it as `data-state`. */
type ListState = 'loading' | 'auth-required' | 'error' | 'empty' | 'list';

type Query = { isPending: boolean; error: unknown };

/** Reads a query: what failed first, then what is missing, then how much there is. */
export function listState({ isPending, error }: Query, count: number): ListState {
  if (error) return isAuthRequired(error) ? 'auth-required' : 'error';
  if (isPending) return 'loading';
  return count === 0 ? 'empty' : 'list';
}
