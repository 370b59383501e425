/** All permissions that staff endpoints can require, as area and action, with their labels. */
export const permissionLabels = {
  /** Own session, password and second factor. */
  'account.own': 'manage your own sign-in',
  'ai.moderate': 'decide on reported AI answers and end links to chats',
  'ai.read': 'see AI use and cost',
  'audit.read': 'read the audit log',
  'certificates.revoke': 'revoke certificates',
  'deletions.all': 'delete or restore everything',
  'deletions.read': 'see past deletions',
  'documents.moderate': 'moderate documents, download their originals and change synonyms',
  'documents.read': 'see documents and searches that found nothing',
  'experts.manage': 'decide on experts and open their proofs',
  'experts.pay': 'record payouts to experts',
  'experts.read': 'see experts',
  'experts.set_rates': 'change expert rates',
  'jurisdictions.change': 'change jurisdiction rules',
  'jurisdictions.read': 'see jurisdiction rules',
  'messages.answer': 'answer messages',
  'messages.read': 'read messages',
  'newsletter.read': 'see the newsletter',
  'newsletter.send': 'send the newsletter',
  'orders.export': 'export orders',
  'orders.read': 'see orders',
  'orders.work': 'work on orders',
  'overview.read': 'see the overview',
  'payments.manage': 'manage payments',
  'payments.read': 'see payments',
  'people.administer': 'merge or erase people',
  'people.export': 'export a person’s data',
  'people.moderate': 'suspend people and change their rights',
  'people.read': 'see people',
  'people.view_as': 'see the site as a user',
  'questions.moderate': 'moderate questions',
  'questions.read': 'see questions',
  'quizzes.read': 'see quizzes and their keys',
  'quizzes.write': 'write and correct quizzes',
  'refunds.manage': 'manage refunds',
  'reports.decide': 'decide on reports and held posts',
  'schools.decide': 'decide on new schools and courses',
  'schools.read': 'see new schools and courses',
  'staff.manage': 'manage staff',
  'texts.publish': 'publish texts',
  'texts.read': 'see texts',
  'writers.manage': 'manage writers',
  'writers.read': 'see writers',
} as const satisfies Record<`${string}.${string}`, string>;

export type Permission = keyof typeof permissionLabels;

const permissions = Object.keys(permissionLabels) as readonly Permission[];

const reading = permissions.filter((permission) => permission.endsWith('.read'));

const moderation: readonly Permission[] = [
  'ai.moderate',
  'certificates.revoke',
  'documents.moderate',
  'experts.manage',
  'messages.answer',
  'people.moderate',
  'people.view_as',
  'questions.moderate',
  'reports.decide',
  'schools.decide',
];

const orderWork: readonly Permission[] = [
  'experts.pay',
  'messages.answer',
  'orders.export',
  'orders.work',
  'payments.manage',
  'refunds.manage',
  'writers.manage',
];

type Role = {
  label: string;
  /** Explanation for the person who assigns the role. */
  help: string;
  permissions: readonly Permission[];
};

/** Roles that can be assigned, with their permissions; the database accepts no other one. */
const roles = {
  admin: { label: 'Administrator', help: 'Everything, including staff.', permissions },
  moderator: {
    label: 'Moderator',
    help: 'Works on documents, questions, AI answers, experts, people, certificates, messages and school requests. Sees the rest.',
    permissions: ['account.own', ...reading, ...moderation],
  },
  order_desk: {
    label: 'Order desk',
    help: 'Works on orders, writers, payments, refunds, payouts and messages. Sees the rest.',
    permissions: ['account.own', ...reading, ...orderWork],
  },
  support: {
    label: 'Support',
    help: 'Day-to-day work. Cannot manage staff, use Delete All, merge or erase people, or publish texts.',
    permissions: ['account.own', ...reading, ...moderation, ...orderWork, 'people.export'],
  },
  author: {
    label: 'Author',
    help: 'Writes and corrects quizzes. Sees questions, documents and texts, but no people or orders.',
    permissions: [
      'account.own',
      'overview.read',
      'documents.read',
      'questions.read',
      'quizzes.read',
      'quizzes.write',
      'reports.decide',
      'schools.read',
      'texts.read',
    ],
  },
  read_only: {
    label: 'Read-only',
    help: 'Sees everything the other roles see, but cannot change it.',
    permissions: ['account.own', ...reading],
  },
} as const satisfies Record<string, Role>;

export type StaffRole = keyof typeof roles;

/** Roles in the order in which they are offered, as stored in `admin_users.role`. */
export const staffRoles = Object.keys(roles) as [StaffRole, ...StaffRole[]];

const granted: ReadonlyMap<string, ReadonlySet<Permission>> = new Map(
  staffRoles.map((role) => [role, new Set<Permission>(roles[role].permissions)]),
);

/** Returns the permissions of a role; none for an unknown one. */
export function permissionsOf(role: string): ReadonlySet<Permission> {
  return granted.get(role) ?? new Set();
}

/** Returns true if a role has a permission. */
export function isGranted(role: string, permission: Permission): boolean {
  return permissionsOf(role).has(permission);
}

/** Returns the label of a role; an unknown one is returned as it is stored. */
export function staffRoleLabel(role: string): string {
  return isStaffRole(role) ? roles[role].label : role;
}

/** Returns the explanation of a role for the person who assigns it. */
export function staffRoleHelp(role: StaffRole): string {
  return roles[role].help;
}

function isStaffRole(role: string): role is StaffRole {
  return (staffRoles as readonly string[]).includes(role);
}
