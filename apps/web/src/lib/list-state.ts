import { isAuthRequired } from '@aw/contracts/api-error';

/** The state of a list, which the page shows as `data-state`. */
type ListState = 'loading' | 'auth-required' | 'error' | 'empty' | 'list';

type Query = { isPending: boolean; error: unknown };

/** Returns the state of a query with `count` loaded items. An error takes precedence over older results. */
export function listState({ isPending, error }: Query, count: number): ListState {
  if (error) return isAuthRequired(error) ? 'auth-required' : 'error';
  if (isPending) return 'loading';
  return count === 0 ? 'empty' : 'list';
}
