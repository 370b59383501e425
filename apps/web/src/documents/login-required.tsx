import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { useToast } from '@aw/ui/primitives/toast';
import { Lock } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { paths } from '~/lib/paths';
import { useGo } from '~/lib/use-go';

const redirectAfterMs = 1000;

const loginRequired = {
  title: 'Login Required',
  description: 'Please log in to access study documents and upload materials.',
} as const;

/** Shown where a page requires a session: a link to the login page, with a redirect after a second. */
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

/** Shows a toast and opens the login page after a second. Returns its address, which returns here afterwards. */
function useLoginRedirect(): string {
  const { pathname, search } = useLocation();
  const { toast } = useToast();
  const go = useGo();
  const address = paths.login({ next: pathname + search });
  const announce = useEffectEvent(() => toast({ ...loginRequired, tone: 'danger' }));
  // Replaces the history entry, so that Back does not trigger the same redirect again.
  const openLogin = useEffectEvent(() => go(address, { replace: true }));

  useEffect(() => {
    announce();
    const timer = setTimeout(openLogin, redirectAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return address;
}
