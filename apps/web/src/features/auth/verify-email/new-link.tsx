import { reasonOf } from '@aw/contracts/api-error';
import { resendVerification } from '@aw/contracts/auth/public';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useMutation } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { withNext } from '../auth-address';
import { AuthCard } from '../auth-card';
import { EmailConfirmed } from './email-confirmed';

/** Shown without a link or with one that no longer works: explains how to get a new one. */
export function NewLink({ hasOldLink = false }: { hasOldLink?: boolean }) {
  const { user } = useSession();
  const resend = useMutation({ mutationFn: () => api.call(resendVerification, {}) });
  const isSignedIn = user && !user.isAnonymous;
  if (isSignedIn && user.isEmailVerified && user.email) return <EmailConfirmed email={user.email} />;
  return (
    <AuthCard>
      <div className="grid gap-1 wrap-anywhere">
        <h2 className="text-18">
          {hasOldLink ? 'This link no longer works' : 'This page needs the link from your email'}
        </h2>
        <p className="text-ink-muted">
          {hasOldLink
            ? 'It was already used, it has expired, we sent a newer one, or your email program cut it short.'
            : 'Please open the link in the email we sent when you created the account.'}{' '}
          {isSignedIn
            ? `We can send a new one to ${user.email}.`
            : 'To get a new one, sign in with your email address and password.'}
        </p>
      </div>
      {resend.isSuccess && (
        <Note tone="positive" title="Link sent.">
          We sent a new link to {user?.email}. Earlier links no longer work.
        </Note>
      )}
      {resend.isError && <Note tone="danger">{reasonOf(resend.error)}</Note>}
      <div className="flex flex-wrap gap-2 max-sm:grid">
        {isSignedIn ? (
          <Button
            variant="primary"
            onClick={() => resend.mutate()}
            isPending={resend.isPending}
            pendingLabel="Sending..."
          >
            {resend.isSuccess ? 'Send it again' : 'Send a new link'}
          </Button>
        ) : (
          <Button asChild variant="primary">
            <Link to={withNext(paths.login(), paths.verifyEmail())}>Go to Sign In</Link>
          </Button>
        )}
      </div>
    </AuthCard>
  );
}
