import { staffSuspend, type UserSummary } from '@aw/contracts/users/staff';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useConsole } from '../../../services/console-services';
import { displayName, userLog } from '../user-name';
import { useQuickChanges } from './use-quick-changes';

type SuspendDialogProps = DialogState & { user: UserSummary };

/** Suspends a person, with a reason that they read. The toast offers to undo it. */
export function SuspendDialog({ user, ...dialog }: SuspendDialogProps) {
  const { api } = useConsole();
  const name = displayName(user);
  const { lift } = useQuickChanges(user);
  return (
    <ReasonDialog
      {...dialog}
      title={`Suspend ${name}?`}
      description="They are signed out everywhere and cannot sign in until you lift the suspension. Uploads, credits and questions do not change."
      help={
        user.email
          ? 'They see it when they try to sign in, and get it by email.'
          : 'They see it when they try to sign in.'
      }
      submitLabel="Suspend"
      pendingLabel="Suspending…"
      cancelLabel="Do not suspend"
      isDestructive
      draftName={`suspend:${user.id}`}
      action={{
        send: (reason: string) => api.call(staffSuspend, { params: { userId: user.id }, body: { reason } }),
        done: () => ({
          title: 'Person suspended',
          description: `${name} was signed out everywhere and will see the reason.`,
          action: { label: 'Undo', onSelect: () => lift.mutate() },
        }),
        failed: `${name} was not suspended.`,
        log: userLog(user.id),
      }}
    />
  );
}
