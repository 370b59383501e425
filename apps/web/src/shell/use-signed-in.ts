import type { SignedInUser } from '@aw/ui/patterns/site-header';
import { useSession } from '../lib/session';
import { useHydrated } from '../lib/use-hydrated';
import { useSignOut } from '../lib/use-sign-out';
import { ownPages } from './header-menu';
import { greetingOf, nameOf } from './user';

/** The person with an account who is here, as the header shows them; undefined for all others, and until one knows. */
export function useSignedIn(): SignedInUser | undefined {
  const { user } = useSession();
  const { signOut, isSigningOut } = useSignOut();
  const isHydrated = useHydrated();
  if (!isHydrated || !user || user.isAnonymous) return undefined;
  return {
    name: greetingOf(user),
    fullName: nameOf(user),
    email: user.email ?? undefined,
    imageUrl: user.profileImageUrl ?? undefined,
    links: ownPages,
    onSignOut: () => void signOut(),
    isSigningOut,
  };
}
