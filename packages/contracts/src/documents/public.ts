import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, idParams, lineField, pageQuery, textField, userIdField } from '../fields';
import { documentCard, documentDetail, documentTypeField, newReward, processingEvent } from './shapes';

export * from './shapes';

const schoolAndCourse = { schoolId: z.optional(idField), courseId: z.optional(idField) };

/** One value or several: `documentType=notes&documentType=exam`. */
function oneOrMany<T extends z.core.$ZodType>(schema: T) {
  return z.optional(z.union([schema, z.array(schema).check(z.maxLength(40))]));
}

const search = {
  q: z.optional(textField(200)),
  ...schoolAndCourse,
  subject: oneOrMany(lineField(60)),
  documentType: oneOrMany(documentTypeField),
};

export const documentSorts = ['relevance', 'newest', 'most_viewed', 'highest_rated'] as const;
export type DocumentSort = (typeof documentSorts)[number];
const sort = z.optional(z.enum(documentSorts));

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/documents',
  scope: 'session',
  tag: 'Documents',
  summary:
    'Published documents; all words of `q` must stand in the title, description or subject, be it as parts of words (one and two letters as beginnings), or on a page: as beginnings where this session may see it, and as whole words elsewhere; words in quotes stay together and leave out locked pages. With `uploaderId`, the user’s own documents in any state. Needs a session.',
  query: z.object({ ...search, sort, uploaderId: z.optional(userIdField), ...pageQuery }),
  responses: { 200: z.array(documentCard) },
  errors: ['auth.required', 'auth.forbidden', 'limits.searches', 'request.invalid'],
});

export const countDocuments = endpoint({
  method: 'GET',
  path: '/api/documents/counts',
  scope: 'session',
  tag: 'Documents',
  summary: 'How many documents a search finds, in total, by type and by subject; counting stops at 1,001.',
  query: z.object(search),
  responses: {
    200: z.object({
      total: z.number(),
      isCapped: z.boolean(),
      documentTypes: z.record(z.string(), z.number()),
      subjects: z.record(z.string(), z.number()),
    }),
  },
  errors: ['auth.required', 'limits.searches', 'request.invalid'],
});

export const listDocumentTeasers = endpoint({
  method: 'GET',
  path: '/api/documents/teasers',
  scope: 'public',
  tag: 'Documents',
  summary:
    'Published documents without a session, for home and study guides; `q` searches what everybody may see.',
  query: z.object({
    q: search.q,
    subject: search.subject,
    studyGuides: z.optional(z.stringbool()),
    sort,
    ...pageQuery,
  }),
  responses: { 200: z.array(documentCard) },
  errors: ['request.invalid'],
});

/** Live figures of the whole library, for the pages that quote them. */
export const libraryFigures = endpoint({
  method: 'GET',
  path: '/api/documents/figures',
  scope: 'public',
  tag: 'Documents',
  summary: 'How many documents are published, in total and by subject.',
  responses: { 200: z.object({ documents: z.number(), bySubject: z.record(z.string(), z.number()) }) },
  errors: [],
});

export const getDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:id',
  scope: 'session',
  tag: 'Documents',
  summary: 'One document, as this session may see it.',
  params: idParams,
  responses: { 200: documentDetail },
  errors: ['auth.required', 'documents.not_found', 'documents.removed'],
});

const fields = {
  title: lineField(200).check(z.minLength(1, 'Title Required: Please provide a title for your document.')),
  description: textField(2000),
  subject: lineField(60),
  term: textField(20).check(
    z.regex(/^(Winter|Spring|Summer|Fall) \d{4}$/, 'Please choose a term from the list.'),
  ),
};

export const uploadFields = z.object({
  title: fields.title,
  description: z.optional(fields.description),
  subject: z.optional(fields.subject),
  documentType: z._default(documentTypeField, 'notes'),
  ...schoolAndCourse,
  term: z.optional(fields.term),
});
export type UploadFields = z.output<typeof uploadFields>;

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/documents',
  scope: 'session',
  tag: 'Documents',
  summary: 'Accepts one file of at most 10 MiB with its fields, in any order; the checks run afterwards.',
  form: uploadFields,
  responses: { 201: z.extend(documentDetail, { newRewards: z.array(newReward) }) },
  errors: [
    'auth.required',
    'courses.not_found',
    'files.empty',
    'files.incomplete',
    'files.missing',
    'files.too_large',
    'files.type',
    'files.unavailable',
    'limits.storage',
    'limits.uploads',
    'request.invalid',
    'schools.unknown',
  ],
});

/** Fields to change; those that are left out stay. An empty description and a null school, course or term are cleared. */
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

export const changeDocument = endpoint({
  method: 'PATCH',
  path: '/api/documents/:id',
  scope: 'session',
  tag: 'Documents',
  summary:
    'Changes the fields of the user’s own document, in any state; the rules that hold posts apply to its new texts.',
  params: idParams,
  body: documentChange,
  responses: { 200: documentDetail },
  errors: ['auth.required', 'courses.not_found', 'documents.not_found', 'request.invalid', 'schools.unknown'],
});

const lost = { points: z.number(), credits: z.number() };

