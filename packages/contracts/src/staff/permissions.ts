/** Everything that a staff endpoint can ask for: its area, and what is done there. */
export const permissions = [
  /** One's own session, password and second factor. */
  'account.own',
  'audit.read',
  'deletions.all',
  'deletions.read',
  'documents.moderate',
  'documents.read',
  'jurisdictions.change',
  'jurisdictions.read',
  'messages.answer',
  'messages.read',
  'newsletter.read',
  'newsletter.send',
  'orders.export',
  'orders.read',
  'orders.work',
  'overview.read',
  'payments.manage',
  'payments.read',
  'people.administer',
  'people.export',
  'people.moderate',
  'people.read',
  'people.view_as',
  'questions.moderate',
  'questions.read',
  'refunds.manage',
  'schools.decide',
  'schools.read',
  'staff.manage',
  'texts.publish',
  'texts.read',
  'writers.manage',
  'writers.read',
] as const;

export type Permission = (typeof permissions)[number];

/** The roles that can be given, as the column `admin_users.role` holds them. */
export const staffRoles = ['admin', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffRoleLabels: Readonly<Record<StaffRole, string>> = {
  admin: 'Administrator',
  support: 'Support',
};

/** What support may do: a permission that is not named here is an administrator's. */
const supportMay: readonly Permission[] = [
  'account.own',
  'audit.read',
  'deletions.read',
  'documents.moderate',
  'documents.read',
  'jurisdictions.read',
  'messages.answer',
  'messages.read',
  'newsletter.read',
  'orders.export',
  'orders.read',
  'orders.work',
  'overview.read',
  'payments.manage',
  'payments.read',
  'people.export',
  'people.moderate',
  'people.read',
  'people.view_as',
  'questions.moderate',
  'questions.read',
  'refunds.manage',
  'schools.decide',
  'schools.read',
  'texts.read',
  'writers.manage',
  'writers.read',
];

const granted: ReadonlyMap<string, ReadonlySet<Permission>> = new Map<StaffRole, ReadonlySet<Permission>>([
  ['admin', new Set(permissions)],
  ['support', new Set(supportMay)],
]);

/** What a role may do; nothing for a role that is not known here. */
export function permissionsOf(role: string): ReadonlySet<Permission> {
  return granted.get(role) ?? new Set();
}

/** Whether a role was granted something; what was not granted is refused. */
export function isGranted(role: string, permission: Permission): boolean {
  return permissionsOf(role).has(permission);
}

/** How a role is written for people; one that is not known here stays as it is stored. */
export function staffRoleLabel(role: string): string {
  return isStaffRole(role) ? staffRoleLabels[role] : role;
}

function isStaffRole(role: string): role is StaffRole {
  return (staffRoles as readonly string[]).includes(role);
}
