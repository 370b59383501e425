import { confirmStaffTotp } from '@aw/contracts/staff/totp';
import { TotpSetup } from '@aw/ui/patterns/totp-setup';
import { Note } from '@aw/ui/primitives/note';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { refusalOf, statusFrom } from './refusal';
import { useChangedElsewhere } from './use-changed-elsewhere';

type ScanFormProps = {
  secret: string;
  qrSvg: string;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** The secret for the app, and the first code of it, which turns the second factor on. */
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
    // A newer secret was made elsewhere: the note says so, and this one stays until it is given up.
    if (statusFrom(error)) onRefused(error);
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
