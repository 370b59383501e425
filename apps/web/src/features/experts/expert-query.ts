import { getOwnExpert } from '@aw/contracts/experts/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { checksPollMs } from '~/lib/file-checks';
import { sessionKey } from '~/lib/session';

/** Short, because staff may decide between two visits. */
const staleAfterMs = 10_000;

/** Query of the user's own application or profile, with proofs, rates and earnings. */
export function ownExpertQuery(userId: string) {
  return queryOptions({
    // The key contains the session's key and the user's id, so that the next user never sees cached data.
    queryKey: [...sessionKey, userId, 'expert'],
    queryFn: ({ signal }) => api.call(getOwnExpert, { signal }),
    staleTime: staleAfterMs,
    refetchInterval: ({ state }) => checksPollMs(state.data?.proofs ?? []),
  });
}
