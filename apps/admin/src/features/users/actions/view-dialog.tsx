import { staffViewAs, type UserSummary } from '@aw/contracts/users/staff';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Note } from '@aw/ui/primitives/note';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useConsole } from '../../../services/console-services';
import { calledName } from '../user-name';
import { useReasonedChange } from './use-reasoned-change';
import { ViewSheet } from './view-sheet';

type ViewDialogProps = DialogState & { user: UserSummary };

/** What a person sees of their own: first the reason, which is logged, then a sheet to read; closing forgets it. */
export function ViewDialog({ user, ...dialog }: ViewDialogProps) {
  const { api } = useConsole();
  const name = calledName(user);
  const view = useReasonedChange(user.id, {
    dialog,
    draftName: `view:${user.id}`,
    send: (reason: string) => api.call(staffViewAs, { params: { userId: user.id }, body: { reason } }),
    done: () => ({ title: 'Your visit is logged', description: `Your reason is in the log of ${name}.` }),
    failed: 'The view did not open.',
    staysOpen: true,
  });
  if (!view.answer) {
    return (
      <ReasonDialog
        {...view.question}
        title={`See as ${name}`}
        description="You see their uploads, questions, credits and unlocked documents, and can change nothing."
        help="It is recorded in the audit log, with your name, before anything is shown."
        submitLabel="Show"
        pendingLabel="Opening…"
        onSend={view.send}
      />
    );
  }
  return (
    <Dialog {...dialog} title={`As ${name} sees it`} size="lg">
      <Note tone="info" title="Read-only.">
        This visit is in the audit log, with your reason. The latest 100 of each kind are shown.
      </Note>
      <ViewSheet view={view.answer} />
    </Dialog>
  );
}
