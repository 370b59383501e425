import * as z from 'zod/mini';
import { documentCard, documentTypeField } from '../documents/shapes';
import { endpoint } from '../endpoint';
import { idField, lineField, pageQuery, textField } from '../fields';
import { questionCard } from '../questions/public';
import { course, school } from '../schools/public';

export const searchKinds = ['documents', 'questions', 'courses', 'schools'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchSorts = ['relevance', 'newest', 'most_viewed', 'highest_rated'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Filters of a search. Each kind uses those that it knows: courses know the school, questions neither type nor language. */
export const searchFilters = {
  schoolId: z.optional(idField),
  courseId: z.optional(idField),
  subject: z.optional(lineField(60)),
  documentType: z.optional(documentTypeField),
  /** Language in which a document is written, as two or three letters of ISO 639. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/))),
  /** Year in which it was uploaded or asked. */
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2200))),
};
export const searchFilterNames = [
  'schoolId',
  'courseId',
  'subject',
  'documentType',
  'language',
  'year',
] as const satisfies readonly (keyof typeof searchFilters)[];
export type SearchFilterName = (typeof searchFilterNames)[number];

export const searchResult = z.discriminatedUnion('kind', [
  z.extend(documentCard, { kind: z.literal('document') }),
  z.extend(questionCard, { kind: z.literal('question') }),
  z.extend(course, { kind: z.literal('course'), title: z.string(), schoolName: z.string() }),
  z.extend(school, { kind: z.literal('school'), title: z.string() }),
]);
export type SearchResult = z.infer<typeof searchResult>;

/** Number of results, up to 1,000; `1000+` above. */
const count = z.union([z.number(), z.literal('1000+')]);
export type SearchCount = z.infer<typeof count>;

const searchAnswer = z.object({
  results: z.array(searchResult),
  counts: z.record(z.enum(searchKinds), count),
  /** Words that were searched for: the typed ones or, with `correctedFrom`, the corrected ones. */
  query: z.string(),
  /** Words as they were typed, if nothing had them and they were corrected. */
  correctedFrom: z.optional(z.string()),
  /** True if nothing has all of the words and the results have some of them. */
  isPartial: z.optional(z.boolean()),
  /** If a search with filters found nothing: number of results without one of them. */
  without: z.optional(z.array(z.object({ filter: z.enum(searchFilterNames), count }))),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const search = endpoint('GET /api/search', {
  scope: 'reader',
  tag: 'Search',
  summary:
    'Documents, questions, courses and schools that have the words of `q`, of one kind at a time, with the number of each kind. Without words, only documents are listed and counted, by the filters. Typing errors are corrected if nothing has all of the words, unless `exact=1`; if still nothing has them, results have some of them. Needs a session.',
  query: z.object({
    q: z._default(textField(200), ''),
    kind: z._default(z.enum(searchKinds), 'documents'),
    ...searchFilters,
    sort: z._default(z.enum(searchSorts), 'relevance'),
    exact: z.optional(z.stringbool()),
    ...pageQuery,
  }),
  responses: { 200: searchAnswer },
  errors: ['auth.forbidden', 'limits.searches'],
});

export const suggestionKinds = ['course', 'document', 'school', 'question'] as const;

const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  id: z.number(),
  title: z.string(),
  /** Second line, such as the school of a course; empty without one. */
  detail: z.string(),
  /** School of a course. */
  schoolId: z.optional(z.number()),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggest = endpoint('GET /api/search/suggest', {
  scope: 'reader',
  tag: 'Search',
  summary:
    'At most eight courses, documents, schools and questions whose titles begin with the typed words, grouped by kind; with `kind=course`, courses only. If there are none, typing errors are corrected. Needs a session.',
  query: z.object({ q: textField(200), kind: z.optional(z.literal('course')) }),
  responses: { 200: z.array(suggestion).check(z.maxLength(8)) },
  errors: ['limits.requests'],
});
