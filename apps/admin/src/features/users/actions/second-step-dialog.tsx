import { staffRemoveSecondStep, type UserSummary } from '@aw/contracts/users/staff';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useConsole } from '../../../services/console-services';
import { displayName, userLog } from '../user-name';

type SecondStepDialogProps = DialogState & { user: UserSummary };

/** Removes the authenticator app of someone who lost it and its recovery codes. */
export function SecondStepDialog({ user, ...dialog }: SecondStepDialogProps) {
  const { api } = useConsole();
  const name = displayName(user);
  return (
    <ReasonDialog
      {...dialog}
      title={`Remove the authenticator app of ${name}?`}
      description="Use this for someone who lost the app and its recovery codes. Make sure you know who is asking: from now on, the password alone opens the account. All their sessions end."
      help="How did you check who is asking? Your answer is kept in the audit log."
      submitLabel="Remove app"
      pendingLabel="Removing…"
      cancelLabel="Keep it on"
      isDestructive
      draftName={`second-step:${user.id}`}
      action={{
        send: (reason: string) =>
          api.call(staffRemoveSecondStep, { params: { userId: user.id }, body: { reason } }),
        done: () => ({
          title: 'Authenticator app removed',
          description: `${name} now signs in with the password alone. We emailed them.`,
        }),
        failed: 'The authenticator app is still on.',
        log: userLog(user.id),
      }}
    />
  );
}
