import { getBelongings } from '@aw/contracts/auth/public';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';

export const belongingsKey = ['belongings'] as const;

/** What this browser's anonymous person has and would bring along; undefined for everybody else. */
export function useBelongings() {
  const { user } = useSession();
  const isHydrated = useHydrated();
  const { data } = useQuery({
    queryKey: [...belongingsKey, user?.id],
    queryFn: ({ signal }) => api.call(getBelongings, { signal }),
    enabled: user?.isAnonymous === true,
    // It is asked for anew on each visit of a way in: uploads and views go on meanwhile.
    staleTime: 0,
  });
  return isHydrated && user?.isAnonymous ? data : undefined;
}
