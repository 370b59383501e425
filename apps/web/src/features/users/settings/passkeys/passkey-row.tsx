import { removePasskey } from '@aw/contracts/auth/mfa';
import type { Passkey } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { Time } from '@aw/ui/primitives/time';
import { useToast } from '@aw/ui/primitives/toast';
import { KeyRound } from 'lucide-react';
import { api } from '~/lib/api';
import { NotProven } from '../failure';
import { SettingsRow } from '../settings-row';
import { useAccountChange, useNotifyFailure } from '../use-account-change';

/** A passkey with a button to remove it, which works without its device. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { toast } = useToast();
  const notifyFailure = useNotifyFailure();
  const remove = useAccountChange((passkeyId: string) => api.call(removePasskey, { params: { passkeyId } }));

  const removeNow = async () => {
    try {
      await remove.mutateAsync(passkey.id);
      toast({ title: 'Passkey removed', description: `“${passkey.name}” no longer opens your account.` });
    } catch (error) {
      if (error instanceof NotProven) return;
      notifyFailure('The passkey was not removed', error);
      throw error;
    }
  };

  return (
    <SettingsRow
      icon={KeyRound}
      title={passkey.name}
      action={
        <ConfirmDialog
          trigger={
            <Button size="sm" aria-label={`Remove ${passkey.name}`}>
              Remove
            </Button>
          }
          title={`Remove the passkey “${passkey.name}”?`}
          description="You can no longer sign in with it. Your account does not change, and your other ways to sign in still work. We will email you about it."
          confirmLabel="Remove"
          pendingLabel="Removing..."
          onConfirm={removeNow}
        />
      }
    >
      <span>
        Created: <Time value={passkey.createdAt} />
      </span>
      <span>{passkey.lastUsedAt ? <LastUsed at={passkey.lastUsedAt} /> : 'Not used yet'}</span>
      {passkey.isSynced && <span>Works on all devices with this password manager</span>}
    </SettingsRow>
  );
}

function LastUsed({ at }: { at: string }) {
  return (
    <>
      Last used: <Time value={at} />
    </>
  );
}
