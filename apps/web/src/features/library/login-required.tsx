import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { useToast } from '@aw/ui/primitives/toast';
import { Lock } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths';

const redirectAfterMs = 1000;

const loginRequired = {
  title: 'Login Required',
  description: 'Please log in to access study documents and upload materials.',
} as const;

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

/** Says that a login is required and goes to it after a second; gives the address, which leads back here. */
function useLoginRedirect(): string {
  const { pathname, search } = useLocation();
  const { toast } = useToast();
  const navigate = useNavigate();
  const address = paths.login({ next: pathname + search });
  const announce = useEffectEvent(() => toast({ ...loginRequired, tone: 'danger' }));
  // Replaced, so that Back does not lead into the same redirect again.
  const leave = useEffectEvent(() => navigate(address, { replace: true }));

  useEffect(() => {
    announce();
    const timer = setTimeout(leave, redirectAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return address;
}
