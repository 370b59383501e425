import type { Account } from '@aw/contracts/account/public';
import { Dialog } from '@aw/ui/primitives/dialog';
import { ConfirmByPasskey } from './confirm-by-passkey';
import { ConfirmByPassword } from './confirm-by-password';
import { SignInAgain } from './sign-in-again';

export type ProofProps = { account: Account; onProven: () => void };

/** Asks who is at the keyboard before something that matters changes: password, passkey, or a new sign-in. */
export function ConfirmIdentityDialog({ account, onProven, onClose }: ProofProps & { onClose: () => void }) {
  const hasPasskey = account.passkeys.length > 0;
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Please confirm that it is you"
      description="This protects your account on a shared computer. It then counts for 15 minutes."
    >
      <div className="grid gap-4">
        {account.hasPassword && <ConfirmByPassword account={account} onProven={onProven} />}
        {hasPasskey && <ConfirmByPasskey isOnlyWay={!account.hasPassword} onProven={onProven} />}
        {!account.hasPassword && <SignInAgain account={account} hasPasskey={hasPasskey} />}
      </div>
    </Dialog>
  );
}
