import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, idParams } from '../fields';

/** Pages of a document, from the first to the last, and pages of another one that have the same passages. */
const matchingPart = z.object({
  from: z.number(),
  to: z.number(),
  otherFrom: z.number(),
  otherTo: z.number(),
});
export type MatchingPart = z.infer<typeof matchingPart>;

const documentComparison = z.object({
  /** The listed document that it looks like; null if that is not in the library. */
  other: z.nullable(z.object({ id: z.number(), title: z.string() })),
  parts: z.array(matchingPart),
  /** Passages of the own document that the other one has too, at most five. */
  excerpts: z.array(z.object({ page: z.number(), text: z.string() })),
});
export type DocumentComparison = z.infer<typeof documentComparison>;

export const compareOwnDocument = endpoint('GET /api/documents/:id/comparison', {
  scope: 'session',
  tag: 'Documents',
  summary: 'Pages of the acting person’s document that are also in the document that it looks like.',
  params: idParams,
  responses: { 200: documentComparison },
  errors: ['documents.not_found', 'server.busy'],
});

/** Start and length of each passage in the text, in UTF-16 units. */
const marks = z.array(z.tuple([z.number(), z.number()]));

const pageComparison = z.object({
  other: z.object({ id: z.number(), title: z.string(), isListed: z.boolean() }),
  parts: z.array(matchingPart),
  /** Matching pages, each with the page of the other document that has most of its passages. */
  pages: z.array(z.object({ page: z.number(), otherPage: z.number(), percent: z.number() })),
  /** Texts of one pair of pages; null if no page matches. */
  shown: z.nullable(
    z.object({
      page: z.number(),
      otherPage: z.number(),
      text: z.string(),
      marks,
      otherText: z.string(),
      otherMarks: marks,
    }),
  ),
});
export type PageComparison = z.infer<typeof pageComparison>;

export const staffCompareDocument = endpoint('GET /api/admin/documents/:id/comparison', {
  scope: 'staff',
  permission: 'documents.read',
  tag: 'Staff',
  summary:
    'One page of a document beside the page of the document that it looks like, with the passages that both have.',
  params: idParams,
  query: z.object({ page: z.optional(idField) }),
  responses: { 200: pageComparison },
  errors: ['documents.not_found', 'documents.nothing_to_compare', 'server.busy'],
});
