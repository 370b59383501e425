import { Button } from '@aw/ui/button';
import { EmptyState } from '@aw/ui/empty-state';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { useTitle } from '../../display/use-title';
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
      {token ? <SetupForm token={token} /> : <NoToken />}
    </SignInSheet>
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
