import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { Lock } from 'lucide-react';
import { loginRequired, useLoginRedirect } from './use-login-redirect';

/** Stands where a page needs a session: the card, its link, and the redirect about a second later. */
export function LoginRequired() {
  const address = useLoginRedirect();
  return (
    <EmptyState
      icon={Lock}
      title={loginRequired.title}
      action={
        <Button asChild variant="primary">
          <Link to={address}>Go to Login</Link>
        </Button>
      }
    >
      {loginRequired.description}
    </EmptyState>
  );
}
