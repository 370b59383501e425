import { type StaffCertificate, staffRevokeCertificate } from '@aw/contracts/certificates/staff';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useConsole } from '../../../services/console-services';
import { userLog } from '../user-name';

type RevokeDialogProps = DialogState & { userId: string; certificate: StaffCertificate };

/** Revokes a certificate permanently, with a reason that its page shows. */
export function RevokeDialog({ userId, certificate, ...dialog }: RevokeDialogProps) {
  const { api } = useConsole();
  const { certificateId, studentName, quizTitle } = certificate;
  return (
    <ReasonDialog
      {...dialog}
      title={`Revoke the certificate for ${quizTitle}?`}
      description={`It was issued to ${studentName}. Its page and its credential will show that it was revoked. You cannot undo this; ${studentName} can pass the quiz again for a new certificate.`}
      help="It completes the sentence “This certificate was revoked, because …”. The owner and everyone who can see its page will see it."
      submitLabel="Revoke"
      pendingLabel="Revoking…"
      cancelLabel="Keep it"
      isDestructive
      draftName={`revoke:${certificateId}`}
      action={{
        send: (reason: string) =>
          api.call(staffRevokeCertificate, { params: { certificateId }, body: { reason } }),
        done: () => ({
          title: 'Certificate revoked',
          description: 'Its page shows this now, its credential within a minute. We told the owner.',
        }),
        failed: 'The certificate was not revoked.',
        log: userLog(userId),
      }}
    />
  );
}
