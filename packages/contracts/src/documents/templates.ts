import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, moment, pageQuery } from '../fields';

const staffTemplate = z.object({
  id: z.number(),
  /** A document that contains it; null if that was deleted. */
  document: z.nullable(z.object({ id: z.number(), title: z.string() })),
  /** Number of people whose documents contained it when it was found. */
  accountCount: z.number(),
  /** Approximate number of letters. */
  letterCount: z.number(),
  foundAt: moment,
  /** Time since which it no longer excuses similar documents; null while it does. */
  endedAt: z.nullable(moment),
  endedBy: z.nullable(z.string()),
});
export type StaffTemplate = z.infer<typeof staffTemplate>;

const staff = { scope: 'staff', tag: 'Staff' } as const;
const params = z.object({ templateId: idField });

export const staffListTemplates = endpoint('GET /api/admin/templates', {
  ...staff,
  permission: 'documents.read',
  summary:
    'Texts that many people’s documents contain, which are left out when documents are compared; newest first.',
  query: z.object(pageQuery),
  responses: { 200: z.array(staffTemplate) },
});

export const staffGetTemplate = endpoint('GET /api/admin/templates/:templateId', {
  ...staff,
  permission: 'documents.read',
  summary: 'One template with its first passages, taken from a document that contains it.',
  params,
  responses: {
    200: z.extend(staffTemplate, { passages: z.array(z.object({ page: z.number(), text: z.string() })) }),
  },
  errors: ['templates.not_found'],
});

export const staffEndTemplate = endpoint('POST /api/admin/templates/:templateId/end', {
  ...staff,
  permission: 'documents.moderate',
  summary: 'Ends a template, so that documents that contain it can be copies of each other again.',
  params,
  responses: { 200: staffTemplate },
  errors: ['templates.not_found'],
});

export const staffRestoreTemplate = endpoint('POST /api/admin/templates/:templateId/restore', {
  ...staff,
  permission: 'documents.moderate',
  summary: 'Undoes the end of a template.',
  params,
  responses: { 200: staffTemplate },
  errors: ['templates.not_found'],
});
