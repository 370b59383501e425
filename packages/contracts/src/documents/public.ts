import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, idParams, lineField, pageQuery, textField, userIdField } from '../fields';
import { pageStructure } from './page-structure';
import { documentCard, documentDetail, documentTypeField, relatedDocument } from './shapes';

/** Accepts one value or several: `documentType=notes&documentType=exam`. */
function oneOrMany<T extends z.core.$ZodType>(schema: T) {
  return z.optional(z.union([schema, z.array(schema).check(z.maxLength(40))]));
}

const search = {
  q: z.optional(textField(200)),
  /** Set to search for these words only: typing errors are not corrected, and all words must match, also "a" or "the". */
  exact: z.optional(z.stringbool()),
  schoolId: z.optional(idField),
  courseId: z.optional(idField),
  subject: oneOrMany(lineField(60)),
  documentType: oneOrMany(documentTypeField),
};

export const documentSorts = ['relevance', 'newest', 'most_viewed', 'highest_rated'] as const;
export type DocumentSort = (typeof documentSorts)[number];
const sort = z.optional(z.enum(documentSorts));

export const listDocuments = endpoint('GET /api/documents', {
  scope: 'reader',
  tag: 'Documents',
  summary:
    'Published documents. Each word of `q` must occur in the title, description, subject, course or school, as part of a word (one or two letters: at its start), or on pages: in any form if this session can see the page, as a whole word otherwise. If nothing has all words, typing errors are corrected (`Search-Corrected-From`), then any word will do (`Search-Partial`), unless `exact=1`; `Search-Query` has the words that were searched for. Words in quotes stay together and are not searched on locked pages. With `uploaderId`, the user’s own documents in any state. Needs a session.',
  query: z.object({ ...search, sort, uploaderId: z.optional(userIdField), ...pageQuery }),
  responses: { 200: z.array(documentCard) },
  errors: ['auth.forbidden', 'limits.searches'],
});

export const countDocuments = endpoint('GET /api/documents/counts', {
  scope: 'reader',
  tag: 'Documents',
  summary: 'How many documents a search finds, in total, by type and by subject. Counting stops at 1,001.',
  query: z.object(search),
  responses: {
    200: z.object({
      total: z.number(),
      isCapped: z.boolean(),
      documentTypes: z.record(z.string(), z.number()),
      subjects: z.record(z.string(), z.number()),
    }),
  },
  errors: ['limits.searches'],
});

export const listDocumentTeasers = endpoint('GET /api/documents/teasers', {
  scope: 'public',
  tag: 'Documents',
  summary:
    'Published documents without a session, for home and study guides. `q` searches what everyone can see. Without words and filters, the newest are one page with at most two documents of each uploader, as long as there are enough others.',
  query: z.object({
    q: search.q,
    exact: search.exact,
    subject: search.subject,
    studyGuides: z.optional(z.stringbool()),
    sort,
    ...pageQuery,
  }),
  responses: { 200: z.array(documentCard) },
});

/** Live figures of the whole library, which pages quote. */
export const libraryFigures = endpoint('GET /api/documents/figures', {
  scope: 'public',
  tag: 'Documents',
  summary: 'How many documents are published, in total and by subject.',
  responses: { 200: z.object({ documents: z.number(), bySubject: z.record(z.string(), z.number()) }) },
});

export const getDocument = endpoint('GET /api/documents/:id', {
  scope: 'reader',
  tag: 'Documents',
  summary: 'One document, as this session can see it.',
  params: idParams,
  responses: { 200: documentDetail },
  errors: ['documents.not_found', 'documents.removed'],
});

export const listRelatedDocuments = endpoint('GET /api/documents/:id/related', {
  scope: 'reader',
  tag: 'Documents',
  summary:
    'At most 6 published documents that are related to one: of its course first, then with similar words in titles, fields and free pages. Never copies of it.',
  params: idParams,
  responses: { 200: z.array(relatedDocument) },
  errors: ['documents.not_found', 'documents.removed'],
});

const pageParams = z.object({ id: idField, number: idField });

export const getPageImage = endpoint('GET /api/documents/:id/pages/:number/image', {
  scope: 'visitor',
  tag: 'Documents',
  summary: 'A page as WebP: `thumb` is 400 pixels wide, `page` 1200.',
  params: pageParams,
  query: z.object({ size: z._default(z.enum(['thumb', 'page']), 'page') }),
  responses: { 200: z.any() },
  produces: 'image/webp',
  isStored: true,
  errors: [
    'auth.required',
    'documents.locked',
    'documents.not_found',
    'documents.removed',
    'files.unavailable',
  ],
});

export const getSharePicture = endpoint('GET /api/documents/:id/share-picture', {
  scope: 'public',
  tag: 'Documents',
  summary:
    'The top of the first page of a published document as JPEG, 1200 × 630 pixels, for social networks. 404 if the library needs an account.',
  params: idParams,
  responses: { 200: z.any() },
  produces: 'image/jpeg',
  isStored: true,
  errors: ['documents.not_found', 'files.unavailable', 'server.busy'],
});

export const getPageText = endpoint('GET /api/documents/:id/pages/:number/text', {
  scope: 'visitor',
  tag: 'Documents',
  summary:
    'The text of a page, with its headings, lists, tables and formulas if they are known, its language as a code of ISO 639-1 if it is, and whether it was read from a picture.',
  params: pageParams,
  responses: {
    200: z.object({
      number: z.number(),
      text: z.string(),
      /** `ocr`: read from a picture. `unread`: a picture without text that could be read. Missing for typed text. */
      origin: z.optional(z.enum(['ocr', 'unread'])),
      structure: z.nullable(pageStructure),
      language: z.nullable(z.string()),
    }),
  },
  errors: ['auth.required', 'documents.locked', 'documents.not_found', 'documents.removed'],
});

export const downloadDocument = endpoint('GET /api/documents/:id/file', {
  scope: 'session',
  tag: 'Documents',
  summary:
    'The document as an attachment: the original file for its uploader, for others the format that `download` of the document names. Supports ranges and `If-None-Match`.',
  params: idParams,
  responses: { 200: z.any() },
  produces: 'application/octet-stream',
  isStored: true,
  errors: [
    'documents.locked',
    'documents.no_download',
    'documents.not_found',
    'documents.preparing',
    'documents.removed',
    'files.unavailable',
  ],
});

export const unlockDocument = endpoint('POST /api/documents/:id/unlock', {
  scope: 'session',
  tag: 'Documents',
  summary: 'Unlocks a document forever with one credit. Repeating it costs nothing.',
  params: idParams,
  responses: { 200: z.object({ isUnlocked: z.literal(true), balance: z.number() }) },
  errors: ['credits.none', 'documents.not_found'],
});

export const recordView = endpoint('POST /api/documents/:id/views', {
  scope: 'session',
  tag: 'Documents',
  summary: 'Counts a view: once per person and day, not for the uploader.',
  params: idParams,
  responses: { 200: z.object({ viewCount: z.number() }) },
  errors: ['documents.not_found'],
});

export const rateDocument = endpoint('PUT /api/documents/:id/rating', {
  scope: 'session',
  tag: 'Documents',
  summary:
    'Rates a document the user has unlocked, with one to five stars. A new rating replaces the old one.',
  params: idParams,
  body: z.object({ stars: z.int().check(z.minimum(1), z.maximum(5)) }),
  responses: { 200: z.object({ average: z.number(), count: z.number() }) },
  errors: ['documents.not_found', 'ratings.unlock_first'],
});
