import { staffRemoveSecondStep, type UserSummary } from '@aw/contracts/users/staff';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useConsole } from '../../../services/console-services';
import { calledName } from '../user-name';
import { useReasonedChange } from './use-reasoned-change';

type SecondStepDialogProps = DialogState & { user: UserSummary };

/** Takes off the authenticator app of somebody who lost it together with its recovery codes. */
export function SecondStepDialog({ user, ...dialog }: SecondStepDialogProps) {
  const { api } = useConsole();
  const name = calledName(user);
  const remove = useReasonedChange({
    dialog,
    draftName: `second-step:${user.id}`,
    send: (reason: string) =>
      api.call(staffRemoveSecondStep, { params: { userId: user.id }, body: { reason } }),
    done: () => ({
      title: 'Authenticator app removed',
      description: `${name} signs in with the password alone now, and was told by mail.`,
    }),
    failed: 'The authenticator app is still on.',
  });
  return (
    <ReasonDialog
      {...remove.question}
      title={`Remove the authenticator app of ${name}?`}
      description="For somebody who lost the app and its recovery codes. Be sure who is asking: from then on the password alone opens the account. Every session ends."
      help="How you made sure who is asking. It is kept in the audit log."
      submitLabel="Remove app"
      pendingLabel="Removing…"
      cancelLabel="Keep it on"
      isDestructive
      onSend={remove.send}
    />
  );
}
