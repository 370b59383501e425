import * as z from 'zod/mini';
import { documentTypes } from '../documents/document-types';
import { emailField } from '../email';
import { endpoint } from '../endpoint';
import { idParams, lineField, moment, textField } from '../fields';
import { searchFilters } from './public';

/** Maximum number of saved searches of one account or email address. */
export const maxSavedSearches = 20;
/** Months after which a saved search ends. */
export const savedSearchMonths = 12;

/** Filters of a saved search. The year is left out, because only new documents are looked for. */
export const savedSearchFilters = z.object({
  schoolId: searchFilters.schoolId,
  courseId: searchFilters.courseId,
  subject: searchFilters.subject,
  documentType: searchFilters.documentType,
  language: searchFilters.language,
});
export type SavedSearchFilters = z.output<typeof savedSearchFilters>;

export const newSavedSearch = z
  .object({
    /** Typed words; they may be empty if there is a filter. */
    q: lineField(200),
    filters: z._default(savedSearchFilters, {}),
    email: z.optional(emailField),
  })
  .check(
    z.refine(({ q, filters }) => q !== '' || Object.values(filters).some((value) => value !== undefined), {
      error: 'Please type what you are looking for, or choose a filter.',
      path: ['q'],
    }),
  );

export const savedSearch = z.object({
  id: z.number(),
  q: z.string(),
  filters: z.object({
    schoolId: z.optional(z.number()),
    courseId: z.optional(z.number()),
    subject: z.optional(z.string()),
    documentType: z.optional(z.enum(documentTypes)),
    language: z.optional(z.string()),
  }),
  /** Names for the ids in the filters; null without such a filter. */
  schoolName: z.nullable(z.string()),
  courseName: z.nullable(z.string()),
  createdAt: moment,
  expiresAt: moment,
});
export type SavedSearch = z.infer<typeof savedSearch>;

const tag = 'Search';
const token = textField(200).check(z.minLength(1));

export const saveSearch = endpoint('POST /api/saved-searches', {
  scope: 'session',
  tag,
  summary:
    'Saves a search: new documents that match it are emailed, at most once a day. For an account with a confirmed address it is active at once. Otherwise `email` is needed, and the search is active when the link emailed to it has been used. The response never reveals whether an address is known.',
  body: newSavedSearch,
  responses: { 202: z.object({ status: z.enum(['active', 'pending']) }) },
  errors: ['auth.cross_site', 'limits.requests', 'saved_searches.full'],
});

export const listSavedSearches = endpoint('GET /api/saved-searches', {
  scope: 'session',
  tag,
  summary: 'The saved searches of the account, newest first; empty without an account.',
  responses: { 200: z.array(savedSearch) },
});

export const deleteSavedSearch = endpoint('DELETE /api/saved-searches/:id', {
  scope: 'session',
  tag,
  summary: 'Stops one saved search of the account.',
  params: idParams,
  responses: { 204: z.void() },
  errors: ['auth.cross_site', 'saved_searches.not_found'],
});

export const confirmSavedSearch = endpoint('POST /api/saved-searches/confirm', {
  scope: 'visitor',
  tag,
  summary:
    'Starts a saved search with the emailed token, which is valid for seven days. Repeating it changes nothing.',
  body: z.object({ token }),
  responses: { 200: savedSearch },
  errors: ['auth.cross_site', 'saved_searches.full', 'tokens.invalid'],
});

export const stopSavedSearches = endpoint('POST /api/saved-searches/stop', {
  scope: 'visitor',
  tag,
  summary:
    'Stops all saved searches of the recipient of an email, or one of them, with the token in the email, from the page or with one click (RFC 8058). Repeating it changes nothing.',
  query: z.object({ token }),
  responses: { 200: z.object({ stopped: z.enum(['all', 'one']) }) },
  errors: ['tokens.invalid'],
});
