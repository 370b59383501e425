import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { moment, textField, userIdField } from '../fields';
import { certificateParams, certificateStatuses } from './public';

const staff = { scope: 'staff', tag: 'Staff: certificates' } as const;

export const staffCertificate = z.object({
  certificateId: z.string(),
  studentName: z.string(),
  quizTitle: z.string(),
  percentage: z.number(),
  completedAt: moment,
  /** True if everybody with the link can see it. */
  isPublic: z.boolean(),
  status: z.enum(certificateStatuses),
  revokedAt: z.nullable(moment),
  revokedReason: z.nullable(z.string()),
});
export type StaffCertificate = z.infer<typeof staffCertificate>;

export const staffListCertificates = endpoint('GET /api/admin/people/:userId/certificates', {
  ...staff,
  permission: 'people.read',
  summary: 'The latest 100 certificates of a person, including replaced and revoked ones.',
  params: z.object({ userId: userIdField }),
  responses: { 200: z.array(staffCertificate) },
});

export const staffRevokeCertificate = endpoint('POST /api/admin/certificates/:certificateId/revoke', {
  ...staff,
  permission: 'certificates.revoke',
  summary:
    'Revokes a certificate and its credential permanently. Everyone with the link can read the reason. Repeating it changes nothing.',
  params: certificateParams,
  body: z.object({ reason: textField(500).check(z.minLength(1, 'Please enter a reason.')) }),
  responses: { 200: staffCertificate },
  errors: ['certificates.not_found'],
});
