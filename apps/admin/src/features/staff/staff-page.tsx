import { staffRoleHelp, staffRoleLabel, staffRoles } from '@aw/contracts/staff/permissions';
import type { StaffUser } from '@aw/contracts/staff/staff-users';
import { deactivateStaff, listStaff, resetStaffSecondFactor } from '@aw/contracts/staff/staff-users';
import { Button } from '@aw/ui/primitives/button';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { DialogState } from '../../actions/form-dialog';
import { ReasonDialog } from '../../actions/reason-dialog';
import { useReasonedAction } from '../../actions/use-reasoned-action';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useTitle } from '../../format/use-title';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';
import { InviteDialog } from './invite-dialog';
import { InvitesSection } from './invites-section';
import { RoleDialog } from './role-dialog';
import type { StaffUserDialog } from './staff-user-actions';
import { StaffUsersTable } from './staff-users-table';

type ResetFactorDialogProps = DialogState & { member: StaffUser };

type DeactivateDialogProps = DialogState & { member: StaffUser };

const dialogs: Record<StaffUserDialog, ComponentType<DialogState & { member: StaffUser }>> = {
  role: RoleDialog,
  'reset-factor': ResetFactorDialog,
  deactivate: DeactivateDialog,
};

/** Who may come into the console: invited, given a role, signed out and kept out here. */
export function StaffPage() {
  const { api } = useConsole();
  const { data, error, isFetching, refetch } = useQuery(staffQuery(api));
  const [isInviting, setIsInviting] = useState(false);
  const [open, setOpen] = useState<{ name: StaffUserDialog; member: StaffUser }>();
  const OpenDialog = open && dialogs[open.name];
  useTitle('Staff');
  return (
    <div className="grid max-w-page grid-cols-1 content-start gap-3 px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-22">Staff</h1>
        {data && (
          <Button size="sm" icon={UserPlus} onClick={() => setIsInviting(true)}>
            Invite…
          </Button>
        )}
      </div>
      <ul className="grid max-w-measure gap-1 text-14 text-ink-muted">
        {staffRoles.map((role) => (
          <li key={role}>
            <span className="font-strong text-ink">{staffRoleLabel(role)}</span>: {staffRoleHelp(role)}
          </li>
        ))}
      </ul>
      {!data && error && (
        <LoadError
          title="The staff did not load"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ListSkeleton label="Loading the staff…" />}
      {data && (
        <>
          <StaffUsersTable members={data.members} onDialog={(name, member) => setOpen({ name, member })} />
          <InvitesSection invites={data.invites} />
        </>
      )}
      {isInviting && <InviteDialog isOpen onOpenChange={setIsInviting} />}
      {open && OpenDialog && (
        <OpenDialog
          member={open.member}
          isOpen
          onOpenChange={(isOpen) => setOpen(isOpen ? open : undefined)}
        />
      )}
    </div>
  );
}

/** Keeps a colleague out, with a reason for the log. */
function DeactivateDialog({ member, ...dialog }: DeactivateDialogProps) {
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

/** Members of staff, active ones first, and the one-time links that are still good. */
function staffQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['staff'],
    queryFn: ({ signal }) => api.call(listStaff, { signal }),
  });
}

/** Takes away the authenticator app of a colleague who lost it together with its recovery codes. */
function ResetFactorDialog({ member, ...dialog }: ResetFactorDialogProps) {
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
