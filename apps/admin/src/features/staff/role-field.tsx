import { type StaffRole, staffRoleHelp, staffRoleLabel, staffRoles } from '@aw/contracts/staff/permissions';
import { FieldGroup } from '@aw/ui/primitives/field';
import { RadioGroup } from '@aw/ui/primitives/radio-group';

type RoleFieldProps = { value: StaffRole | undefined; onValueChange: (role: StaffRole) => void };

/** Choice of a role, with an explanation of each. */
export function RoleField({ value, onValueChange }: RoleFieldProps) {
  return (
    <FieldGroup label="Role" isRequired>
      <RadioGroup
        options={staffRoles.map((role) => ({
          value: role,
          label: staffRoleLabel(role),
          help: staffRoleHelp(role),
        }))}
        value={value}
        onValueChange={(next) => {
          const role = staffRoles.find((one) => one === next);
          if (role) onValueChange(role);
        }}
      />
    </FieldGroup>
  );
}
