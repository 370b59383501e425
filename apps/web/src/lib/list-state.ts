import { isAuthRequired } from '@aw/contracts/api-error';

/** Number of cards per page of a list, divisible into rows of two and of three. */
export const cardsPerPage = 24;

/** The state of a list, which the page shows as `data-state`. */
type ListState = 'loading' | 'auth-required' | 'error' | 'empty' | 'list';

type Query = { isPending: boolean; error: unknown };

/** Returns the state of a query with `count` loaded items. An error takes precedence over older results. */
export function listState({ isPending, error }: Query, count: number): ListState {
  if (error) return isAuthRequired(error) ? 'auth-required' : 'error';
  if (isPending) return 'loading';
  return count === 0 ? 'empty' : 'list';
}
