import {
  deactivateStaff,
  endStaffSessions,
  reactivateStaff,
  resetStaffSecondFactor,
  type StaffUser,
} from '@aw/contracts/staff/staff-users';
import { Button } from '@aw/ui/primitives/button';
import { DropdownItem, DropdownMenu, DropdownSeparator } from '@aw/ui/primitives/dropdown-menu';
import { Ellipsis, KeyRound, LogOut, SmartphoneNfc, UserCheck, UserX } from 'lucide-react';
import type { DialogState } from '../../actions/form-dialog';
import { ReasonDialog } from '../../actions/reason-dialog';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';
import { signedOutText } from './staff-user-labels';

/** Changes that open a dialog first. */
export type StaffUserDialog = 'role' | 'reset-factor' | 'deactivate';

type MemberDialogProps = DialogState & { member: StaffUser };

type StaffUserActionsProps = { member: StaffUser; onDialog: (name: StaffUserDialog) => void };

/** The item under which the audit log lists changes of a colleague. */
const memberLog = (id: string) => ({ name: 'this colleague', target: `admin:${id}` });

/** Menu of the changes to a colleague's account. */
export function StaffUserActions({ member, onDialog }: StaffUserActionsProps) {
  const { id, username, isActive, totpSince, sessionCount } = member;
  const { api } = useConsole();
  const params = { adminId: id };
  const signOut = useAction({
    send: () => api.call(endStaffSessions, { params }),
    done: () => ({ title: 'Sessions ended', description: signedOutText(username, sessionCount) }),
    failed: `The sessions of ${username} were not ended.`,
    log: memberLog(id),
  });
  const reactivate = useAction({
    send: () => api.call(reactivateStaff, { params }),
    done: () => ({
      title: 'Member reactivated',
      description: `${username} can sign in again with their old role and password.`,
    }),
    failed: `${username} was not reactivated.`,
    log: memberLog(id),
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
          Reset two-step sign-in…
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

/** Deactivates a colleague, with a reason for the log. */
export function DeactivateDialog({ member, ...dialog }: MemberDialogProps) {
  const { api } = useConsole();
  const { id, username } = member;
  return (
    <ReasonDialog
      {...dialog}
      title={`Deactivate ${username}?`}
      description="They are signed out everywhere, their open invitations end, and they cannot sign in until you reactivate them. Their actions stay in the log."
      help="It is kept in the audit log."
      submitLabel="Deactivate"
      pendingLabel="Deactivating…"
      cancelLabel="Keep them active"
      isDestructive
      draftName={`deactivate:${id}`}
      action={{
        send: (reason: string) => api.call(deactivateStaff, { params: { adminId: id }, body: { reason } }),
        done: () => ({
          title: 'Member deactivated',
          description: `${username} was signed out everywhere.`,
        }),
        failed: `${username} was not deactivated.`,
        log: memberLog(id),
      }}
    />
  );
}

/** Removes the authenticator app of a colleague who lost it and its recovery codes. */
export function ResetFactorDialog({ member, ...dialog }: MemberDialogProps) {
  const { api } = useConsole();
  const { id, username } = member;
  return (
    <ReasonDialog
      {...dialog}
      title={`Reset two-step sign-in for ${username}?`}
      description="Use this for a colleague who lost the app and its recovery codes. Make sure you know who is asking: until they set up a new app, the password alone opens the console."
      help="How did you check who is asking? Your answer is kept in the audit log."
      submitLabel="Reset"
      pendingLabel="Resetting…"
      cancelLabel="Keep it on"
      isDestructive
      draftName={`reset-factor:${id}`}
      action={{
        send: (reason: string) =>
          api.call(resetStaffSecondFactor, { params: { adminId: id }, body: { reason } }),
        done: () => ({
          title: 'Two-step sign-in reset',
          description: `${username} was signed out everywhere and now signs in with the password alone.`,
        }),
        failed: 'Two-step sign-in is still on.',
        log: memberLog(id),
      }}
    />
  );
}
