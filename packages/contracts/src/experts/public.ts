import * as z from 'zod/mini';
import { subjects } from '../documents/subjects';
import { endpoint } from '../endpoint';
import { pageQuery } from '../fields';
import { earnings, expertFields, expertProfile, expertProof, expertRates } from './profile';

export * from './profile';

export const tutorCard = z.object({
  id: z.number(),
  name: z.string(),
  headline: z.string(),
  subjects: z.array(z.string()),
  experience: z.string(),
  education: z.string(),
  /** Mean rating of the reviews, 0 to 5; null without any. */
  rating: z.nullable(z.number()),
  reviews: z.number(),
  /** Median minutes between question and answer in 90 days; null with too few answers. */
  medianAnswerMinutes: z.nullable(z.number()),
  completedAnswers: z.number(),
  /** `online` if the expert used the site in the last minutes. */
  status: z.enum(['online', 'away']),
  /** True for a sample profile of the demo. */
  isSample: z.boolean(),
});
export type TutorCard = z.infer<typeof tutorCard>;

export const listTutors = endpoint('GET /api/experts', {
  scope: 'public',
  tag: 'Experts',
  summary: 'Approved experts who want to be shown, newest first.',
  query: z.object({ subject: z.optional(z.enum(subjects)), ...pageQuery }),
  responses: { 200: z.array(tutorCard) },
});

export const ownExpert = z.object({
  /** Null for a person who never applied. */
  profile: z.nullable(expertProfile),
  proofs: z.array(expertProof),
  rates: expertRates,
  earnings,
});
export type OwnExpert = z.infer<typeof ownExpert>;

const own = { scope: 'session', tag: 'Experts' } as const;
const proofParams = z.object({ proofId: z.uuid() });

export const getOwnExpert = endpoint('GET /api/experts/me', {
  ...own,
  summary: 'The user’s application or profile, its proofs, the rates, and the earnings.',
  responses: { 200: ownExpert },
});

export const saveOwnExpert = endpoint('PUT /api/experts/me', {
  ...own,
  summary: 'Applies, or changes the application or profile. New subjects wait for staff, each with a proof.',
  body: expertFields,
  responses: { 200: ownExpert },
  errors: ['accounts.needed', 'experts.proof_missing', 'experts.unconfirmed'],
});

export const addExpertProof = endpoint('POST /api/experts/me/proofs', {
  ...own,
  summary:
    'Accepts a certificate or transcript for one subject as PDF, JPEG, PNG or WebP of at most 10 MiB. Only the person who uploaded it and staff can open it.',
  form: z.object({ subject: z.enum(subjects, 'Please choose the subject for this proof.') }),
  responses: { 201: expertProof },
  errors: [
    'accounts.needed',
    'experts.proofs',
    'experts.unconfirmed',
    'files.empty',
    'files.incomplete',
    'files.missing',
    'files.too_large',
    'files.type',
    'files.unavailable',
    'limits.uploads',
  ],
});

export const getExpertProof = endpoint('GET /api/experts/me/proofs/:proofId/file', {
  ...own,
  summary: 'The original file as an attachment. Supports ranges.',
  params: proofParams,
  responses: { 200: z.any() },
  produces: 'application/octet-stream',
  isStored: true,
  errors: ['accounts.needed', 'experts.not_found', 'files.unavailable'],
});

export const removeExpertProof = endpoint('DELETE /api/experts/me/proofs/:proofId', {
  ...own,
  summary: 'Removes a proof, with its file and its name.',
  params: proofParams,
  responses: { 204: z.void() },
  errors: ['accounts.needed', 'experts.not_found'],
});
