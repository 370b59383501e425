import { checkEmailToken } from '@aw/contracts/auth/public';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { isInvalidLink } from '~/lib/call-failure';
import { LoadError } from '~/shell/query-states';
import { AuthCard } from '../auth-card';
import { ConfirmCard } from './confirm-card';
import { NewLink } from './new-link';

type ConfirmEmailProps = { token: string; onConfirmed: (email: string) => void };

/** Looks up the emailed link, which does not use it up, and shows the choices. */
export function ConfirmEmail({ token, onConfirmed }: ConfirmEmailProps) {
  const query = useQuery({
    queryKey: ['email-token', token],
    queryFn: ({ signal }) => api.call(checkEmailToken, { body: { token }, signal }),
    // The answer changes when another user signs in or the link is used.
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = query;
  if (data) return <ConfirmCard token={token} link={data} onConfirmed={onConfirmed} />;
  if (isInvalidLink(error)) return <NewLink hasOldLink />;
  if (error) return <LoadError title="The link did not load" query={query} />;
  return <ConfirmSkeleton />;
}

/** Placeholder of the card while the link is looked up. */
export function ConfirmSkeleton() {
  return (
    <LoadingRegion label="Checking the link…">
      <AuthCard>
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
        <Skeleton shape="control" />
      </AuthCard>
    </LoadingRegion>
  );
}
