import { Button } from '@aw/ui/button';
import { EmptyState } from '@aw/ui/empty-state';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { useTitle } from '../../display/use-title';
import { SetupForm } from './setup-form';
import { SignInSheet } from './sign-in-sheet';
import { useSetupToken } from './use-setup-token';

/** The page of the one-time link that creates an administrator. */
export function SetupPage() {
  const token = useSetupToken();
  useTitle('New administrator');
  return (
    <SignInSheet
      title="New administrator"
      lead="This link works once. It creates an account with all rights here."
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
      The server prints the link when it starts for the first time. Afterwards{' '}
      <code className="font-mono">pnpm admin:invite</code> prints a new one.
    </EmptyState>
  );
}
