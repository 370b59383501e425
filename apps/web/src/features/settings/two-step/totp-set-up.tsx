import { confirmTotp } from '@aw/contracts/account/mfa';
import { TotpSetup } from '@aw/ui/patterns/totp-setup';
import { useMutation } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { useConfirmed } from '../confirm/use-confirmed';
import { failureText } from '../failure';
import { useKeepAccount } from '../use-account-change';

type TotpSetUpProps = {
  secret: string;
  qrSvg: string;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** The set-up of an authenticator app; its first code turns two-step sign-in on. */
export function TotpSetUp({ secret, qrSvg, onDone, onCancel }: TotpSetUpProps) {
  const { run } = useConfirmed();
  const keepAccount = useKeepAccount();
  const confirm = useMutation({
    mutationFn: (code: string) => run(() => api.call(confirmTotp, { body: { code } })),
    onSuccess: ({ account, recoveryCodes }) => {
      keepAccount(account);
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
