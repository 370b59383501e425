import type { StaffRole } from '@aw/contracts/staff/permissions';
import { inviteStaff } from '@aw/contracts/staff/staff-users';
import { Button } from '@aw/ui/primitives/button';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Note } from '@aw/ui/primitives/note';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { useState } from 'react';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';
import { RoleField } from './role-field';

/** Asks for the role of a new colleague, then shows the link for them, once. */
export function InviteDialog(dialog: DialogState) {
  const { api } = useConsole();
  const [role, setRole] = useState<StaffRole>();
  const invite = useAction({
    send: (next: StaffRole) => api.call(inviteStaff, { body: { role: next } }),
    done: () => ({
      title: 'Invitation created',
      description: 'Send the link to your colleague. It works once.',
    }),
    failed: 'No invitation was created.',
    isErrorShown: true,
  });
  if (invite.data) {
    const { link, invite: created } = invite.data;
    return <LinkDialog {...dialog} link={link} expiresAt={created.expiresAt} />;
  }
  return (
    <FormDialog
      {...dialog}
      title="Invite a colleague"
      description="They choose their own username and password with a link that works once, within 24 hours."
      submitLabel="Create link"
      pendingLabel="Creating…"
      isIncomplete={role === undefined}
      isPending={invite.isPending}
      failure={invite.failure}
      onSubmit={() => role && invite.mutate(role)}
    >
      <RoleField value={role} onValueChange={setRole} />
    </FormDialog>
  );
}

type LinkDialogProps = DialogState & { link: string; expiresAt: string };

function LinkDialog({ link, expiresAt, ...dialog }: LinkDialogProps) {
  return (
    <Dialog
      {...dialog}
      title="The link for your colleague"
      description={`It works once, until ${formatAbsoluteTime(new Date(expiresAt))}.`}
      actions={
        <Button variant="primary" onClick={() => dialog.onOpenChange(false)}>
          Done
        </Button>
      }
    >
      <div className="flex items-start gap-2 rounded-2 border border-line bg-surface p-2">
        <code className="min-w-0 flex-1 font-mono text-13 wrap-anywhere">{link}</code>
        <CopyButton value={link} label="Copy the link" />
      </div>
      <Note tone="caution">
        It is shown only once. Anyone who opens it becomes a member of staff, so send it only to your
        colleague.
      </Note>
    </Dialog>
  );
}
