import { confirmStaffTotp } from '@aw/contracts/staff/totp';
import { TotpSetup } from '@aw/ui/patterns/totp-setup';
import { Note } from '@aw/ui/primitives/note';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { refusalOf, secondFactorStateFrom } from './refusal';
import { useChangedElsewhere } from './use-changed-elsewhere';

type ScanFormProps = {
  secret: string;
  qrSvg: string;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** QR code and secret for the app, and the field for its first code, which turns two-step sign-in on. */
export function ScanForm({ secret, qrSvg, onDone, onCancel }: ScanFormProps) {
  const { api } = useConsole();
  const onRefused = useChangedElsewhere();
  const confirm = useAction({
    send: (code: string) => api.call(confirmStaffTotp, { body: { code } }),
    done: () => ({ title: 'Authenticator app on', description: 'Your other sessions have ended.' }),
    isErrorShown: true,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const refusal = refusalOf(confirm.error);
  const refused = (error: unknown) => {
    // Another window has created a newer secret. The note says so, and this secret stays until the set-up is cancelled.
    if (secondFactorStateFrom(error)) onRefused(error);
  };
  return (
    <TotpSetup
      secret={secret}
      qrSvg={qrSvg}
      onConfirm={(code) => confirm.mutate(code, { onError: refused })}
      isPending={confirm.isPending}
      error={refusal.field}
      note={refusal.note && <Note tone="danger">{refusal.note}</Note>}
      cancelLabel="Start again"
      onCancel={onCancel}
    />
  );
}
