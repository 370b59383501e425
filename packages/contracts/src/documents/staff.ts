import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, idParams, moment, pageQuery, textField } from '../fields';
import { documentCard, waitReasons } from './shapes';

export const staffDocumentStates = [
  'published',
  'processing',
  'refused',
  'removed',
  'appealed',
  'waiting',
  'few_words',
] as const;

export const staffDocument = z.extend(documentCard, {
  uploaderId: z.string(),
  sha256: z.string(),
  removedAt: z.nullable(moment),
  removedReason: z.nullable(z.string()),
  isRemovedForCause: z.boolean(),
  /**
   * Only `accepted` counts. Similar documents and those with hardly any text wait for a decision; a copy never counts.
   */
  originality: z.enum(['accepted', 'waiting', 'copy', 'refused']),
  /** Reason why a person decides, or has decided, whether it counts; null if nobody had to. */
  waitReason: z.nullable(z.enum(waitReasons)),
  /** Legible words, counted up to 40; null for documents that were read before this count existed. */
  legibleWords: z.nullable(z.number()),
  /** Why some of its pictures have no text: OCR failed, or all of them together took longer than ten minutes. */
  ocrProblem: z.optional(z.nullable(z.enum(['failed', 'timeout']))),
  /** Time of the decision that the uploader was promised. */
  reviewDueAt: z.nullable(moment),
  /** Reason why it does not count, as the uploader reads it. */
  reviewNote: z.nullable(z.string()),
  /** Most similar document, and the share of the smaller one that is in both, in percent. */
  similarTo: z.nullable(z.object({ id: z.number(), title: z.string(), percent: z.number() })),
  appeal: z.nullable(
    z.object({
      id: z.number(),
      status: z.enum(['open', 'granted', 'denied']),
      message: z.string(),
      answer: z.nullable(z.string()),
      createdAt: moment,
    }),
  ),
});
export type StaffDocument = z.infer<typeof staffDocument>;

export const staffListDocuments = endpoint('GET /api/admin/documents', {
  scope: 'staff',
  permission: 'documents.read',
  tag: 'Staff',
  summary: 'Documents in every state, newest first.',
  query: z.object({
    q: z.optional(textField(200)),
    state: z.optional(z.enum(staffDocumentStates)),
    ...pageQuery,
  }),
  responses: { 200: z.array(staffDocument) },
});

export const staffGetDocument = endpoint('GET /api/admin/documents/:id', {
  scope: 'staff',
  permission: 'documents.read',
  tag: 'Staff',
  summary: 'One document in any state, with its log.',
  params: idParams,
  responses: {
    200: z.extend(staffDocument, {
      pages: z.array(z.object({ number: z.number(), width: z.number(), height: z.number() })),
      unlockCount: z.number(),
      /**
       * The removed work that it matches, and the share of the smaller one in percent; `id` is its document, if that still
       * exists.
       */
      removedWork: z.nullable(
        z.object({ id: z.nullable(z.number()), title: z.nullable(z.string()), percent: z.number() }),
      ),
      log: z.array(z.object({ at: moment, actor: z.string(), verb: z.string() })),
    }),
  },
  errors: ['documents.not_found', 'files.unavailable'],
});

export const staffPageImage = endpoint('GET /api/admin/documents/:id/pages/:number/image', {
  scope: 'staff',
  permission: 'documents.read',
  tag: 'Staff',
  summary: 'Any page as WebP.',
  params: z.object({ id: idField, number: idField }),
  query: z.object({ size: z._default(z.enum(['thumb', 'page']), 'page') }),
  responses: { 200: z.any() },
  produces: 'image/webp',
  isStored: true,
  errors: ['documents.not_found'],
});

export const staffGetOriginal = endpoint('GET /api/admin/documents/:id/file', {
  scope: 'staff',
  permission: 'documents.moderate',
  tag: 'Staff',
  summary:
    'The original file of a document in any state, as an attachment. Each download is written to the audit log.',
  params: idParams,
  responses: { 200: z.any() },
  produces: 'application/octet-stream',
  isStored: true,
  errors: ['documents.erased', 'documents.not_found', 'files.unavailable'],
});

export const staffRemoveDocument = endpoint('POST /api/admin/documents/:id/remove', {
  scope: 'staff',
  permission: 'documents.moderate',
  tag: 'Staff',
  summary:
    'Removes a document from the library with a reason that its uploader will see. For cause, its credit is reversed. Because of copyright, the work stays down: later uploads of it are refused.',
  params: idParams,
  body: z.object({
    reason: textField(500).check(z.minLength(1, 'Please enter a reason. The uploader will see it.')),
    isForCause: z.boolean(),
    /**
     * Someone else holds the rights. Later uploads of the work, or of parts of it, are refused. If it is missing, as in
     * earlier releases of the console, the reason and the reports decide.
     */
    isForCopyright: z.optional(z.boolean()),
  }),
  responses: { 200: staffDocument },
  errors: ['documents.not_found'],
});

export const staffRestoreDocument = endpoint('POST /api/admin/documents/:id/restore', {
  scope: 'staff',
  permission: 'documents.moderate',
  tag: 'Staff',
  summary: 'Restores a removed document, with its credit.',
  params: idParams,
  responses: { 200: staffDocument },
  errors: ['documents.not_found'],
});

export const staffDecideOriginality = endpoint('POST /api/admin/documents/:id/originality', {
  scope: 'staff',
  permission: 'documents.moderate',
  tag: 'Staff',
  summary:
    'Decides whether a document that looks like another one, or has few readable words, counts. If it is accepted, it counts. If it is refused, a look-alike is removed for cause, and a document with few words stays published but does not count. `reopen` undoes the decision: the document waits again.',
  params: idParams,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('accept') }),
    z.object({ decision: z.literal('reopen') }),
    z.object({
      decision: z.literal('refuse'),
      reason: textField(500).check(z.minLength(1, 'Please enter a reason. The uploader will see it.')),
    }),
  ]),
  responses: { 200: staffDocument },
  errors: ['documents.not_decided', 'documents.not_found', 'documents.not_waiting'],
});

export const decideAppeal = endpoint('POST /api/admin/appeals/:id/decide', {
  scope: 'staff',
  permission: 'documents.moderate',
  tag: 'Staff',
  summary:
    'Answers an appeal. Granting it runs the checks again, without the duplicate check, or restores a removed document.',
  params: idParams,
  body: z.object({
    decision: z.enum(['grant', 'deny']),
    answer: textField(2000).check(z.minLength(1, 'Please write an answer. The uploader will see it.')),
  }),
  responses: { 200: staffDocument },
  errors: ['appeals.closed', 'request.not_found'],
});
