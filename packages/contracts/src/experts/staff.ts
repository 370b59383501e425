import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { lineField, moment, pageQuery, textField, userIdField } from '../fields';
import { earnings, expertProfile, expertProof, expertRates, money, paidWork } from './profile';

const staff = { scope: 'staff', tag: 'Staff: experts' } as const;
const params = z.object({ userId: userIdField });

/** States by which the list can be filtered; `waiting` includes further subjects of approved experts. */
export const expertStates = ['waiting', 'approved', 'refused', 'ended'] as const;
export type ExpertState = (typeof expertStates)[number];

export const staffExpert = z.extend(expertProfile, {
  /** Id of the person. */
  id: z.string(),
  /** First and last name of the account. */
  name: z.string(),
  email: z.nullable(z.string()),
  /** True if a decision is needed, about the person or about further subjects. */
  isWaiting: z.boolean(),
  isSample: z.boolean(),
});
export type StaffExpert = z.infer<typeof staffExpert>;

export const staffExpertDetail = z.extend(staffExpert, {
  /** Increases with each change. A decision names the version that it is about. */
  version: z.number(),
  /** Staff member who made the last decision. */
  decidedBy: z.nullable(z.string()),
  proofs: z.array(expertProof),
  earnings,
  log: z.array(z.object({ at: moment, actor: z.string(), verb: z.string() })),
});
export type StaffExpertDetail = z.infer<typeof staffExpertDetail>;

const detail = { 200: staffExpertDetail };

export const staffListExperts = endpoint('GET /api/admin/experts', {
  ...staff,
  permission: 'experts.read',
  summary:
    'Experts and applications: those awaiting a decision first, then the newest. `q` searches names, email addresses, ids and headlines.',
  query: z.object({
    q: z.optional(textField(200)),
    state: z.optional(z.enum(expertStates)),
    ...pageQuery,
  }),
  responses: { 200: z.array(staffExpert) },
});

export const staffGetExpert = endpoint('GET /api/admin/experts/:userId', {
  ...staff,
  permission: 'experts.read',
  summary: 'One expert or application with proofs, earnings and log.',
  params,
  responses: detail,
  errors: ['experts.not_found'],
});

export const staffGetExpertProof = endpoint('GET /api/admin/experts/:userId/proofs/:proofId/file', {
  ...staff,
  permission: 'experts.manage',
  summary:
    'A proof that passed its checks, as an attachment. Each time it is opened is written to the audit log.',
  params: z.extend(params, { proofId: z.uuid() }),
  responses: { 200: z.any() },
  produces: 'application/octet-stream',
  isStored: true,
  errors: ['experts.not_found', 'files.unavailable'],
});

export const expertDecisions = ['approve', 'refuse', 'end'] as const;
export type ExpertDecision = (typeof expertDecisions)[number];

export const staffDecideExpert = endpoint('POST /api/admin/experts/:userId/decision', {
  ...staff,
  permission: 'experts.manage',
  summary:
    'Approves or refuses an application or new subjects, or ends the expert role, and emails the person.',
  params,
  body: z
    .object({
      decision: z.enum(expertDecisions),
      reason: textField(500),
      /** Version that the decision is about. */
      version: z.int(),
    })
    .check(
      z.refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
        error: 'Please enter a reason. The person will see it.',
        path: ['reason'],
      }),
    ),
  responses: detail,
  errors: ['experts.not_found', 'experts.changed'],
});

export const staffPayOutExpert = endpoint('POST /api/admin/experts/:userId/payouts', {
  ...staff,
  permission: 'experts.pay',
  summary:
    'Records a payout, never more than the balance. The same reference with the same amount is recorded once.',
  params,
  body: z.object({
    amountMinor: z.int().check(z.minimum(1), z.maximum(100_000_000)),
    reference: lineField(200).check(z.minLength(1, 'Please enter the reference of the transfer.')),
  }),
  responses: detail,
  errors: ['experts.not_found', 'experts.balance', 'payments.recorded'],
});

const rate = z.extend(money, { kind: z.enum(paidWork), validFrom: moment });
const rateList = { 200: z.object({ current: expertRates, history: z.array(rate) }) };

export const staffGetExpertRates = endpoint('GET /api/admin/expert-rates', {
  ...staff,
  permission: 'experts.read',
  summary: 'The rates of experts, and their latest changes.',
  responses: rateList,
});

export const staffSetExpertRate = endpoint('POST /api/admin/expert-rates', {
  ...staff,
  permission: 'experts.set_rates',
  summary: 'Sets the rates of experts from now on. Earlier earnings stay as they are.',
  body: z.object({
    kind: z.enum(paidWork),
    amountMinor: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  }),
  responses: rateList,
});
