import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, moment } from '../fields';
import { documentTypes } from './document-types';

/** Fields that are suggested from a file. A field that the file does not show is missing. */
export const uploadSuggestions = z.object({
  title: z.string(),
  documentType: z.optional(z.enum(documentTypes)),
  subject: z.optional(z.string()),
  school: z.optional(z.object({ id: z.number(), name: z.string() })),
  /** Suggested only if the file has the whole code of the course. */
  course: z.optional(
    z.object({ id: z.number(), schoolId: z.number(), code: z.nullable(z.string()), name: z.string() }),
  ),
  term: z.optional(z.string()),
  /** Language of the text, as a code of ISO 639-1. */
  language: z.optional(z.string()),
});
export type UploadSuggestions = z.infer<typeof uploadSuggestions>;

export const uploadDraft = z.object({
  draftId: z.string(),
  fileName: z.string(),
  sizeBytes: z.number(),
  expiresAt: moment,
  suggestions: uploadSuggestions,
});
export type UploadDraft = z.infer<typeof uploadDraft>;

/** Time in milliseconds for which a draft is kept. */
export const draftLifeMs = 60 * 60 * 1000;

export const draftIdField = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'This is not the id of a draft.'));

export const suggestDocument = endpoint('POST /api/documents/suggest', {
  scope: 'session',
  tag: 'Documents',
  summary:
    'Stores one file of at most 10 MiB for an hour and suggests its fields from its name, properties and first pages. `schoolId` narrows the search for its course.',
  form: z.object({ schoolId: z.optional(idField) }),
  responses: { 201: uploadDraft },
  errors: [
    'drafts.not_found',
    'files.empty',
    'files.incomplete',
    'files.infected',
    'files.missing',
    'files.too_large',
    'files.type',
    'files.unavailable',
    'limits.storage',
    'limits.uploads',
    'terms.needed',
  ],
});

export const listUploadDrafts = endpoint('GET /api/documents/drafts', {
  scope: 'session',
  tag: 'Documents',
  summary: 'The user’s files that were sent within the last hour and are not published yet.',
  responses: { 200: z.array(uploadDraft) },
});

export const removeUploadDraft = endpoint('DELETE /api/documents/drafts/:draftId', {
  scope: 'session',
  tag: 'Documents',
  summary: 'Deletes a file that is not published yet. Repeating it changes nothing.',
  params: z.object({ draftId: draftIdField }),
  responses: { 204: z.void() },
});
