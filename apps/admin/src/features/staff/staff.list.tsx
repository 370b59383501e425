import { staffRoleHelp, staffRoleLabel, staffRoles } from '@aw/contracts/staff/permissions';
import { listStaff, type StaffUser } from '@aw/contracts/staff/staff-users';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { DialogState } from '../../actions/form-dialog';
import { callQuery } from '../../api/call-query';
import { meQuery } from '../../api/shared-queries';
import { Loaded } from '../../format/load-error';
import type { Column } from '../../resource-list/column';
import { ListSkeleton } from '../../resource-list/loaded-list';
import { PlainPage } from '../../resource-list/plain-page';
import { ResourceTable } from '../../resource-list/resource-table';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';
import { InviteDialog } from './invite-dialog';
import { InvitesSection } from './invites-section';
import { RoleDialog } from './role-dialog';
import {
  DeactivateDialog,
  ResetFactorDialog,
  StaffUserActions,
  type StaffUserDialog,
} from './staff-user-actions';
import { seenText } from './staff-user-labels';

type ColumnName = 'name' | 'role' | 'factor' | 'seen' | 'state';

/** Width in pixels from which there are more columns than the name. Below it, a summary is shown under the name. */
const roomyFromPx = 715;

const columns: readonly Column<StaffUser, ColumnName>[] = [
  {
    name: 'name',
    head: 'Name',
    kind: 'lead',
    sortValue: ({ username }) => username,
    title: ({ username, email }) => `${username}, ${email}`,
    cell: (member, { has }) => (
      <>
        <span className={member.isActive ? undefined : 'text-ink-muted'}>{member.username}</span>
        <span className="block truncate text-12 font-normal text-ink-muted">{member.email}</span>
        {!has('role') && (
          <span className="block text-12 font-normal whitespace-normal text-ink-muted">
            {summaryOf(member)}
          </span>
        )}
      </>
    ),
  },
  {
    name: 'role',
    head: 'Role',
    fromPx: roomyFromPx,
    sortValue: ({ role }) => staffRoleLabel(role),
    cell: ({ role }) => staffRoleLabel(role),
  },
  {
    name: 'factor',
    head: 'Two-step sign-in',
    fromPx: roomyFromPx,
    cell: ({ totpSince }) => (totpSince ? 'On' : <span className="text-ink-faint">Off</span>),
  },
  {
    name: 'seen',
    head: 'Last seen',
    fromPx: roomyFromPx,
    sortValue: ({ seenAt }) => seenAt ?? '',
    cell: ({ seenAt }) => (seenAt ? <Time value={seenAt} /> : <span className="text-ink-faint">Never</span>),
  },
  {
    name: 'state',
    head: 'State',
    fromPx: roomyFromPx,
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Active' : 'Deactivated'}</Badge>
    ),
  },
];

const dialogs: Record<StaffUserDialog, ComponentType<DialogState & { member: StaffUser }>> = {
  role: RoleDialog,
  'reset-factor': ResetFactorDialog,
  deactivate: DeactivateDialog,
};

/** List of staff, who are invited, given roles, signed out and deactivated here. */
export function StaffPage() {
  const { api } = useConsole();
  const query = useQuery(staffQuery(api));
  const ownId = useQuery(meQuery(api)).data?.admin.id;
  const [isInviting, setIsInviting] = useState(false);
  const [open, setOpen] = useState<{ name: StaffUserDialog; member: StaffUser }>();
  const OpenDialog = open && dialogs[open.name];
  const changes: Column<StaffUser> = {
    name: 'change',
    head: 'Actions',
    kind: 'number',
    cell: (member) =>
      member.id === ownId ? (
        <span className="text-13 text-ink-muted">You</span>
      ) : (
        <StaffUserActions member={member} onDialog={(name) => setOpen({ name, member })} />
      ),
  };
  return (
    <PlainPage
      title="Staff"
      actions={
        query.data && (
          <Button size="sm" icon={UserPlus} onClick={() => setIsInviting(true)}>
            Invite…
          </Button>
        )
      }
    >
      <ul className="grid max-w-measure gap-1 text-14 text-ink-muted">
        {staffRoles.map((role) => (
          <li key={role}>
            <span className="font-strong text-ink">{staffRoleLabel(role)}</span>: {staffRoleHelp(role)}
          </li>
        ))}
      </ul>
      <Loaded
        query={query}
        failed="The staff did not load"
        loading={<ListSkeleton label="Loading the staff…" />}
      >
        {({ members, invites }) => (
          <>
            <ResourceTable label="Staff" columns={[...columns, changes]} rows={members} />
            <InvitesSection invites={invites} />
          </>
        )}
      </Loaded>
      {isInviting && <InviteDialog isOpen onOpenChange={setIsInviting} />}
      {open && OpenDialog && (
        <OpenDialog
          member={open.member}
          isOpen
          onOpenChange={(isOpen) => setOpen(isOpen ? open : undefined)}
        />
      )}
    </PlainPage>
  );
}

/** Role, state and last visit in one line, for lists that are too narrow for their columns. */
function summaryOf({ role, isActive, totpSince, seenAt }: StaffUser): string {
  return [
    staffRoleLabel(role),
    isActive ? undefined : 'deactivated',
    totpSince ? 'two-step sign-in on' : 'no two-step sign-in',
    seenText(seenAt),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Members of staff, active ones first, and the open invitations. */
function staffQuery(api: StaffApi) {
  return callQuery(api, ['staff'], listStaff, {});
}
