import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, moment, pageQuery, textField } from '../fields';
import { questionField, reportStatuses } from './public';
import { reportKinds, reportReasons } from './reasons';

const staff = { scope: 'staff', permission: 'reports.decide', tag: 'Staff: moderation' } as const;

/**
 * `waiting`: it is held or has open reports. The others are the last decision; `corrected` only applies to quiz
 * questions.
 */
export const caseStatuses = ['waiting', 'removed', 'kept', 'duplicate', 'corrected'] as const;
export type CaseStatus = (typeof caseStatuses)[number];
export type CaseOutcome = Exclude<CaseStatus, 'waiting'>;

/** Visibility on the site. */
export const postStates = ['held', 'visible', 'removed'] as const;
export type PostState = (typeof postStates)[number];

/** One post that needs or had a decision, with all reports about it. */
export const moderationCase = z.object({
  /** Kind and number, such as `question-12`. */
  id: z.string(),
  kind: z.enum(reportKinds),
  targetId: z.number(),
  title: z.string(),
  /** First 160 characters. */
  excerpt: z.string(),
  postState: z.enum(postStates),
  status: z.enum(caseStatuses),
  isUrgent: z.boolean(),
  /** Time since which it waits, or of the last decision. */
  at: moment,
  /** Open reports, or those of the last decision. */
  reasons: z.array(z.object({ reason: z.enum(reportReasons), count: z.number() })),
});
export type ModerationCase = z.infer<typeof moderationCase>;

const questionLink = z.nullable(z.object({ id: z.number(), title: z.string() }));

const caseReport = z.object({
  id: z.number(),
  reason: z.enum(reportReasons),
  note: z.nullable(z.string()),
  duplicateOf: questionLink,
  reporterId: z.string(),
  status: z.enum(reportStatuses),
  createdAt: moment,
  decidedAt: z.nullable(moment),
  decidedBy: z.nullable(z.string()),
});
export type CaseReport = z.infer<typeof caseReport>;

export const moderationCaseDetail = z.extend(moderationCase, {
  /**
   * Changes with each decision. The next decision sends it back, so that two members of staff cannot decide at once.
   */
  version: z.number(),
  source: z.string(),
  /** The source as HTML; null for plain text. */
  html: z.nullable(z.string()),
  /** Pages with pictures; only for documents. */
  pages: z.array(z.object({ number: z.number(), width: z.number(), height: z.number() })),
  /** Path of its page on the site. */
  path: z.string(),
  createdAt: moment,
  /** Rule that held it; null if it waits because its author is new. */
  heldBecause: z.nullable(z.string()),
  /** Reason that its author reads; null if it is visible, or was removed with everything of its author. */
  removedReason: z.nullable(z.string()),
  duplicateOf: questionLink,
  /** Null for quiz questions and AI answers, which nobody on the site wrote. */
  author: z.nullable(
    z.object({
      id: z.string(),
      isAnonymous: z.boolean(),
      isErased: z.boolean(),
      isSuspended: z.boolean(),
      since: moment,
      /** Number of the author's posts that can be reported, and of those that staff removed. */
      posts: z.number(),
      removedPosts: z.number(),
    }),
  ),
  /** Open reports first, then the newest; at most 50. */
  reports: z.array(caseReport),
  /** Number of all reports, and of open ones. */
  reportCount: z.number(),
  openCount: z.number(),
  /** Id of the newest report; 0 without any. */
  latestReportId: z.number(),
  log: z.array(z.object({ at: moment, actor: z.string(), verb: z.string() })),
});
export type ModerationCaseDetail = z.infer<typeof moderationCaseDetail>;

const params = z.object({ kind: z.enum(reportKinds), id: idField });
const one = {
  params,
  responses: { 200: moderationCaseDetail },
  errors: ['reports.not_found'],
} as const;
const change = {
  ...one,
  errors: [...one.errors, 'questions.changed', 'reports.changed'],
} as const;
const version = z.number();

export const staffListCases = endpoint('GET /api/admin/reports', {
  ...staff,
  summary:
    'Everything that was held or reported, with one entry for each post: open ones with the most urgent and then the oldest first, decided ones latest first.',
  query: z.object({
    kind: z.optional(z.enum(reportKinds)),
    status: z._default(z.enum(caseStatuses), 'waiting'),
    ...pageQuery,
  }),
  responses: { 200: z.array(moderationCase) },
});

export const staffReadCase = endpoint('GET /api/admin/reports/:kind/:id', {
  ...staff,
  ...one,
  summary: 'One case with the post, its reports, figures about its author, and its log.',
});

export const staffDecideCase = endpoint('POST /api/admin/reports/:kind/:id/decide', {
  ...staff,
  ...change,
  summary:
    'Keeps a post, which dismisses its reports and publishes it if it was held. Or removes it, with a reason that its author will see. Or marks a question as a duplicate.',
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('keep'),
      version,
      /** Id of the newest report that the staff member saw, so that an unread one is never dismissed. */
      latestReportId: z.number(),
    }),
    z.object({
      decision: z.literal('remove'),
      version,
      reason: textField(500).check(z.minLength(1, 'Please enter a reason. The author will see it.')),
      /** True to take back what a document earned; no other kind earns anything. */
      isForCause: z._default(z.boolean(), false),
      /**
       * True if someone else holds the rights to a document. Later uploads of it, or of parts of it, are refused. If it
       * is missing, as in earlier releases of the console, the reason and the reports decide.
       */
      isForCopyright: z.optional(z.boolean()),
    }),
    z.object({ decision: z.literal('duplicate'), version, duplicateOf: questionField }),
  ]),
});

export const staffRestoreCase = endpoint('POST /api/admin/reports/:kind/:id/restore', {
  ...staff,
  ...change,
  summary:
    'Restores a removed post, or removes the duplicate mark. Dismisses the reports that led to the decision.',
  body: z.object({ version }),
});
