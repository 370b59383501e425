import type { EarningReason, ExpertProfile } from '@aw/contracts/experts/profile';

export type ApplicationStatus = ExpertProfile['status'] | 'none';

type Texts = {
  /** Shown under the page's title. */
  lead: string;
  form: { title: string; lead: string; submit: string; pending: string };
  saved: { title: string; description: string };
};

const apply = { submit: 'Send application', pending: 'Sending...' };

const applicationSent = {
  title: 'Application sent',
  description: 'Our staff will review it and email you their decision.',
};

const applyAgain = {
  title: 'Apply again',
  lead: 'The form still has what you sent. Each subject needs a proof that our staff can open.',
  ...apply,
};

/** Texts of the page for each status of the application. */
export const expertTexts: Record<ApplicationStatus, Texts> = {
  none: {
    lead: 'Help students in the subjects you know, and get paid for it.',
    form: {
      title: 'Apply as an expert',
      lead: 'Our staff review every application and its proofs.',
      ...apply,
    },
    saved: applicationSent,
  },
  applied: {
    lead: 'Your application is with our staff.',
    form: {
      title: 'Your application',
      lead: 'You can change it until we decide.',
      submit: 'Save changes',
      pending: 'Saving...',
    },
    saved: { title: 'Application saved', description: 'Our staff now see this version.' },
  },
  approved: {
    lead: 'You can answer questions in your subjects. Here are your profile and your earnings.',
    form: {
      title: 'Your profile',
      lead: 'Changes apply right away. New subjects must be approved by our staff.',
      submit: 'Save profile',
      pending: 'Saving...',
    },
    saved: { title: 'Profile saved', description: 'Your profile is up to date.' },
  },
  refused: {
    lead: 'Help students in the subjects you know. You can apply again.',
    form: applyAgain,
    saved: applicationSent,
  },
  ended: {
    lead: 'Help students in the subjects you know. You can apply again.',
    form: applyAgain,
    saved: applicationSent,
  },
};

/** Labels of the entries in the earnings list. */
export const earningReasons: Record<EarningReason, string> = {
  answer: 'An answer',
  verification: 'A verification',
  adjustment: 'Adjustment',
  payout: 'Paid out',
};

/** Returns the default name on a tutor card, such as 'Layla M.'. */
export function shortName(firstName: string | null, lastName: string | null): string {
  const [initial] = Array.from(lastName ?? '');
  return [firstName, initial && `${initial}.`].filter(Boolean).join(' ');
}
