import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { moment, pageQuery, userIdField } from '../fields';

export const policyIds = ['terms', 'privacy'] as const;
export type PolicyId = (typeof policyIds)[number];

export const user = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  role: z.string(),
  isExpert: z.boolean(),
  isAnonymous: z.boolean(),
  /** True if the user says that they are. Then no chat is shared, and there is no memory. */
  isUnder18: z.boolean(),
  /** Accepted uploads: those that passed their checks and were not removed for cause. */
  uploadCount: z.number(),
  /** Total of reward points. */
  rewardsEarned: z.number(),
  rewardCount: z.number(),
  creditBalance: z.number(),
  /** Credits that the next ten accepted uploads earn, 0 to 5; spent credits of removed work are deducted. */
  nextCredits: z.number(),
  /** True if the welcome credit was given. There is one for each account and each mailbox. */
  hadWelcomeCredit: z.boolean(),
  /**
   * Policies that changed since the user accepted the Terms of Use or saw the Privacy Policy; empty without an account.
   */
  changedPolicies: z.array(z.enum(policyIds)),
  lastRewardAt: z.nullable(moment),
  createdAt: moment,
});
export type User = z.infer<typeof user>;

const userParams = z.object({ userId: userIdField });

/** Belongings of an anonymous person, which a sign-in adds to the account. */
export const belongings = z.object({
  uploads: z.number(),
  credits: z.number(),
  rewardPoints: z.number(),
  unlocks: z.number(),
  questions: z.number(),
  /** Orders, including drafts in which something was typed, chosen or sent. */
  orders: z.number(),
  /** Views, saved documents, ratings, downloads, requests, appeals, messages, answers and added courses. */
  other: z.number(),
});
export type Belongings = z.infer<typeof belongings>;

export const registerAnonymous = endpoint('POST /api/user', {
  scope: 'visitor',
  tag: 'People',
  summary: 'Registers the id that the browser generated and binds it to a signed session cookie.',
  body: z.object({
    userId: z
      .string()
      .check(
        z.regex(/^anon_[a-z0-9]{8,40}_\d{10,16}$/, 'A generated id has the form anon_{random}_{timestamp}.'),
      ),
  }),
  responses: { 200: user, 201: user },
  errors: ['users.id_taken'],
});

export const getSession = endpoint('GET /api/auth/session', {
  scope: 'session',
  tag: 'People',
  summary: 'The user of this session.',
  responses: { 200: z.object({ user }) },
});

export const getUser = endpoint('GET /api/user/:userId', {
  scope: 'session',
  tag: 'People',
  summary: 'The session’s own user. Any other id is refused.',
  params: userParams,
  responses: { 200: user },
  errors: ['auth.forbidden'],
});

export const changeUser = endpoint('PATCH /api/user/:userId', {
  scope: 'session',
  tag: 'People',
  summary:
    'Records whether the session’s own user is under 18. If so, ends links to their chats, and turns off and empties their memory.',
  params: userParams,
  body: z.object({ isUnder18: z.boolean() }),
  responses: { 200: user },
  errors: ['auth.forbidden'],
});

export const reward = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  rewardValue: z.number(),
  earnedAt: moment,
});
export type Reward = z.infer<typeof reward>;

export const listRewards = endpoint('GET /api/user/:userId/rewards', {
  scope: 'session',
  tag: 'People',
  summary: 'The user’s own rewards, newest first.',
  params: userParams,
  query: z.object(pageQuery),
  responses: { 200: z.array(reward) },
  errors: ['auth.forbidden'],
});

export const creditEntry = z.object({
  id: z.number(),
  delta: z.number(),
  reason: z.enum([
    'upload_milestone',
    'milestone_reversal',
    'unlock',
    'unlock_refund',
    'welcome',
    'merge',
    'question',
    'question_refund',
  ]),
  documentId: z.nullable(z.number()),
  documentTitle: z.nullable(z.string()),
  createdAt: moment,
});
export type CreditEntry = z.infer<typeof creditEntry>;

export const listCredits = endpoint('GET /api/user/:userId/credits', {
  scope: 'session',
  tag: 'People',
  summary: 'The credit balance and its latest 100 entries, newest first.',
  params: userParams,
  responses: { 200: z.object({ balance: z.number(), entries: z.array(creditEntry) }) },
  errors: ['auth.forbidden'],
});
