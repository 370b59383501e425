import { ApiError } from '@aw/contracts/api-error';
import { checkEmailToken } from '@aw/contracts/auth/public';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { LoadError } from '~/shell/query-states';
import { AuthCard } from './auth-card';
import { ConfirmCard } from './confirm-card';
import { NewLink } from './new-link';

type ConfirmEmailProps = { token: string; onConfirmed: (email: string) => void };

/** Reads what the link is about, which uses nothing up, and asks what to do. */
export function ConfirmEmail({ token, onConfirmed }: ConfirmEmailProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['email-token', token],
    queryFn: ({ signal }) => api.call(checkEmailToken, { body: { token }, signal }),
    // Whether it is this session's own link changes with the person, and a used link is no link.
    staleTime: 0,
    gcTime: 0,
  });
  if (data) return <ConfirmCard token={token} link={data} onConfirmed={onConfirmed} />;
  if (isUsedUp(error)) return <NewLink hasOldLink />;
  if (error)
    return <LoadError error={error} noun="The link" isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <ConfirmSkeleton />;
}

/** The place of the card while the link is read. */
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

function isUsedUp(error: unknown): boolean {
  return error instanceof ApiError && ['tokens.invalid', 'request.invalid'].includes(error.code);
}
