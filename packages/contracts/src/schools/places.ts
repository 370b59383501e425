import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, idParams, lineField, moment, pageQuery, textField } from '../fields';

const named = z.object({ id: z.number(), name: z.string() });

/** School or course that people typed because the list does not have it. */
const place = z.object({
  id: z.number(),
  kind: z.enum(['school', 'course']),
  name: z.string(),
  location: z.nullable(z.string()),
  /** School of a course, if it is in the list. Otherwise `pendingSchool` is the typed one. */
  school: z.nullable(named),
  pendingSchool: z.nullable(named),
  status: z.enum(['open', 'added', 'merged', 'declined']),
  /** Number of documents that wait for it, and of requests without a document. */
  documents: z.number(),
  requests: z.number(),
  /** Name in the list after it was added or merged. */
  listedAs: z.nullable(z.string()),
  createdAt: moment,
});
export type Place = z.infer<typeof place>;

export const listPlaces = endpoint('GET /api/admin/places', {
  scope: 'staff',
  permission: 'schools.read',
  tag: 'Staff',
  summary: 'Schools and courses that people typed, open ones first.',
  query: z.object(pageQuery),
  responses: { 200: z.array(place) },
});

const similarPlace = z.object({
  id: z.number(),
  name: z.string(),
  detail: z.nullable(z.string()),
  documentCount: z.number(),
});
export type SimilarPlace = z.infer<typeof similarPlace>;

export const listSimilarPlaces = endpoint('GET /api/admin/places/:id/similar', {
  scope: 'staff',
  permission: 'schools.read',
  tag: 'Staff',
  summary: 'At most 8 schools or courses of the list that are similar to the typed name, or to `q`.',
  params: idParams,
  query: z.object({ q: z.optional(textField(200)) }),
  responses: { 200: z.array(similarPlace) },
  errors: ['request.not_found'],
});

export const placeDecision = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('add'),
    name: z.optional(lineField(200).check(z.minLength(2, 'Please enter the name.'))),
    /** Code of a course. Without it, the beginning of the name becomes the code. */
    code: z.optional(lineField(40)),
    department: z.optional(lineField(200)),
  }),
  z.object({ decision: z.literal('merge'), intoId: idField }),
  z.object({ decision: z.literal('decline') }),
]);
export type PlaceDecision = z.output<typeof placeDecision>;

export const decidePlace = endpoint('POST /api/admin/places/:id/decide', {
  scope: 'staff',
  permission: 'schools.decide',
  tag: 'Staff',
  summary:
    'Adds a typed school or course, merges it into an existing one, or declines it. Its documents are filed; after a refusal they stay in the library without it.',
  params: idParams,
  body: placeDecision,
  responses: { 200: place },
  errors: ['courses.not_found', 'places.school_open', 'request.not_found', 'schools.unknown'],
});
