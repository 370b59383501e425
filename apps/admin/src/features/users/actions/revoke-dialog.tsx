import { type StaffCertificate, staffRevokeCertificate } from '@aw/contracts/certificates/staff';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useConsole } from '../../../services/console-services';
import { useReasonedChange } from './use-reasoned-change';

type RevokeDialogProps = DialogState & { certificate: StaffCertificate };

/** Takes a certificate back for good, with a reason that everybody who sees its page reads. */
export function RevokeDialog({ certificate, ...dialog }: RevokeDialogProps) {
  const { api } = useConsole();
  const { certificateId, studentName, quizTitle } = certificate;
  const revoke = useReasonedChange({
    dialog,
    draftName: `revoke:${certificateId}`,
    send: (reason: string) =>
      api.call(staffRevokeCertificate, { params: { certificateId }, body: { reason } }),
    done: () => ({
      title: 'Certificate revoked',
      description: 'Its page says so at once, its credential within a minute. Its owner was told.',
    }),
    failed: 'The certificate was not revoked.',
  });
  return (
    <ReasonDialog
      {...revoke.question}
      title={`Revoke the certificate for ${quizTitle}?`}
      description={`It was given to ${studentName}. Its page and its credential will say that it was revoked. It cannot be undone; passing the quiz again gives a new certificate.`}
      help="It ends the sentence “This certificate was revoked, because …”. Its owner and everybody who can see its page read it."
      submitLabel="Revoke"
      pendingLabel="Revoking…"
      cancelLabel="Keep it"
      isDestructive
      onSend={revoke.send}
    />
  );
}
