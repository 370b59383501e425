/** Everything that a staff endpoint can ask for: its area and what is done there, with how staff read it. */
export const permissionLabels = {
  /** One's own session, password and second factor. */
  'account.own': 'manage your own sign-in',
  'ai.moderate': 'decide on reported AI answers and end links to chats',
  'ai.read': 'see AI use and cost',
  'audit.read': 'read the audit log',
  'certificates.revoke': 'revoke certificates',
  'deletions.all': 'delete or restore everything',
  'deletions.read': 'see past deletions',
  'documents.moderate': 'moderate documents and download their originals',
  'documents.read': 'see documents',
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
  'schools.decide': 'decide on school requests',
  'schools.read': 'see school requests',
  'staff.manage': 'manage staff',
  'texts.publish': 'publish texts',
  'texts.read': 'see texts',
  'writers.manage': 'manage writers',
  'writers.read': 'see writers',
} as const satisfies Record<`${string}.${string}`, string>;

export type Permission = keyof typeof permissionLabels;

// The keys of the constant above, and no others.
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
  /** What whoever gives the role reads about it. */
  help: string;
  permissions: readonly Permission[];
};

/** The roles that can be given, with all that each may do; the database takes no other one. */
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

/** The roles in the order in which they are offered, as the column `admin_users.role` holds them. */
// The keys of the constant above, and no others.
export const staffRoles = Object.keys(roles) as [StaffRole, ...StaffRole[]];

const granted: ReadonlyMap<string, ReadonlySet<Permission>> = new Map(
  staffRoles.map((role) => [role, new Set<Permission>(roles[role].permissions)]),
);

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
  return isStaffRole(role) ? roles[role].label : role;
}

/** What whoever gives a role reads about it. */
export function staffRoleHelp(role: StaffRole): string {
  return roles[role].help;
}

function isStaffRole(role: string): role is StaffRole {
  return (staffRoles as readonly string[]).includes(role);
}
