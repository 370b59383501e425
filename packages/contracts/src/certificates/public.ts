import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, lineField, moment } from '../fields';

export const certificateTemplates = ['modern', 'classic', 'minimal'] as const;
export type CertificateTemplate = (typeof certificateTemplates)[number];

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** Name on a certificate if the account has none. */
export const anonymousName = 'Anonymous User';

/** `replaced`: the same person has passed with a better result. `revoked`: staff revoked it. */
export const certificateStatuses = ['valid', 'replaced', 'revoked'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** Certificate as part of a quiz result. */
export const certificateSummary = z.object({
  certificateId: z.string(),
  /** Attempt that earned it. */
  attemptId: z.string(),
  percentage: z.number(),
  isPublic: z.boolean(),
});
export type CertificateSummary = z.infer<typeof certificateSummary>;

export const certificate = z.object({
  certificateId: z.string(),
  studentName: z.string(),
  quizId: z.number(),
  quizTitle: z.string(),
  subject: z.string(),
  score: z.number(),
  totalQuestions: z.number(),
  percentage: z.number(),
  completedAt: moment,
  /** Number of this attempt among the person's attempts at the quiz. */
  attemptNumber: z.number(),
  /** True if right answers were known from an earlier attempt, or from another quiz with some of the same questions. */
  areKeysKnown: z.boolean(),
  template: z.enum(certificateTemplates),
  isPublic: z.boolean(),
  /** True if a model wrote the questions. */
  isMachineMade: z.boolean(),
  status: z.enum(certificateStatuses),
  revokedAt: z.nullable(moment),
  revokedReason: z.nullable(z.string()),
  createdAt: moment,
  updatedAt: moment,
  /** True if the viewer may change and share it. */
  isOwn: z.boolean(),
});
export type Certificate = z.infer<typeof certificate>;

export const certificateParams = z.object({
  certificateId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
});

const tag = 'Certificates';

export const getCertificate = endpoint('GET /api/certificates/:certificateId', {
  scope: 'visitor',
  tag,
  summary: 'A shared certificate, or one of your own. Anything else is 404.',
  params: certificateParams,
  responses: { 200: certificate },
  errors: ['certificates.not_found'],
});

export const certificatePdf = endpoint('GET /api/certificates/:certificateId/pdf', {
  scope: 'visitor',
  tag,
  summary: 'The certificate as a PDF, on A4 or Letter.',
  params: certificateParams,
  query: z.object({ paper: z._default(z.enum(papers), 'a4') }),
  responses: { 200: z.unknown() },
  produces: 'application/pdf',
  errors: ['certificates.not_found', 'certificates.signs', 'server.busy'],
});

export const certificateCredential = endpoint('GET /api/certificates/:certificateId/credential', {
  scope: 'visitor',
  tag,
  summary: 'The certificate as an Open Badges 3.0 credential, signed by this installation (eddsa-rdfc-2022).',
  params: certificateParams,
  responses: { 200: z.unknown() },
  errors: ['certificates.not_found'],
});

export const credentialStatus = endpoint('GET /api/credentials/status/:n', {
  scope: 'public',
  tag,
  summary: 'A signed Bitstring Status List: which credentials were revoked. Cached for at most five minutes.',
  params: z.object({ n: z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(1_000_000)) }),
  responses: { 200: z.unknown() },
  errors: ['certificates.not_found'],
});

export const updateCertificate = endpoint('PATCH /api/certificates/:certificateId', {
  scope: 'session',
  tag,
  summary:
    'Changes the name, the template, or whether everyone with the link can see it. Refuses a name with characters that no font can draw.',
  params: certificateParams,
  body: z.object({
    studentName: z.optional(
      lineField(200).check(z.minLength(1, 'Please enter the name for the certificate.')),
    ),
    template: z.optional(z.enum(certificateTemplates)),
    isPublic: z.optional(z.boolean()),
  }),
  responses: { 200: certificate },
  errors: ['certificates.signs', 'server.busy', 'certificates.not_found'],
});

export const listCertificates = endpoint('GET /api/certificates', {
  scope: 'session',
  tag,
  summary: 'The user’s valid certificates, latest first. With `quizId`, the one for that quiz.',
  query: z.object({ quizId: z.optional(idField) }),
  responses: { 200: z.array(certificate) },
});
