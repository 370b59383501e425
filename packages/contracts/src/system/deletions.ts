import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { moment } from '../fields';

const deletion = z.object({
  id: z.string(),
  kind: z.enum(['documents', 'questions']),
  count: z.number(),
  deletedAt: moment,
  restorableUntil: moment,
  restoredAt: z.nullable(moment),
  actor: z.string(),
});
export type Deletion = z.infer<typeof deletion>;

export const deleteAllDocuments = endpoint('DELETE /api/admin/documents/deleteAll', {
  scope: 'staff',
  permission: 'deletions.all',
  tag: 'Staff',
  summary: 'Removes every document. They can be restored for 30 days.',
  responses: { 200: z.object({ message: z.string(), deletion }) },
});

export const deleteAllQuestions = endpoint('DELETE /api/admin/questions/deleteAll', {
  scope: 'staff',
  permission: 'deletions.all',
  tag: 'Staff',
  summary: 'Removes every question. They can be restored for 30 days.',
  responses: { 200: z.object({ message: z.string(), deletion }) },
});

export const listDeletions = endpoint('GET /api/admin/deletions', {
  scope: 'staff',
  permission: 'deletions.read',
  tag: 'Staff',
  summary: 'Past Delete All actions, newest first.',
  responses: { 200: z.array(deletion) },
});

export const restoreDeletion = endpoint('POST /api/admin/deletions/:deletionId/restore', {
  scope: 'staff',
  permission: 'deletions.all',
  tag: 'Staff',
  summary: 'Restores everything that one Delete All removed.',
  params: z.object({ deletionId: z.uuid() }),
  responses: { 200: deletion },
  errors: ['request.not_found'],
});
