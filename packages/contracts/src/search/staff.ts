import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams, lineField, moment } from '../fields';

const staff = { scope: 'staff', tag: 'Staff: search' } as const;

/** Most words of a phrase, and most meanings of a synonym: every meaning makes each search for the phrase slower. */
export const synonymLimits = { words: 4, meanings: 3, characters: 100 };

const phrase = lineField(synonymLimits.characters);
const synonymFields = {
  words: phrase,
  meanings: z
    .array(phrase)
    .check(
      z.minLength(1, 'Please enter at least one meaning.'),
      z.maxLength(synonymLimits.meanings, `Please enter at most ${synonymLimits.meanings} meanings.`),
    ),
  isMutual: z.boolean(),
};

const staffSynonym = z.object({
  id: z.number(),
  /** Words as people type them, in lower case and without accents. */
  words: z.string(),
  meanings: z.array(z.string()),
  /** True if a search for one of the meanings also finds the words and the other meanings. */
  isMutual: z.boolean(),
  /** Increases with each change. A change names the version that it is about. */
  version: z.number(),
  updatedAt: moment,
  /** Null for a synonym that came with the site and was never changed. */
  updatedBy: z.nullable(z.string()),
});
export type StaffSynonym = z.infer<typeof staffSynonym>;

export const staffListSynonyms = endpoint('GET /api/admin/synonyms', {
  ...staff,
  permission: 'documents.read',
  summary: 'All synonyms that searches use, by their words.',
  responses: { 200: z.array(staffSynonym) },
});

export const staffAddSynonym = endpoint('POST /api/admin/synonyms', {
  ...staff,
  permission: 'documents.moderate',
  summary:
    'Adds a synonym: up to four words that people type and up to three meanings of them. Searches use it within a minute. 409 if one of its phrases already has meanings.',
  body: z.object(synonymFields),
  responses: { 201: staffSynonym },
  errors: ['synonyms.full', 'synonyms.taken'],
});

export const staffChangeSynonym = endpoint('PATCH /api/admin/synonyms/:id', {
  ...staff,
  permission: 'documents.moderate',
  summary: 'Changes a synonym. 409 if someone else has changed it since `version`.',
  params: idParams,
  body: z.object({ ...synonymFields, version: z.int() }),
  responses: { 200: staffSynonym },
  errors: ['request.not_found', 'synonyms.changed', 'synonyms.taken'],
});

export const staffRemoveSynonym = endpoint('DELETE /api/admin/synonyms/:id', {
  ...staff,
  permission: 'documents.moderate',
  summary: 'Removes a synonym. Searches stop using it within a minute.',
  params: idParams,
  responses: { 204: z.void() },
  errors: ['request.not_found'],
});

/** Days that counts of searches without results are kept, and the least people a day that a search is shown for. */
export const missedSearchLimits = { days: 90, people: 3 };

const missedSearch = z.object({
  /** Words of the search, in lower case and without accents. */
  query: z.string(),
  /** Different people of each day, added up. */
  people: z.number(),
  /** Latest UTC date on which enough people searched for it, such as '2026-11-29'. */
  lastDay: z.string(),
});
export type MissedSearch = z.infer<typeof missedSearch>;

export const staffListMissedSearches = endpoint('GET /api/admin/missed-searches', {
  ...staff,
  permission: 'documents.read',
  summary:
    'The 200 searches without results that most people made in the last `days` days. Only searches that at least three different people made in one day, from the day after.',
  query: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(missedSearchLimits.days)), 30),
  }),
  responses: { 200: z.array(missedSearch) },
});
