import type { Account } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { usePublicConfig } from '~/lib/config';
import { askForPasskey, sendPasskey } from '~/lib/passkeys';
import { paths } from '~/lib/paths';
import { ConfirmByPassword, type ProofProps } from './confirm-by-password';
import { passkeyProblem } from './passkey-problem';

type SignInAgainProps = { account: Account; hasPasskey: boolean };

type ConfirmByPasskeyProps = { isOnlyWay: boolean; onProven: () => void };

/** Confirms the person's identity before a sensitive change: by password, passkey, or a new sign-in. */
export function ConfirmIdentityDialog({ account, onProven, onClose }: ProofProps & { onClose: () => void }) {
  const hasPasskey = account.passkeys.length > 0;
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Please confirm that it is you"
      description="This protects your account on a shared computer. The confirmation lasts 15 minutes."
    >
      <div className="grid gap-4">
        {account.hasPassword && <ConfirmByPassword account={account} onProven={onProven} />}
        {hasPasskey && <ConfirmByPasskey isOnlyWay={!account.hasPassword} onProven={onProven} />}
        {!account.hasPassword && <SignInAgain account={account} hasPasskey={hasPasskey} />}
      </div>
    </Dialog>
  );
}

/** Confirms the person's identity by passkey: fingerprint, face or screen lock. */
function ConfirmByPasskey({ isOnlyWay, onProven }: ConfirmByPasskeyProps) {
  const prove = useMutation({
    mutationFn: async () => sendPasskey(await askForPasskey()),
    onSuccess: onProven,
  });
  return (
    <div className="grid gap-3">
      <Button
        isBlock
        icon={KeyRound}
        variant={isOnlyWay ? 'primary' : 'secondary'}
        isPending={prove.isPending}
        pendingLabel="Waiting for your device..."
        onClick={() => prove.mutate()}
      >
        Use a passkey
      </Button>
      {prove.error && <Note tone="danger">{passkeyProblem(prove.error)}</Note>}
    </div>
  );
}

/** Options for an account without a password: sign in with the provider again, or set a password by mail. */
function SignInAgain({ account, hasPasskey }: SignInAgainProps) {
  const { hasOidc } = usePublicConfig();
  const hasProvider = hasOidc && account.identities.length > 0;
  const setPassword = <Link to={paths.forgotPassword}>set a password by email</Link>;
  return (
    <div className="grid gap-3">
      {hasProvider && (
        <Button asChild isBlock variant={hasPasskey ? 'secondary' : 'primary'}>
          <Link to={paths.oidcLogin({ next: paths.settings })}>Sign in again</Link>
        </Button>
      )}
      <p className="text-14 text-ink-muted">
        {hasProvider || hasPasskey ? 'If that does not work, ' : 'Your account has no password yet. Please '}
        {setPassword} and come back.
      </p>
    </div>
  );
}
