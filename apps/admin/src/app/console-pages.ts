import type { OrderNeed } from '@aw/contracts/orders/staff';
import type { Permission } from '@aw/contracts/staff/permissions';
import type { IconType } from '@aw/ui/primitives/icon';
import {
  BadgeCheck,
  BookOpen,
  Bot,
  CopyCheck,
  CreditCard,
  Earth,
  Equal,
  FileText,
  Flag,
  GraduationCap,
  House,
  Inbox,
  ListChecks,
  ListOrdered,
  Mail,
  MessageCircleQuestion,
  Newspaper,
  PenLine,
  Scale,
  SearchX,
  ShieldAlert,
  ShieldCheck,
  User,
  UsersRound,
} from 'lucide-react';
import type { Overview } from '../api/shared-queries';
import { needLabel } from '../format/need-labels';
import { securityPath } from '../session/sign-in-address';

export type ConsolePage = {
  label: string;
  /** Permission that a role needs to see the page. */
  permission: Permission;
  to: string;
  icon: IconType;
  /** Number beside its name: of the things that need attention there, or one of the totals. */
  counts?: 'needs' | 'heldQuestions' | 'openAppeals' | 'openSchoolRequests' | 'presentDocuments';
};

/** Pages of the console, in the order of the navigation. */
export const consolePages: readonly ConsolePage[] = [
  { label: 'Today', permission: 'overview.read', to: '/admin', icon: House, counts: 'needs' },
  { label: 'Orders', permission: 'orders.read', to: '/admin/orders', icon: Inbox, counts: 'needs' },
  { label: 'Moderation', permission: 'reports.decide', to: '/admin/moderation', icon: Flag, counts: 'needs' },
  {
    label: 'Documents',
    permission: 'documents.read',
    to: '/admin/documents',
    icon: BookOpen,
    counts: 'presentDocuments',
  },
  {
    label: 'Appeals',
    permission: 'documents.read',
    to: '/admin/appeals',
    icon: Scale,
    counts: 'openAppeals',
  },
  {
    label: 'Questions',
    permission: 'questions.read',
    to: '/admin/questions',
    icon: MessageCircleQuestion,
    counts: 'heldQuestions',
  },
  {
    label: 'Exam shields',
    permission: 'questions.read',
    to: '/admin/exam-shields',
    icon: ShieldAlert,
    counts: 'needs',
  },
  { label: 'Quizzes', permission: 'quizzes.read', to: '/admin/quizzes', icon: ListChecks },
  { label: 'Experts', permission: 'experts.read', to: '/admin/experts', icon: BadgeCheck, counts: 'needs' },
  {
    label: 'Places',
    permission: 'schools.read',
    to: '/admin/places',
    icon: GraduationCap,
    counts: 'openSchoolRequests',
  },
  { label: 'Missed searches', permission: 'documents.read', to: '/admin/missed-searches', icon: SearchX },
  { label: 'Synonyms', permission: 'documents.read', to: '/admin/synonyms', icon: Equal },
  { label: 'Templates', permission: 'documents.read', to: '/admin/templates', icon: CopyCheck },
  { label: 'People', permission: 'people.read', to: '/admin/people', icon: User },
  { label: 'Messages', permission: 'messages.read', to: '/admin/messages', icon: Mail, counts: 'needs' },
  { label: 'Newsletter', permission: 'newsletter.read', to: '/admin/newsletter', icon: Newspaper },
  { label: 'Texts', permission: 'texts.read', to: '/admin/texts', icon: FileText },
  {
    label: 'Payments',
    permission: 'payments.read',
    to: '/admin/payments',
    icon: CreditCard,
    counts: 'needs',
  },
  { label: 'AI', permission: 'ai.read', to: '/admin/ai', icon: Bot },
  { label: 'Writers', permission: 'writers.read', to: '/admin/writers', icon: PenLine },
  { label: 'Jurisdictions', permission: 'jurisdictions.read', to: '/admin/jurisdictions', icon: Earth },
  { label: 'Staff', permission: 'staff.manage', to: '/admin/staff', icon: UsersRound },
  { label: 'Audit log', permission: 'audit.read', to: '/admin/audit', icon: ListOrdered },
];

