import type { MailKind, MailMode } from '@aw/contracts/account/public';

/** The sections of the page, in their order; the ids are the marks in its address. */
export const settingsSections = [
  { id: 'profile', label: 'Profile' },
  { id: 'email', label: 'E-mail' },
  { id: 'password', label: 'Password' },
  { id: 'passkeys', label: 'Passkeys' },
  { id: 'two-step', label: 'Two-step sign-in' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'age', label: 'Age' },
  { id: 'memory', label: 'Memory' },
  { id: 'privacy', label: 'Privacy' },
] as const;

/** The kinds of mail that can be turned off: what each is called and when it comes. */
export const mailLabels: Record<MailKind, { label: string; help: string }> = {
  welcome: { label: 'Welcome', help: 'One e-mail when your account is ready, with first steps.' },
  rewards: { label: 'Rewards', help: 'When your uploads earn a reward.' },
  uploads: { label: 'Uploads', help: 'When one of your documents is not accepted, with the reason.' },
  orders: {
    label: 'Progress of orders',
    help: 'When a writer takes your order or begins it, and when your writer or support writes to you.',
  },
  questions: {
    label: 'Questions',
    help: 'When a question that you asked or follow is answered or commented on, and what is said of your answers.',
  },
  quizzes: {
    label: 'Quizzes',
    help: 'When the time of a quiz ran out while you were away, with your result.',
  },
  posts: {
    label: 'Your posts',
    help: 'When our staff put something you posted on the site, or take it off, with the reason.',
  },
  reports: { label: 'Your reports', help: 'What our staff decided about something you reported.' },
};

/** When mails of a kind come; the bell in the header tells of everything at once. */
export const mailModeLabels: Record<MailMode, string> = { at_once: 'At once', daily: 'Daily', off: 'Off' };

/** What comes whatever is turned off. */
export const securityMails =
  'Links that confirm an address or reset a password, notices about a changed password, passkey or second step, everything about an erasure, a certificate that was revoked, a quiz result that was corrected, and what an order costs, refunds or delivers.';

/** How many recovery codes are left, and what to do when they run out. */
export function recoveryCodesLeft(count: number): string {
  if (count === 0)
    return 'No recovery code is left. Please make new ones: without your phone, they are the only way in.';
  const left = count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`;
  return count <= 3
    ? `${left} Please make new ones soon.`
    : `${left} Each signs you in once when you do not have your phone.`;
}

/** Whose sign-in it is: the host of an OpenID provider, without its first word where that says nothing. */
export function issuerName(issuer: string): string {
  try {
    return new URL(issuer).host.replace(/^(accounts|login|auth|id|sso|www)\.(?=[^.]+\.)/, '');
  } catch {
    return issuer;
  }
}