export const previewRemoval = endpoint({
  method: 'GET',
  path: '/api/documents/:id/removal',
  scope: 'session',
  tag: 'Documents',
  summary:
    'What removing the user’s own document would change: reward points and credits that are taken back at once, and spent credits that are taken from later ones.',
  params: idParams,
  responses: {
    200: z.object({
      /** Whether the document counts towards rewards and credits now. */
      isCounted: z.boolean(),
      /** The number of uploads that would count afterwards. */
      uploadCount: z.number(),
      ...lost,
      laterCredits: z.number(),
    }),
  },
  errors: ['auth.required', 'documents.not_found'],
});
export type RemovalPreview = z.infer<(typeof previewRemoval.responses)[200]>;

export const withdrawDocument = endpoint({
  method: 'DELETE',
  path: '/api/documents/:id',
  scope: 'session',
  tag: 'Documents',
  summary:
    'Removes the user’s own document from the library, with what it earned; whoever unlocked it keeps access. Repeating it changes nothing.',
  params: idParams,
  responses: { 200: z.object(lost) },
  errors: ['auth.required', 'documents.not_found'],
});

export const returnDocument = endpoint({
  method: 'POST',
  path: '/api/documents/:id/return',
  scope: 'session',
  tag: 'Documents',
  summary:
    'Puts a document that its uploader removed back, with what it earned; one that staff removed stays out of the library.',
  params: idParams,
  responses: { 200: documentDetail },
  errors: ['auth.required', 'documents.not_found'],
});

export const documentEvents = endpoint({
  method: 'GET',
  path: '/api/documents/:id/events',
  scope: 'session',
  tag: 'Documents',
  summary:
    'Server-sent events for the user’s own upload: each step of its checks, `newRewards` and `newCredits` at the end.',
  params: idParams,
  responses: { 200: processingEvent },
  produces: 'text/event-stream',
  errors: ['auth.required', 'documents.not_found', 'limits.streams'],
});

const pageParams = z.object({ id: idField, number: idField });

export const getPageImage = endpoint({
  method: 'GET',
  path: '/api/documents/:id/pages/:number/image',
  scope: 'public',
  tag: 'Documents',
  summary: 'A page as WebP: `thumb` is 400 pixels wide, `page` 1200.',
  params: pageParams,
  query: z.object({ size: z._default(z.enum(['thumb', 'page']), 'page') }),
  responses: { 200: z.any() },
  produces: 'image/webp',
  isStored: true,
  errors: ['documents.not_found', 'documents.locked', 'documents.removed', 'files.unavailable'],
});

export const getPageText = endpoint({
  method: 'GET',
  path: '/api/documents/:id/pages/:number/text',
  scope: 'public',
  tag: 'Documents',
  summary: 'The text of a page.',
  params: pageParams,
  responses: { 200: z.object({ number: z.number(), text: z.string() }) },
  errors: ['documents.not_found', 'documents.locked', 'documents.removed'],
});

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:id/file',
  scope: 'session',
  tag: 'Documents',
  summary:
    'The document as an attachment: the stored bytes for its uploader; for others the format that `download` of the document names. Ranges and `If-None-Match` are honoured.',
  params: idParams,
  responses: { 200: z.any() },
  produces: 'application/octet-stream',
  isStored: true,
  errors: [
    'auth.required',
    'documents.locked',
    'documents.no_download',
    'documents.not_found',
    'documents.preparing',
    'documents.removed',
    'files.unavailable',
  ],
});

export const unlockDocument = endpoint({
  method: 'POST',
  path: '/api/documents/:id/unlock',
  scope: 'session',
  tag: 'Documents',
  summary: 'Spends one credit on a document, for ever; repeating costs nothing.',
  params: idParams,
  responses: { 200: z.object({ isUnlocked: z.literal(true), balance: z.number() }) },
  errors: ['auth.required', 'credits.none', 'documents.not_found'],
});

export const recordView = endpoint({
  method: 'POST',
  path: '/api/documents/:id/views',
  scope: 'session',
  tag: 'Documents',
  summary: 'Counts a view: once per person and day, not for the uploader.',
  params: idParams,
  responses: { 200: z.object({ viewCount: z.number() }) },
  errors: ['auth.required', 'documents.not_found'],
});

export const rateDocument = endpoint({
  method: 'PUT',
  path: '/api/documents/:id/rating',
  scope: 'session',
  tag: 'Documents',
  summary: 'One to five stars from a user who unlocked the document; a new rating replaces the old one.',
  params: idParams,
  body: z.object({ stars: z.int().check(z.minimum(1), z.maximum(5)) }),
  responses: { 200: z.object({ average: z.number(), count: z.number() }) },
  errors: ['auth.required', 'documents.not_found', 'ratings.unlock_first', 'request.invalid'],
});

export const appealRefusal = endpoint({
  method: 'POST',
  path: '/api/documents/:id/appeal',
  scope: 'session',
  tag: 'Documents',
  summary: 'Asks staff to review the user’s own upload that was refused or removed; once per refusal.',
  params: idParams,
  body: z.object({ message: textField(2000).check(z.minLength(1, 'Please say why the decision is wrong.')) }),
  responses: { 201: z.object({ status: z.literal('open') }) },
  errors: [
    'appeals.closed',
    'auth.required',
    'documents.not_found',
    'documents.not_refused',
    'request.invalid',
  ],
});