/** The page of one's own password and two-step sign-in. It is shown with the account, not among the other pages. */
export const securityPage: ConsolePage = {
  label: 'Security',
  permission: 'account.own',
  to: securityPath,
  icon: ShieldCheck,
};

export type Need = {
  count: number;
  one: string;
  many: string;
  to: string;
  tone: 'danger' | 'caution';
  /** Time since which the first of them waits, if it is known. */
  since?: string;
};

const needAddresses: Partial<Record<OrderNeed, string>> = {
  late: '/admin/orders?view=late',
  dispute: '/admin/payments?show=disputes',
  assign: '/admin/orders?view=unassigned',
};

/** Order needs, each with a link to the list that counts the same rows. */
function orderNeedsOf({ orderNeeds }: Overview): Need[] {
  return Object.entries(needLabel).flatMap(([kind, { one, many, tone }]) => {
    const need = orderNeeds.find((candidate) => candidate.kind === kind);
    if (!need) return [];
    const to = needAddresses[need.kind] ?? `/admin/orders?view=all&needs=${need.kind}`;
    return [{ count: need.count, one, many, to, tone, since: need.oldestAt }];
  });
}

const failedJobs = {
  total: 'failedJobs',
  one: 'failed document check',
  many: 'failed document checks',
  to: '/admin/documents?state=refused',
} as const;

/** Totals that need attention after the serious needs, each with a link to its rows. */
const totals = [
  { total: 'newMessages', one: 'new message', many: 'new messages', to: '/admin/messages?state=new' },
  { total: 'heldMessages', one: 'held message', many: 'held messages', to: '/admin/messages?state=held' },
  { total: 'waitingPosts', one: 'post to review', many: 'posts to review', to: '/admin/moderation' },
  {
    total: 'examShieldsToDecide',
    one: 'exam shield to decide on',
    many: 'exam shields to decide on',
    to: '/admin/exam-shields',
  },
  {
    total: 'waitingExperts',
    one: 'expert application',
    many: 'expert applications',
    to: '/admin/experts?state=waiting',
  },
  { total: 'openAppeals', one: 'open appeal', many: 'open appeals', to: '/admin/appeals' },
  {
    total: 'similarDocuments',
    one: 'look-alike to review',
    many: 'look-alikes to review',
    to: '/admin/documents?state=waiting',
  },
  {
    total: 'fewWordDocuments',
    one: 'document with few words to review',
    many: 'documents with few words to review',
    to: '/admin/documents?state=few_words',
  },
  {
    total: 'openSchoolRequests',
    one: 'place to confirm',
    many: 'places to confirm',
    to: '/admin/places',
  },
] as const;

/** Returns everything that needs attention now, most serious first. */
export function needsOf(overview: Overview): Need[] {
  const orders = orderNeedsOf(overview);
  const needOf = ({ total, ...need }: typeof failedJobs | (typeof totals)[number], tone: Need['tone']) => ({
    ...need,
    tone,
    count: overview[total],
  });
  const all: Need[] = [
    ...orders.filter(({ tone }) => tone === 'danger'),
    needOf(failedJobs, 'danger'),
    ...orders.filter(({ tone }) => tone === 'caution'),
    ...totals.map((total) => needOf(total, 'caution')),
  ];
  return all.filter(({ count }) => count > 0);
}

/** Checks whether a role may open the page that an address leads to. */
export function isOpenTo(may: (permission: Permission) => boolean, to: string): boolean {
  const [path] = to.split('?');
  const page = consolePages.find((one) => one.to === path);
  return page !== undefined && may(page.permission);
}

/** Returns the number beside the name of a page, if it has one. */
export function countAt({ to, counts }: ConsolePage, overview: Overview): number | undefined {
  if (counts === undefined) return undefined;
  return counts === 'needs' ? needsAt(to, overview) : overview[counts];
}

/** Counts the things that need attention on a page and below it. */
function needsAt(path: string, overview: Overview): number {
  const needs = needsOf(overview).filter(({ to }) => to.startsWith(path));
  return needs.reduce((sum, { count }) => sum + count, 0);
}
