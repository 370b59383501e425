import { staffRoleHelp, staffRoleLabel, staffRoles } from '@aw/contracts/staff/permissions';
import type { StaffUser } from '@aw/contracts/staff/staff-users';
import { Button } from '@aw/ui/primitives/button';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { DialogState } from '../../actions/form-dialog';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useTitle } from '../../format/use-title';
import { useConsole } from '../../services/console-services';
import { DeactivateDialog } from './deactivate-dialog';
import { InviteDialog } from './invite-dialog';
import { InvitesSection } from './invites-section';
import { staffQuery } from './queries';
import { ResetFactorDialog } from './reset-factor-dialog';
import { RoleDialog } from './role-dialog';
import type { StaffUserDialog } from './staff-user-actions';
import { StaffUsersTable } from './staff-users-table';

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
