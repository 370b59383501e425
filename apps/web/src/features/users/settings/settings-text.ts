import type { MailKind, MailMode, UnsubscribeKind } from '@aw/contracts/users/account';
import { formatCount } from '@aw/ui/primitives/format-count';

/** Sections of the page in their order. The ids are anchors in its address. */
export const settingsSections = [
  { id: 'profile', label: 'Profile' },
  { id: 'email', label: 'Email' },
  { id: 'password', label: 'Password' },
  { id: 'passkeys', label: 'Passkeys' },
  { id: 'two-step', label: 'Two-step sign-in' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'saved-searches', label: 'Saved searches' },
  { id: 'age', label: 'Age' },
  { id: 'memory', label: 'Memory' },
  { id: 'privacy', label: 'Privacy' },
] as const;

/** Name and explanation of each kind of mail that can be turned off. */
export const mailLabels: Record<MailKind, { label: string; help: string }> = {
  welcome: { label: 'Welcome', help: 'One email when your account is ready, with first steps.' },
  rewards: { label: 'Rewards', help: 'When your uploads earn a reward.' },
  uploads: { label: 'Uploads', help: 'When one of your documents is not accepted, with the reason.' },
  orders: {
    label: 'Order progress',
    help: 'When a writer takes or starts your order, and when your writer or support messages you.',
  },
  questions: {
    label: 'Questions',
    help: 'When someone answers or comments on a question you asked or follow, or reacts to your answers.',
  },
  quizzes: {
    label: 'Quizzes',
    help: 'When a quiz ends while you are away, with your result.',
  },
  posts: {
    label: 'Your posts',
    help: 'When our staff publish or remove something you posted, with the reason.',
  },
  reports: { label: 'Your reports', help: 'What our staff decided about something you reported.' },
  courses: {
    label: 'Courses you follow',
    help: 'One email a week with new documents and questions, if there are any.',
  },
};

/** Options for when mails of a kind are sent. The bell in the header always shows everything at once. */
const mailModeLabels: Record<MailMode, string> = { at_once: 'At once', daily: 'Daily', off: 'Off' };

/** Returns the label of a mode for a kind. Emails about courses are never sent at once. */
export function mailModeLabel(kind: MailKind, mode: MailMode): string {
  return kind === 'courses' && mode === 'at_once' ? 'Weekly' : mailModeLabels[mode];
}

/** Returns which emails have stopped. A server of a later release may know kinds without a name here. */
export function stoppedText(kind: UnsubscribeKind): string {
  if (kind === 'digest') return 'You will not get “Daily” emails any more.';
  return kind in mailLabels
    ? `You will not get “${mailLabels[kind].label}” emails any more.`
    : 'You will not get these emails any more.';
}

/** Mails that cannot be turned off. */
export const securityMails =
  'Links to confirm an address or reset a password, changes to your password, passkeys or two-step sign-in, account erasure, revoked certificates, corrected quiz results, and payments, refunds and deliveries of your orders.';

/** Returns the number of remaining recovery codes and what to do when they run out. */
export function recoveryCodesLeft(count: number): string {
  if (count === 0)
    return 'You have no recovery codes left. Please create new ones. Without your phone, you need one to sign in with your password.';
  const left = `You have ${formatCount(count, 'recovery code')} left.`;
  return count <= 3
    ? `${left} Please create new ones soon.`
    : `${left} Each signs you in once when you do not have your phone.`;
}

/** Returns the host of an OpenID provider, without a meaningless first label such as `login`. */
export function issuerName(issuer: string): string {
  try {
    return new URL(issuer).host.replace(/^(accounts|login|auth|id|sso|www)\.(?=[^.]+\.)/, '');
  } catch {
    return issuer;
  }
}
