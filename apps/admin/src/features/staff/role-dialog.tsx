import { staffRoleLabel, staffRoles } from '@aw/contracts/staff/permissions';
import { changeStaffRole, type StaffUser } from '@aw/contracts/staff/staff-users';
import { useState } from 'react';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';
import { RoleField } from './role-field';

/** Changes the role of a colleague. */
export function RoleDialog({ member, ...dialog }: DialogState & { member: StaffUser }) {
  const { api } = useConsole();
  const { id, username } = member;
  const [role, setRole] = useState(staffRoles.find((one) => one === member.role));
  const change = useAction({
    send: (next: (typeof staffRoles)[number]) =>
      api.call(changeStaffRole, { params: { adminId: id }, body: { role: next } }),
    done: (changed) => ({
      title: 'Role changed',
      description: `The new role of ${username} is ${staffRoleLabel(changed.role)}, starting now.`,
    }),
    failed: 'The role was not changed.',
    log: { name: 'this colleague', target: `admin:${id}` },
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      title={`Role of ${username}`}
      description="It applies immediately, even if they are signed in. Invitations they created will end."
      submitLabel="Change role"
      pendingLabel="Changing…"
      isIncomplete={role === undefined || role === member.role}
      isPending={change.isPending}
      failure={change.failure}
      onSubmit={() => role && change.mutate(role)}
    >
      <RoleField value={role} onValueChange={setRole} />
    </FormDialog>
  );
}
