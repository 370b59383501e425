import { staffSuspend, type UserSummary } from '@aw/contracts/users/staff';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useConsole } from '../../../services/console-services';
import { calledName } from '../user-name';
import { useQuickChanges } from './use-quick-changes';
import { useReasonedChange } from './use-reasoned-change';

type SuspendDialogProps = DialogState & { user: UserSummary };

/** Keeps a person out, with a reason that they read; the toast offers to lift it. */
export function SuspendDialog({ user, ...dialog }: SuspendDialogProps) {
  const { api } = useConsole();
  const name = calledName(user);
  const { lift } = useQuickChanges(user);
  const suspend = useReasonedChange({
    dialog,
    draftName: `suspend:${user.id}`,
    send: (reason: string) => api.call(staffSuspend, { params: { userId: user.id }, body: { reason } }),
    done: () => ({
      title: 'Person suspended',
      description: `${name} was signed out everywhere and reads the reason.`,
      action: { label: 'Undo', onSelect: () => lift.mutate() },
    }),
    failed: `${name} was not suspended.`,
  });
  return (
    <ReasonDialog
      {...suspend.question}
      title={`Suspend ${name}?`}
      description="Every session ends immediately and no new one can begin until you lift it. Uploads, credits and questions stay as they are."
      help={
        user.email
          ? 'They read it when they try to sign in, and receive it by e-mail.'
          : 'They read it when they try to sign in.'
      }
      submitLabel="Suspend"
      pendingLabel="Suspending…"
      cancelLabel="Do not suspend"
      isDestructive
      onSend={suspend.send}
    />
  );
}
