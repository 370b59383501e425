import { endStaffSessions, reactivateStaff, type StaffUser } from '@aw/contracts/staff/staff-users';
import { Button } from '@aw/ui/primitives/button';
import { DropdownItem, DropdownMenu, DropdownSeparator } from '@aw/ui/primitives/dropdown-menu';
import { Ellipsis, KeyRound, LogOut, SmartphoneNfc, UserCheck, UserX } from 'lucide-react';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';
import { signedOutText } from './staff-user-labels';

/** The changes that ask first. */
export type StaffUserDialog = 'role' | 'reset-factor' | 'deactivate';

type StaffUserActionsProps = { member: StaffUser; onDialog: (name: StaffUserDialog) => void };

/** What can be done to a colleague now, behind one button. */
export function StaffUserActions({ member, onDialog }: StaffUserActionsProps) {
  const { id, username, isActive, totpSince, sessionCount } = member;
  const { api } = useConsole();
  const params = { adminId: id };
  const signOut = useAction({
    send: () => api.call(endStaffSessions, { params }),
    done: () => ({ title: 'Sessions ended', description: signedOutText(username, sessionCount) }),
    failed: `The sessions of ${username} were not ended.`,
    of: 'the staff',
  });
  const reactivate = useAction({
    send: () => api.call(reactivateStaff, { params }),
    done: () => ({
      title: 'Member reactivated',
      description: `${username} can sign in again, with the role and the password of before.`,
    }),
    failed: `${username} was not reactivated.`,
    of: 'the staff',
  });
  const isPending = signOut.isPending || reactivate.isPending;
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button
          variant="quiet"
          size="sm"
          icon={Ellipsis}
          aria-label={`Change ${username}`}
          isPending={isPending}
        />
      }
    >
      <DropdownItem icon={KeyRound} onSelect={() => onDialog('role')}>
        Change role…
      </DropdownItem>
      {isActive && (
        <DropdownItem icon={LogOut} isDisabled={isPending} onSelect={() => signOut.mutate()}>
          Sign out everywhere
        </DropdownItem>
      )}
      {totpSince && (
        <DropdownItem icon={SmartphoneNfc} onSelect={() => onDialog('reset-factor')}>
          Reset second factor…
        </DropdownItem>
      )}
      <DropdownSeparator />
      {isActive ? (
        <DropdownItem icon={UserX} tone="danger" onSelect={() => onDialog('deactivate')}>
          Deactivate…
        </DropdownItem>
      ) : (
        <DropdownItem icon={UserCheck} isDisabled={isPending} onSelect={() => reactivate.mutate()}>
          Reactivate
        </DropdownItem>
      )}
    </DropdownMenu>
  );
}
