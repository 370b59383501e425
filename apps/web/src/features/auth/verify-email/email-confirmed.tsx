import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { useEffect, useRef } from 'react';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { AuthCard } from '../auth-card';

/** Says that the address is confirmed. The links depend on whether a user is signed in here. */
export function EmailConfirmed({ email }: { email: string }) {
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthCard>
      <div className="grid gap-1 wrap-anywhere">
        <h2 ref={heading} tabIndex={-1} className="text-18">
          Your address is confirmed
        </h2>
        <p className="text-ink-muted">{email} now belongs to your account.</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        {user && !user.isAnonymous ? (
          <>
            <Button asChild variant="primary">
              <Link to={paths.profile}>Go to your profile</Link>
            </Button>
            <Button asChild>
              <Link to={paths.documents()}>Browse documents</Link>
            </Button>
          </>
        ) : (
          <Button asChild variant="primary">
            <Link to={paths.login()}>Go to Sign In</Link>
          </Button>
        )}
      </div>
    </AuthCard>
  );
}
