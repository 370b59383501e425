import type { ResponseOf } from '@aw/contracts/endpoint';
import { staffViewAs, type UserSummary } from '@aw/contracts/users/staff';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Note } from '@aw/ui/primitives/note';
import { useState } from 'react';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useConsole } from '../../../services/console-services';
import { displayName, userLog } from '../user-name';
import { ViewSheet } from './view-sheet';

type ViewDialogProps = DialogState & { user: UserSummary };

/** Shows what a person sees. The dialog first asks for a reason, which is logged, then shows a read-only sheet. */
export function ViewDialog({ user, ...dialog }: ViewDialogProps) {
  const { api } = useConsole();
  const name = displayName(user);
  const [view, setView] = useState<ResponseOf<typeof staffViewAs>>();
  if (!view) {
    return (
      <ReasonDialog
        {...dialog}
        title={`See as ${name}`}
        description="You see their uploads, questions, credits and unlocked documents, and can change nothing."
        help="It is recorded in the audit log, with your name, before anything is shown."
        submitLabel="Show"
        pendingLabel="Opening…"
        draftName={`view:${user.id}`}
        action={{
          send: (reason: string) => api.call(staffViewAs, { params: { userId: user.id }, body: { reason } }),
          done: () => ({
            title: 'Your visit is logged',
            description: `Your reason is in the log of ${name}.`,
          }),
          failed: 'The view did not open.',
          log: userLog(user.id),
          onDone: setView,
        }}
        staysOpen
      />
    );
  }
  return (
    <Dialog {...dialog} title={`As ${name} sees it`} size="lg">
      <Note tone="info" title="Read-only.">
        This visit is in the audit log, with your reason. The latest 100 of each kind are shown.
      </Note>
      <ViewSheet view={view} />
    </Dialog>
  );
}
