import { useToast } from '@aw/ui/primitives/toast';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths';

const redirectAfterMs = 1000;

export const loginRequired = {
  title: 'Login Required',
  description: 'Please log in to access study documents and upload materials.',
} as const;

/** Says that a login is required and goes to it after a second; gives the address, which leads back here. */
export function useLoginRedirect(): string {
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
