import { endTotp, renewRecoveryCodes } from '@aw/contracts/auth/mfa';
import type { Account } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { useToast } from '@aw/ui/primitives/toast';
import { api } from '~/lib/api';
import { useConfirmed } from '../confirm/use-confirmed';
import { NotProven } from '../failure';
import { recoveryCodesLeft } from '../settings-text';
import { useAccountChange, useCacheAccount, useNotifyFailure } from '../use-account-change';

type TwoStepOnProps = { account: Account; onNewCodes: (codes: string[]) => void };

/** Two-step sign-in while it is on: remaining recovery codes, and buttons to renew them or to turn it off. */
export function TwoStepOn({ account, onNewCodes }: TwoStepOnProps) {
  const { run } = useConfirmed();
  const { toast } = useToast();
  const cacheAccount = useCacheAccount();
  const notifyFailure = useNotifyFailure();
  const end = useAccountChange(() => api.call(endTotp, {}));

  const attempt = async (action: () => Promise<void>, failureTitle: string) => {
    try {
      await action();
    } catch (error) {
      if (error instanceof NotProven) return;
      notifyFailure(failureTitle, error);
      throw error;
    }
  };

  const renew = async () => {
    const renewed = await run(() => api.call(renewRecoveryCodes, {}));
    cacheAccount(renewed.account);
    onNewCodes(renewed.recoveryCodes);
  };

  const turnOff = async () => {
    await end.mutateAsync(undefined);
    toast({
      title: 'Two-step sign-in is off',
      description: 'You now need only your password to sign in.',
    });
  };

  return (
    <>
      <p className="max-w-measure text-14 text-ink-muted">
        {recoveryCodesLeft(account.totp.recoveryCodesLeft)}
      </p>
      <div className="flex flex-wrap gap-2">
        <ConfirmDialog
          trigger={<Button>Create new recovery codes</Button>}
          title="Create new recovery codes?"
          description="You get ten new codes. The old ones stop working."
          confirmLabel="Create new codes"
          pendingLabel="Creating..."
          onConfirm={() => attempt(renew, 'No new codes were created')}
        />
        <ConfirmDialog
          trigger={<Button variant="danger">Turn off</Button>}
          title="Turn off two-step sign-in?"
          description="Your password alone will then be enough to sign in, and your recovery codes will stop working. We will email you about it."
          confirmLabel="Turn off"
          pendingLabel="Turning off..."
          onConfirm={() => attempt(turnOff, 'Two-step sign-in is still on')}
        />
      </div>
    </>
  );
}
