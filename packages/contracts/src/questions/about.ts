import * as z from 'zod/mini';
import { attemptIdField, idField, textField } from '../fields';

/** Maximum characters of a quote. */
export const maxQuoteLength = 500;

/** Source of a question as its asker names it: a document with a page and words on it, or an item of a quiz. */
export const questionAbout = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('document'),
    documentId: idField,
    page: z.optional(z.nullable(idField)),
    /** Words of that page. */
    quote: z.optional(z.nullable(textField(maxQuoteLength))),
  }),
  z.object({
    kind: z.literal('quiz'),
    /** Closed attempt of the asker that contains the question. */
    attemptId: attemptIdField,
    questionId: idField,
  }),
]);
export type QuestionAbout = z.output<typeof questionAbout>;

/** Source of a question as one reader may see it. */
export const questionSource = z.object({
  kind: z.enum(['document', 'quiz']),
  /** Id of the document or quiz; null if the reader cannot open it. */
  id: z.nullable(z.number()),
  /** Title of the document or quiz; null if it is no longer available. */
  title: z.nullable(z.string()),
  page: z.nullable(z.number()),
  /** Words of the page, or the question of the quiz; null without any, and for readers who may not read them. */
  quote: z.nullable(z.string()),
  /** The quote as HTML; null if it is plain text. */
  html: z.nullable(z.string()),
  /** Reason why there is a quote that the reader may not read; null if there is none. */
  withheld: z.nullable(z.enum(['locked', 'unavailable'])),
});
export type QuestionSource = z.infer<typeof questionSource>;

/** Returns the text shown in place of a quote that its reader may not read; null if they may. */
export function withheldSourceText({
  kind,
  id,
  withheld,
}: Pick<QuestionSource, 'kind' | 'id' | 'withheld'>): string | null {
  if (!withheld) return null;
  if (withheld === 'unavailable')
    return kind === 'document'
      ? 'A quote from a page that is no longer available.'
      : 'A quiz question that is no longer available.';
  if (kind === 'document') return 'A quote from a locked page.';
  return id === null ? 'A question of a private quiz.' : 'A question of a quiz that you have not finished.';
}
