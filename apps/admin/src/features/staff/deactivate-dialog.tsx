import { deactivateStaff, type StaffUser } from '@aw/contracts/staff/staff-users';
import type { DialogState } from '../../actions/form-dialog';
import { ReasonDialog } from '../../actions/reason-dialog';
import { useReasonedAction } from '../../actions/use-reasoned-action';
import { useConsole } from '../../services/console-services';

type DeactivateDialogProps = DialogState & { member: StaffUser };

/** Keeps a colleague out, with a reason for the log. */
export function DeactivateDialog({ member, ...dialog }: DeactivateDialogProps) {
  const { api } = useConsole();
  const { id, username } = member;
  const deactivate = useReasonedAction({
    dialog,
    draftName: `deactivate:${id}`,
    send: (reason: string) => api.call(deactivateStaff, { params: { adminId: id }, body: { reason } }),
    done: () => ({
      title: 'Member deactivated',
      description: `${username} is out, and every session has ended.`,
    }),
    failed: `${username} was not deactivated.`,
    of: 'the staff',
  });
  return (
    <ReasonDialog
      {...deactivate.question}
      title={`Deactivate ${username}?`}
      description="Every session ends at once, open invitations of theirs end, and they cannot sign in until you reactivate them. What they did stays in the log."
      help="Why, for the audit log."
      submitLabel="Deactivate"
      pendingLabel="Deactivating…"
      cancelLabel="Keep them in"
      isDestructive
      onSend={deactivate.send}
    />
  );
}
