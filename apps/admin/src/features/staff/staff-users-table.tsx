import { staffRoleLabel } from '@aw/contracts/staff/permissions';
import type { StaffUser } from '@aw/contracts/staff/staff-users';
import { Badge } from '@aw/ui/primitives/badge';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/shared-queries';
import { useMediaQuery } from '../../format/use-media-query';
import { useConsole } from '../../services/console-services';
import { StaffUserActions, type StaffUserDialog } from './staff-user-actions';
import { seenText } from './staff-user-labels';

type StaffUsersTableProps = {
  members: readonly StaffUser[];
  onDialog: (name: StaffUserDialog, member: StaffUser) => void;
};

/** Everybody with role, second factor, last visit and state; on a phone they stand under the name. */
export function StaffUsersTable({ members, onDialog }: StaffUsersTableProps) {
  const { api } = useConsole();
  const ownId = useQuery(meQuery(api)).data?.admin.id;
  const isRoomy = useMediaQuery('(min-width: 60rem)');
  return (
    <div className="max-sm:[&_td:first-child]:w-full">
      <Table label="Staff">
        <TableHead>
          <TableHeadCell>Name</TableHeadCell>
          {isRoomy && (
            <>
              <TableHeadCell>Role</TableHeadCell>
              <TableHeadCell>Second factor</TableHeadCell>
              <TableHeadCell>Last seen</TableHeadCell>
              <TableHeadCell>State</TableHeadCell>
            </>
          )}
          <TableHeadCell align="end">Change</TableHeadCell>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <StaffUserTableRow
              key={member.id}
              member={member}
              isOwn={member.id === ownId}
              isRoomy={isRoomy}
              onDialog={(name) => onDialog(name, member)}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

type StaffUserTableRowProps = {
  member: StaffUser;
  isOwn: boolean;
  isRoomy: boolean;
  onDialog: (name: StaffUserDialog) => void;
};

function StaffUserTableRow({ member, isOwn, isRoomy, onDialog }: StaffUserTableRowProps) {
  const { username, email, role, isActive, totpSince, seenAt } = member;
  return (
    <TableRow>
      <TableCell kind="lead" title={`${username}, ${email}`}>
        <span className={isActive ? undefined : 'text-ink-muted'}>{username}</span>
        <span className="block truncate text-12 font-normal text-ink-muted">{email}</span>
        {!isRoomy && (
          <span className="block text-12 font-normal whitespace-normal text-ink-muted">
            {[
              staffRoleLabel(role),
              isActive ? undefined : 'deactivated',
              totpSince ? 'second factor on' : 'no second factor',
              seenText(seenAt),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
      </TableCell>
      {isRoomy && (
        <>
          <TableCell>{staffRoleLabel(role)}</TableCell>
          <TableCell>{totpSince ? 'On' : <span className="text-ink-faint">None</span>}</TableCell>
          <TableCell>
            {seenAt ? <Time value={seenAt} /> : <span className="text-ink-faint">Never</span>}
          </TableCell>
          <TableCell>
            <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Active' : 'Deactivated'}</Badge>
          </TableCell>
        </>
      )}
      <TableCell kind="number">
        {isOwn ? (
          <span className="text-13 text-ink-muted">You</span>
        ) : (
          <StaffUserActions member={member} onDialog={onDialog} />
        )}
      </TableCell>
    </TableRow>
  );
}
