import { tokenField } from '@aw/contracts/auth/public';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { paths } from '~/lib/paths';
import { useHydrated } from '~/lib/use-hydrated';
import { useAddressParam } from '../auth-address';
import { AuthCard } from '../auth-card';
import { AuthColumns } from '../auth-page';
import { NewPasswordForm } from './new-password-form';
import { ResetAdvice } from './reset-advice';

/** The page /reset-password: sets a new password with the token of an emailed link. */
export function ResetPasswordPage() {
  return (
    <AuthColumns
      back={{ label: 'Back to Sign In', to: paths.login() }}
      title="Reset Password"
      lead="Choose a new password for your account."
      side={<ResetAdvice />}
    >
      <ResetState />
    </AuthColumns>
  );
}

function ResetState() {
  const isHydrated = useHydrated();
  const token = useAddressParam('token');
  const [isUsedUp, setIsUsedUp] = useState(false);
  if (!isHydrated) return <ResetSkeleton />;
  if (isUsedUp || !token || !tokenField.safeParse(token).success) return <NoLink hasToken={Boolean(token)} />;
  return (
    <AuthCard>
      <NewPasswordForm token={token} onUsedUp={() => setIsUsedUp(true)} />
    </AuthCard>
  );
}

function NoLink({ hasToken }: { hasToken: boolean }) {
  return (
    <div role="status">
      <EmptyState
        icon={Unlink}
        title={hasToken ? 'This link no longer works' : 'This page needs the link from your email'}
        action={
          <Button asChild variant="primary">
            <Link to={paths.forgotPassword}>Get a new link</Link>
          </Button>
        }
      >
        {hasToken
          ? 'It was already used, it is older than 30 minutes, or your email program cut it short. Your password has not changed.'
          : 'Please open the link in the email we sent you, or get a new link. Your password has not changed.'}
      </EmptyState>
    </div>
  );
}

function ResetSkeleton() {
  return (
    <LoadingRegion label="Checking the link…">
      <AuthCard>
        <Skeleton width="short" />
        <Skeleton shape="control" />
        <Skeleton width="short" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </AuthCard>
    </LoadingRegion>
  );
}
