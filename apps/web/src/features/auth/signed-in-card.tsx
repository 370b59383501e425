import type { User } from '@aw/contracts/users/public';
import { Avatar } from '@aw/ui/primitives/avatar';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { useSignOut } from '~/lib/use-sign-out';
import { useNext } from './auth-address';
import { AuthCard } from './auth-card';

/** Shown instead of a sign-in form to a signed-in user: their name and where to go next. */
export function SignedInCard({ user }: { user: User }) {
  const next = useNext();
  const { signOut, isSigningOut } = useSignOut();
  const name = userName(user);
  const isNameAddress = name === user.email;
  return (
    <AuthCard>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <Avatar name={name} imageUrl={user.profileImageUrl ?? undefined} size="lg" />
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-18">
            You are signed in as <bdi>{name}</bdi>
          </h2>
          {!isNameAddress && <p className="text-14 text-ink-muted">{user.email}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        <Button asChild variant="primary">
          {next === paths.home ? (
            <Link to={paths.profile}>Go to your profile</Link>
          ) : (
            <Link to={next}>Continue</Link>
          )}
        </Button>
        {next !== paths.home && (
          <Button asChild>
            <Link to={paths.profile}>Your profile</Link>
          </Button>
        )}
        <Button asChild>
          <Link to={paths.settings}>Settings</Link>
        </Button>
        <Button
          variant="quiet"
          onClick={() => void signOut()}
          isPending={isSigningOut}
          pendingLabel="Signing out..."
        >
          Sign out
        </Button>
      </div>
      <p className="text-14 text-ink-muted">
        To use another account, sign out first. You do not lose anything in this account.
      </p>
    </AuthCard>
  );
}

/** Returns the name that a signed-in user is called by: the full name, else the email address. */
export function userName({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>) {
  return [firstName, lastName].filter(Boolean).join(' ') || (email ?? 'a user without a name');
}
