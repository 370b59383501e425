import { staffCheckSetup } from '@aw/contracts/staff/public';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { useTitle } from '../../format/use-title';
import { useConsole } from '../../services/console-services';
import { SetupForm } from './setup-form';
import { SignInSheet } from './sign-in-sheet';
import { useSetupToken } from './use-setup-token';

/** The page of the one-time link that creates a member of staff. */
export function SetupPage() {
  const token = useSetupToken();
  useTitle('New staff account');
  return (
    <SignInSheet
      title="New staff account"
      lead="This link works once. It creates your account for this console."
    >
      {token ? <CheckedSetup token={token} /> : <NoToken />}
    </SignInSheet>
  );
}

/** The form, unless the link was used or is too old; when that cannot be known now, sending the form tells. */
function CheckedSetup({ token }: { token: string }) {
  const { api } = useConsole();
  const { data, isPending } = useQuery({
    queryKey: ['setup-link', token],
    queryFn: ({ signal }) => api.callOpenly(staffCheckSetup, { body: { token }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending)
    return (
      <LoadingRegion label="Checking the link…">
        <Skeleton shape="block" />
      </LoadingRegion>
    );
  return data?.isUsable === false ? <UsedLink /> : <SetupForm token={token} />;
}

function UsedLink() {
  return (
    <EmptyState
      icon={KeyRound}
      title="This link cannot be used any more"
      action={
        <Button asChild>
          <Link to="/admin-login">Go to the login</Link>
        </Button>
      }
    >
      It was used already, was replaced by a newer one, or is older than 24 hours. If the account was made
      with it, log in; otherwise ask an administrator for a new link.
    </EmptyState>
  );
}

function NoToken() {
  return (
    <EmptyState
      icon={KeyRound}
      title="The one-time link is missing"
      action={
        <Button asChild>
          <Link to="/admin-login">Go to the login</Link>
        </Button>
      }
    >
      An administrator makes one for you under Staff. The server prints the first one when it starts;{' '}
      <code className="font-mono">pnpm admin:invite</code> prints a new one.
    </EmptyState>
  );
}
