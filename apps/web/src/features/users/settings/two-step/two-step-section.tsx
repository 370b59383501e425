import { confirmTotp, startTotp } from '@aw/contracts/auth/mfa';
import type { Account } from '@aw/contracts/users/account';
import { RecoveryCodes } from '@aw/ui/patterns/recovery-codes';
import { TotpSetup } from '@aw/ui/patterns/totp-setup';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { api } from '~/lib/api';
import { usePublicConfig } from '~/lib/config';
import { Panel } from '~/shell/panel';
import { useConfirmed } from '../confirm/use-confirmed';
import { failureText } from '../failure';
import { useCacheAccount, useNotifyFailure } from '../use-account-change';
import { TwoStepOn } from './two-step-on';

type TotpSetUpProps = {
  secret: string;
  qrSvg: string;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** Sets up two-step sign-in, shows its recovery codes, and turns it off. */
export function TwoStepSection({ account }: { account: Account }) {
  const [codes, setCodes] = useState<string[]>();
  const { siteName } = usePublicConfig();
  const { run } = useConfirmed();
  const notifyFailure = useNotifyFailure();
  const start = useMutation({
    mutationFn: () => run(() => api.call(startTotp, {})),
    onError: (error) => notifyFailure('Two-step sign-in was not set up', error),
  });

  const showCodes = (recoveryCodes: string[]) => {
    start.reset();
    setCodes(recoveryCodes);
  };

  return (
    <Panel
      id="two-step"
      title="Two-step sign-in"
      lead="After your password, you enter a code from an app on your phone. Someone who learns only your password cannot sign in."
    >
      {account.totp.isOn && (
        <div>
          <Badge tone="positive" icon={CircleCheck}>
            On
          </Badge>
        </div>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          owner={[`Recovery codes of ${siteName}`, `Account: ${account.email}`]}
          fileName="recovery-codes.txt"
        >
          <Button variant="primary" onClick={() => setCodes(undefined)}>
            I have saved them
          </Button>
        </RecoveryCodes>
      )}
      {!codes && account.totp.isOn && <TwoStepOn account={account} onNewCodes={showCodes} />}
      {!account.totp.isOn && start.data && (
        <TotpSetUp {...start.data} onDone={showCodes} onCancel={() => start.reset()} />
      )}
      {!account.totp.isOn && !start.data && (
        <div>
          <Button
            icon={Smartphone}
            isPending={start.isPending}
            pendingLabel="Starting..."
            onClick={() => start.mutate()}
          >
            Set up two-step sign-in
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** Sets up an authenticator app. Its first code turns two-step sign-in on. */
function TotpSetUp({ secret, qrSvg, onDone, onCancel }: TotpSetUpProps) {
  const { run } = useConfirmed();
  const cacheAccount = useCacheAccount();
  const confirm = useMutation({
    mutationFn: (code: string) => run(() => api.call(confirmTotp, { body: { code } })),
    onSuccess: ({ account, recoveryCodes }) => {
      cacheAccount(account);
      onDone(recoveryCodes);
    },
  });
  return (
    <TotpSetup
      secret={secret}
      qrSvg={qrSvg}
      onConfirm={(code) => confirm.mutate(code)}
      isPending={confirm.isPending}
      error={failureText(confirm.error)}
      onCancel={onCancel}
    />
  );
}
