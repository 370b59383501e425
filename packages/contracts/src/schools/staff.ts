import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams, moment, pageQuery } from '../fields';

const schoolRequest = z.object({
  id: z.number(),
  name: z.string(),
  location: z.nullable(z.string()),
  status: z.enum(['open', 'added', 'declined']),
  createdAt: moment,
});
export type SchoolRequest = z.infer<typeof schoolRequest>;

export const listSchoolRequests = endpoint('GET /api/admin/school-requests', {
  scope: 'staff',
  permission: 'schools.read',
  tag: 'Staff',
  summary: 'Schools that people requested, open ones first.',
  query: z.object(pageQuery),
  responses: { 200: z.array(schoolRequest) },
});

export const decideSchoolRequest = endpoint('POST /api/admin/school-requests/:id/decide', {
  scope: 'staff',
  permission: 'schools.decide',
  tag: 'Staff',
  summary: 'Adds the school, or declines it.',
  params: idParams,
  body: z.object({ decision: z.enum(['add', 'decline']) }),
  responses: { 200: schoolRequest },
  errors: ['request.not_found'],
});
