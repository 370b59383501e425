import * as z from 'zod/mini';
import { documentCard } from '../documents/shapes';
import { endpoint } from '../endpoint';
import { idParams, moment, pageQuery, userIdField } from '../fields';
import { followedCourse } from '../schools/follows';

/** Maximum number of documents that a person can save. */
export const maxSavedDocuments = 1_000;

const savedState = z.object({ isSaved: z.boolean() });

export const saveDocument = endpoint('PUT /api/documents/:id/save', {
  scope: 'session',
  tag: 'Documents',
  summary: 'Saves a document in the user’s library, which holds at most 1,000. Repeating it changes nothing.',
  params: idParams,
  responses: { 200: savedState },
  errors: ['documents.not_found', 'documents.removed', 'documents.saves_full'],
});

export const unsaveDocument = endpoint('DELETE /api/documents/:id/save', {
  scope: 'session',
  tag: 'Documents',
  summary: 'Removes a document from those that the user saved. Repeating it changes nothing.',
  params: idParams,
  responses: { 200: savedState },
  errors: [],
});

const userParams = z.object({ userId: userIdField });

export const listSavedIds = endpoint('GET /api/user/:userId/saves', {
  scope: 'session',
  tag: 'Documents',
  summary: 'The ids of the documents that the user saved, with which lists mark them.',
  params: userParams,
  responses: { 200: z.object({ documentIds: z.array(z.number()) }) },
  errors: ['auth.forbidden'],
});

/** Lists of documents in a person's library, which has a list of followed courses besides. */
const documentTabs = ['saved', 'unlocked', 'uploaded', 'recent'] as const;
export type DocumentTab = (typeof documentTabs)[number];

/** A document of the library. `addedAt` says when it was saved, unlocked or uploaded, or the day it was last read. */
export const libraryItem = z.extend(documentCard, { addedAt: moment });
export type LibraryItem = z.infer<typeof libraryItem>;

export const listLibrary = endpoint('GET /api/user/:userId/library', {
  scope: 'session',
  tag: 'Documents',
  summary:
    'One list of the user’s library, latest first: documents that they saved, unlocked or uploaded, or read recently, or all courses that they follow. Documents that they can no longer open are left out.',
  params: userParams,
  query: z.object({ tab: z._default(z.enum([...documentTabs, 'courses']), 'saved'), ...pageQuery }),
  responses: { 200: z.array(z.union([libraryItem, followedCourse])) },
  errors: ['auth.forbidden'],
});

export const clearRecentlyRead = endpoint('DELETE /api/user/:userId/library/recent', {
  scope: 'session',
  tag: 'Documents',
  summary:
    'Deletes what is stored about which documents the user read. The documents keep their number of views.',
  params: userParams,
  responses: { 204: z.void() },
  errors: ['auth.forbidden'],
});
