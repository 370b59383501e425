import * as z from 'zod/mini';
import { answerSources } from '../ai/chat';
import { endpoint } from '../endpoint';
import { idField, moment, pageQuery, textField } from '../fields';
import { generationStates } from '../quizzes/generation';

export const materialKinds = ['flashcards', 'summary', 'outline'] as const;
export type MaterialKind = (typeof materialKinds)[number];
export type MaterialState = (typeof generationStates)[number];

/** Numbers of flashcards that can be requested. */
export const flashcardCounts = [10, 20, 30] as const;
/** Maximum numbers of flashcards, and of points or headings, that can be saved. */
export const maxFlashcards = 60;
export const maxEntries = 200;
export const maxSideLength = 2_000;
export const maxEntryLength = 1_000;

/** Page that an item comes from. */
export const pageSource = z.object({
  documentId: z.number(),
  title: z.string(),
  page: z.number(),
  /** False when the user may no longer read the page; it cannot be opened then. */
  isReadable: z.boolean(),
});
export type PageSource = z.infer<typeof pageSource>;

export const studyMaterial = z.object({
  id: z.string(),
  kind: z.enum(materialKinds),
  state: z.enum(generationStates),
  /** Title of the document or chat that it is made from; of a document that the user can no longer open, words that say so. */
  title: z.string(),
  /** Null if it is made from a chat. */
  documentId: z.nullable(z.number()),
  /** Chat that it is made from; null if it is made from a document, or the chat was deleted. */
  conversationId: z.nullable(z.string()),
  wantedCount: z.number(),
  /** Number of its flashcards, points or headings, also while it is being made. */
  count: z.number(),
  /** Number of flashcards that failed a check, or that the second pass solved differently. */
  dropped: z.number(),
  /** Number of pages or messages that it is made from, and of those that the user could read; null while unknown. */
  readCount: z.nullable(z.number()),
  sourceCount: z.nullable(z.number()),
  source: z.nullable(z.enum(answerSources)),
  model: z.nullable(z.string()),
  /** True after the user saved it; its flashcards are reviewed since. */
  isSaved: z.boolean(),
  /** Reason why it was not made. */
  failure: z.nullable(z.string()),
  createdAt: moment,
  updatedAt: moment,
});
export type StudyMaterial = z.infer<typeof studyMaterial>;

export const flashcard = z.object({
  id: z.number(),
  /** Markdown, with formulas in $…$. */
  front: z.string(),
  back: z.string(),
  /** Its sides as HTML. */
  frontHtml: z.string(),
  backHtml: z.string(),
  source: z.nullable(pageSource),
});
export type Flashcard = z.infer<typeof flashcard>;

/** Point of a summary, or heading of an outline. */
export const materialEntry = z.object({
  id: z.string(),
  /** Markdown, with formulas in $…$. */
  text: z.string(),
  html: z.string(),
  /** Depth of a heading from 1. */
  level: z.number(),
  source: z.nullable(pageSource),
});
export type MaterialEntry = z.infer<typeof materialEntry>;

export const studyMaterialDetail = z.extend(studyMaterial, {
  flashcards: z.array(flashcard),
  entries: z.array(materialEntry),
});
export type StudyMaterialDetail = z.infer<typeof studyMaterialDetail>;

const own = { scope: 'session', tag: 'Study material' } as const;
const params = z.object({ id: z.uuid() });

export const createStudyMaterial = endpoint('POST /api/study-materials', {
  ...own,
  summary:
    'Starts making study material from a document or a chat of the user, once per key. A model writes it. Without one, a summary quotes sentences of the document, and an outline its headings. Flashcards are solved a second time to check them.',
  body: z.object({
    kind: z.enum(materialKinds),
    /** Either a document or a chat. */
    documentId: z.optional(idField),
    conversationId: z.optional(z.uuid()),
    /** Number of flashcards. */
    count: z._default(z.literal(flashcardCounts), flashcardCounts[0]),
    /** Created by the browser, so that a request that is sent twice is carried out once. */
    key: z
      .string()
      .check(z.regex(/^[A-Za-z0-9_-]{8,80}$/, 'This is not a valid key for a request of study material.')),
  }),
  responses: { 202: studyMaterial },
  errors: [
    'ai.busy',
    'ai.limit',
    'ai.mode',
    'ai.model_needed',
    'conversations.not_found',
    'documents.not_found',
    'documents.removed',
    'documents.unchecked',
    'study_materials.empty',
  ],
});
export type CreateStudyMaterialBody = z.input<typeof createStudyMaterial.body>;

export const listStudyMaterials = endpoint('GET /api/study-materials', {
  ...own,
  summary: 'The user’s study material without its content, latest first.',
  query: z.object(pageQuery),
  responses: { 200: z.array(studyMaterial) },
});

export const getStudyMaterial = endpoint('GET /api/study-materials/:id', {
  ...own,
  summary: 'Study material of the user, finished or in progress, with its content so far.',
  params,
  responses: { 200: studyMaterialDetail },
  errors: ['study_materials.not_found'],
});

const required = (maxLength: number, message: string) => textField(maxLength).check(z.minLength(1, message));

export const saveStudyMaterial = endpoint('PUT /api/study-materials/:id', {
  ...own,
  summary:
    'Saves finished study material as edited. Items without an id are new, and those that are left out are deleted. Flashcards become review cards; a saved one keeps its schedule.',
  params,
  // A character takes up to three bytes.
  bodyBytes: 3 * 2 * maxFlashcards * maxSideLength + 64 * 1024,
  body: z.object({
    /** `updatedAt` of the study material that was edited. Saving is refused if it was saved since. */
    updatedAt: z.iso.datetime(),
    flashcards: z.optional(
      z
        .array(
          z.object({
            id: z.optional(idField),
            front: required(maxSideLength, 'Please write the front of this card.'),
            back: required(maxSideLength, 'Please write the back of this card.'),
          }),
        )
        .check(z.maxLength(maxFlashcards)),
    ),
    /** Points of a summary or headings of an outline. They are refused for flashcards, and flashcards for them. */
    entries: z.optional(
      z
        .array(
          z.object({
            id: z.optional(z.string().check(z.maxLength(40))),
            text: required(maxEntryLength, 'Please write something here, or remove it.'),
            level: z._default(z.int().check(z.minimum(1), z.maximum(3)), 1),
          }),
        )
        .check(z.maxLength(maxEntries)),
    ),
  }),
  responses: { 200: studyMaterialDetail },
  errors: [
    'study_materials.changed',
    'study_materials.not_found',
    'study_materials.unfinished',
    'text.too_complex',
  ],
});

export const deleteStudyMaterial = endpoint('DELETE /api/study-materials/:id', {
  ...own,
  summary: 'Deletes study material of the user, with its review cards.',
  params,
  responses: { 204: z.void() },
  errors: ['study_materials.not_found'],
});
