import { getOwnExpert } from '@aw/contracts/experts/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { checksPollMs } from '~/lib/file-checks';
import { sessionKey } from '~/lib/session';

/** Staff decide meanwhile, so it is read again when the page is. */
const staleAfterMs = 10_000;

/** The own application or profile, with proofs, rates and earnings. */
export function ownExpertQuery(userId: string) {
  return queryOptions({
    // Below the session's key and the person's id: who signs in next never sees what is kept of another.
    queryKey: [...sessionKey, userId, 'expert'],
    queryFn: ({ signal }) => api.call(getOwnExpert, { signal }),
    staleTime: staleAfterMs,
    refetchInterval: ({ state }) => checksPollMs(state.data?.proofs ?? []),
  });
}
