import { getBelongings } from '@aw/contracts/auth/public';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';

export const belongingsKey = ['belongings'] as const;

/** Returns what this browser's anonymous user owns and would bring into an account; undefined for signed-in users. */
export function useBelongings() {
  const { user } = useSession();
  const isHydrated = useHydrated();
  const { data } = useQuery({
    queryKey: [...belongingsKey, user?.id],
    queryFn: ({ signal }) => api.call(getBelongings, { signal }),
    enabled: user?.isAnonymous === true,
    // Fetched again whenever a sign-in page opens, because uploads and views continue meanwhile.
    staleTime: 0,
  });
  return isHydrated && user?.isAnonymous ? data : undefined;
}
