import { resetStaffSecondFactor, type StaffUser } from '@aw/contracts/staff/staff-users';
import type { DialogState } from '../../actions/form-dialog';
import { ReasonDialog } from '../../actions/reason-dialog';
import { useReasonedAction } from '../../actions/use-reasoned-action';
import { useConsole } from '../../services/console-services';

type ResetFactorDialogProps = DialogState & { member: StaffUser };

/** Takes away the authenticator app of a colleague who lost it together with its recovery codes. */
export function ResetFactorDialog({ member, ...dialog }: ResetFactorDialogProps) {
  const { api } = useConsole();
  const { id, username } = member;
  const reset = useReasonedAction({
    dialog,
    draftName: `reset-factor:${id}`,
    send: (reason: string) => api.call(resetStaffSecondFactor, { params: { adminId: id }, body: { reason } }),
    done: () => ({
      title: 'Second factor reset',
      description: `${username} was signed out everywhere and signs in with the password alone now.`,
    }),
    failed: 'The second factor is still on.',
    of: 'the staff',
  });
  return (
    <ReasonDialog
      {...reset.question}
      title={`Reset the second factor of ${username}?`}
      description="For a colleague who lost the app and its recovery codes. Be sure who is asking: from now on the password alone opens the console for them, until they set up a new one."
      help="How you made sure who is asking. It is kept in the audit log."
      submitLabel="Reset"
      pendingLabel="Resetting…"
      cancelLabel="Keep it on"
      isDestructive
      onSend={reset.send}
    />
  );
}
