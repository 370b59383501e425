import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, idParams, lineField, textField } from '../fields';
import { documentDetail, documentTypeField, newReward, processingEvent } from './shapes';
import { draftIdField } from './upload-drafts';

const fields = {
  title: lineField(200).check(z.minLength(1, 'Title Required: Please provide a title for your document.')),
  description: textField(2000),
  subject: lineField(60),
  place: lineField(200).check(z.minLength(2, 'Please enter the whole name.')),
  term: textField(20).check(
    z.regex(/^(Winter|Spring|Summer|Fall) \d{4}$/, 'Please choose a term from the list.'),
  ),
};

export const uploadFields = z.object({
  title: fields.title,
  description: z.optional(fields.description),
  subject: z.optional(fields.subject),
  documentType: z._default(documentTypeField, 'notes'),
  schoolId: z.optional(idField),
  courseId: z.optional(idField),
  /** Names of a school and a course that are not in the list. Staff confirm them later. */
  schoolName: z.optional(fields.place),
  courseName: z.optional(fields.place),
  term: z.optional(fields.term),
  /** File that was sent before, instead of a file in this form. */
  draftId: z.optional(draftIdField),
});
export type UploadFields = z.output<typeof uploadFields>;

export const uploadDocument = endpoint('POST /api/documents', {
  scope: 'session',
  tag: 'Documents',
  summary:
    'Accepts one file of at most 10 MiB, or the `draftId` of one that was sent before, with its fields, in any order. The checks run afterwards.',
  form: uploadFields,
  responses: { 201: z.extend(documentDetail, { newRewards: z.array(newReward) }) },
  errors: [
    'courses.not_found',
    'drafts.not_found',
    'files.empty',
    'files.incomplete',
    'files.missing',
    'files.too_large',
    'files.type',
    'files.unavailable',
    'limits.places',
    'limits.storage',
    'limits.uploads',
    'schools.unknown',
    'terms.needed',
  ],
});

/** Fields to change; missing ones stay. An empty description and a null school, course or term are cleared. */
export const documentChange = z.object({
  title: z.optional(fields.title),
  description: z.optional(fields.description),
  subject: z.optional(fields.subject),
  documentType: z.optional(documentTypeField),
  schoolId: z.optional(z.nullable(idField)),
  courseId: z.optional(z.nullable(idField)),
  term: z.optional(z.nullable(fields.term)),
});
export type DocumentChange = z.output<typeof documentChange>;

export const changeDocument = endpoint('PATCH /api/documents/:id', {
  scope: 'session',
  tag: 'Documents',
  summary:
    'Changes the fields of the user’s own document, in any state. The rules that hold posts apply to its new texts.',
  params: idParams,
  body: documentChange,
  responses: { 200: documentDetail },
  errors: ['courses.not_found', 'documents.not_found', 'schools.unknown'],
});

const lost = { points: z.number(), credits: z.number() };

export const previewRemoval = endpoint('GET /api/documents/:id/removal', {
  scope: 'session',
  tag: 'Documents',
  summary:
    'What removing the user’s own document would change: the reward points and credits that are lost at once, and the spent credits that later ones will replace.',
  params: idParams,
  responses: {
    200: z.object({
      /** True if the document counts towards rewards and credits now. */
      isCounted: z.boolean(),
      /** Number of uploads that would count after the change. */
      uploadCount: z.number(),
      ...lost,
      laterCredits: z.number(),
    }),
  },
  errors: ['documents.not_found'],
});
export type RemovalPreview = z.infer<(typeof previewRemoval.responses)[200]>;

export const withdrawDocument = endpoint('DELETE /api/documents/:id', {
  scope: 'session',
  tag: 'Documents',
  summary:
    'Removes the user’s own document from the library, with what it earned. People who unlocked it keep access. Repeating it changes nothing.',
  params: idParams,
  responses: { 200: z.object(lost) },
  errors: ['documents.not_found'],
});

export const returnDocument = endpoint('POST /api/documents/:id/return', {
  scope: 'session',
  tag: 'Documents',
  summary:
    'Restores a document that its uploader removed, with what it earned. A document that staff removed is not restored.',
  params: idParams,
  responses: { 200: documentDetail },
  errors: ['documents.not_found'],
});

export const documentEvents = endpoint('GET /api/documents/:id/events', {
  scope: 'session',
  tag: 'Documents',
  summary:
    'Server-sent events for the user’s own upload: each step of its checks, with `newRewards` and `newCredits` at the end.',
  params: idParams,
  responses: { 200: processingEvent },
  produces: 'text/event-stream',
  errors: ['documents.not_found', 'limits.streams'],
});

export const appealRefusal = endpoint('POST /api/documents/:id/appeal', {
  scope: 'session',
  tag: 'Documents',
  summary: 'Asks staff to review the user’s own upload that was refused or removed, once per refusal.',
  params: idParams,
  body: z.object({
    message: textField(2000).check(z.minLength(1, 'Please say why you think the decision is wrong.')),
  }),
  responses: { 201: z.object({ status: z.literal('open') }) },
  errors: ['appeals.closed', 'documents.not_found', 'documents.not_refused'],
});
