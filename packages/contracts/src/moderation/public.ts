import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, textField } from '../fields';
import { reasonsOf, reportKinds, reportReasons } from './reasons';

/** `upheld`: it was removed or marked as a duplicate. `dismissed`: it stays as it is. */
export const reportStatuses = ['open', 'upheld', 'dismissed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Number or address of a question. */
export const questionField = z.union([idField, textField(500)]);

const fields = {
  kind: z.enum(reportKinds),
  id: idField,
  reason: z.enum(reportReasons, 'Please choose a reason.'),
  note: z.optional(textField(1000)),
  duplicateOf: z.optional(questionField),
};

export const reportPost = endpoint('POST /api/reports', {
  scope: 'session',
  tag: 'Moderation',
  summary:
    'Reports something to staff. Another report of the same thing by the same user, while the first is open, replaces its reason and note.',
  body: z.object(fields).check(
    z.refine(({ kind, reason }) => reasonsOf(kind).some((one) => one.reason === reason), {
      path: ['reason'],
      error: 'Please choose another reason. “Asked before” works only for questions.',
    }),
    z.refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
      path: ['note'],
      error: 'Please say what is wrong with it.',
    }),
    z.refine(({ reason, duplicateOf }) => reason !== 'duplicate' || Boolean(duplicateOf), {
      path: ['duplicateOf'],
      error: 'Please add the link to the other question.',
    }),
  ),
  responses: { 201: z.object({ id: z.number(), status: z.enum(reportStatuses) }) },
  errors: ['limits.requests', 'reports.not_found', 'reports.own'],
});
