import * as z from 'zod/mini';
import { subjects } from '../documents/subjects';
import { lineField, moment } from '../fields';

/** State of an application. Only an `approved` person may answer questions. */
export const expertStatuses = ['applied', 'approved', 'refused', 'ended'] as const;
export type ExpertStatus = (typeof expertStatuses)[number];

/** Extensions of files that can prove a subject. */
export const proofTypes = ['.pdf', '.jpg', '.jpeg', '.png', '.webp'];

/** Maximum number of proof files with an application. */
export const maxProofs = 40;

/** Days after a decision, or after an upload without an application, until proofs are deleted. */
export const proofDays = 30;

/** Minutes since the last visit within which somebody counts as online. */
export const onlineMinutes = 15;

/** Minimum number of answers in 90 days for a median to be shown. */
export const minTimedAnswers = 5;

/** Returns true if a text contains an email address, a link or an international telephone number. */
export function hasContact(text: string): boolean {
  return /\S@\S+\.\S|(?:https?:\/\/|www\.)\S|\+\d[\d\s().-]{6,}\d/i.test(text);
}

/** Public text of a profile. Contact details are refused, because students reach experts through the site alone. */
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

/** Profile as the expert writes it. The form and the server check this same schema. */
export const expertFields = z.object({
  /** Name on the tutor card; if empty, the first name and the initial of the last name. */
  shownName: shownText(60),
  headline: shownText(120).check(z.minLength(1, 'Please say in one line what you teach.')),
  experience: shownText(300).check(z.minLength(1, 'Please describe your experience.')),
  education: shownText(300).check(z.minLength(1, 'Please describe your education.')),
  subjects: chosen,
  /** True if the tutor card is shown after approval. */
  isListed: z.boolean(),
});
export type ExpertFields = z.infer<typeof expertFields>;

export const expertProfile = z.object({
  status: z.enum(expertStatuses),
  shownName: z.string(),
  headline: z.string(),
  experience: z.string(),
  education: z.string(),
  /** Subjects that staff have approved. */
  subjects: z.array(z.string()),
  /** Subjects that wait for a decision, or were refused with the application. */
  askedSubjects: z.array(z.string()),
  isListed: z.boolean(),
  appliedAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** Reason that staff gave with their decision. */
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
  /** Only while the file waits for the virus scanner: time of the next scan. */
  scanAgainAt: z.optional(moment),
});
export type ExpertProof = z.infer<typeof expertProof>;

/** Kinds of work that experts are paid for. */
export const paidWork = ['answer', 'verification'] as const;
export type PaidWork = (typeof paidWork)[number];

export const earningReasons = [...paidWork, 'adjustment', 'payout'] as const;
export type EarningReason = (typeof earningReasons)[number];

/** Currency of all rates and earnings; the database accepts no other one. */
export const earningsCurrency = 'USD';

export const money = z.object({ amountMinor: z.number(), currency: z.string() });

/** Current payment for each kind of work. */
export const expertRates = z.object({ answer: money, verification: money });
export type ExpertRates = z.infer<typeof expertRates>;

export const earnings = z.object({
  currency: z.string(),
  balanceMinor: z.number(),
  /** Latest entries, newest first. */
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
