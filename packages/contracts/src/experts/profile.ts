import * as z from 'zod/mini';
import { subjects } from '../documents/subjects';
import { lineField, moment } from '../fields';

/** Where an application stands; only an `approved` person may answer questions. */
export const expertStatuses = ['applied', 'approved', 'refused', 'ended'] as const;
export type ExpertStatus = (typeof expertStatuses)[number];

/** The endings of files that can prove a subject, as people choose them. */
export const proofTypes = ['.pdf', '.jpg', '.jpeg', '.png', '.webp'];

/** How many files one person can keep with an application. */
export const maxProofs = 40;

/** How many days after a decision the proofs are removed, and those that no application came with. */
export const proofDays = 30;

/** How recently somebody used the site who counts as online, in minutes. */
export const onlineMinutes = 15;

/** From how many answers of 90 days on a median is shown. */
export const leastTimedAnswers = 5;

/** Whether a text has an email address, a link or an international telephone number. */
export function hasContact(text: string): boolean {
  return /\S@\S+\.\S|(?:https?:\/\/|www\.)\S|\+\d[\d\s().-]{6,}\d/i.test(text);
}

/** A text that everybody may read beside the name; students reach experts through the site alone. */
function shownText(maxLength: number) {
  return lineField(maxLength).check(
    z.refine(
      (text) => !hasContact(text),
      'Please leave out email addresses, links and phone numbers. Students contact you through the site.',
    ),
  );
}

const chosen = z.array(z.enum(subjects)).check(
  z.minLength(1, 'Please choose at least one subject.'),
  z.refine((list) => new Set(list).size === list.length, 'Please choose each subject only once.'),
);

/** What an expert says of themselves; the form and the server check this same schema. */
export const expertFields = z.object({
  /** The name on the tutor card; empty for the first name with the last initial. */
  shownName: shownText(60),
  headline: shownText(120).check(z.minLength(1, 'Please say in one line what you teach.')),
  experience: shownText(300).check(z.minLength(1, 'Please describe your experience.')),
  education: shownText(300).check(z.minLength(1, 'Please describe your education.')),
  subjects: chosen,
  /** Whether the tutor card is shown once the person is approved. */
  isListed: z.boolean(),
});
export type ExpertFields = z.infer<typeof expertFields>;

export const expertProfile = z.object({
  status: z.enum(expertStatuses),
  shownName: z.string(),
  headline: z.string(),
  experience: z.string(),
  education: z.string(),
  /** Those that staff have approved. */
  subjects: z.array(z.string()),
  /** Those that wait for a decision, or were refused with the application. */
  askedSubjects: z.array(z.string()),
  isListed: z.boolean(),
  appliedAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** What staff said with their decision. */
  reason: z.nullable(z.string()),
});
export type ExpertProfile = z.infer<typeof expertProfile>;

export const expertProof = z.object({
  id: z.string(),
  subject: z.string(),
  fileName: z.string(),
  sizeBytes: z.number(),
  status: z.enum(['checking', 'ready', 'refused']),
  reason: z.nullable(z.string()),
  createdAt: moment,
});
export type ExpertProof = z.infer<typeof expertProof>;

/** What experts are paid for. */
export const paidWork = ['answer', 'verification'] as const;
export type PaidWork = (typeof paidWork)[number];

export const earningReasons = [...paidWork, 'adjustment', 'payout'] as const;
export type EarningReason = (typeof earningReasons)[number];

/** All rates and earnings are in this currency; the tables take no other one. */
export const earningsCurrency = 'USD';

export const money = z.object({ amountMinor: z.number(), currency: z.string() });

/** What is paid for each kind of work now. */
export const expertRates = z.object({ answer: money, verification: money });
export type ExpertRates = z.infer<typeof expertRates>;

export const earnings = z.object({
  currency: z.string(),
  balanceMinor: z.number(),
  /** The latest, newest first. */
  entries: z.array(
    z.object({
      id: z.number(),
      reason: z.enum(earningReasons),
      amountMinor: z.number(),
      note: z.nullable(z.string()),
      createdAt: moment,
    }),
  ),
});
export type Earnings = z.infer<typeof earnings>;
