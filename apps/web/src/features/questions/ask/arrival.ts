import { ApiError } from '@aw/contracts/api-error';
import { getDocument } from '@aw/contracts/documents/public';
import { maxQuoteLength, type QuestionAbout } from '@aw/contracts/questions/about';
import { getAttempt } from '@aw/contracts/quizzes/attempts';
import { getCoursePage } from '@aw/contracts/schools/course-page';
import { courseTitle } from '@aw/contracts/schools/course-title';
import { queryOptions } from '@tanstack/react-query';
import { documentKeys } from '~/documents/document-keys';
import { api } from '~/lib/api';
import { parseId } from '~/lib/parse-id';
import { searchedWords } from '~/lib/searched-words';
import type { AskDraft } from './question-draft';

/** Subject of an address: a page of a document, a question of a quiz attempt, a course, or words of a search. */
export type Destination = { about: QuestionAbout | null; courseId: number | null; title: string };

/**
 * Values that a place of the site gives to a new question, and the name of the place. Without a place there is no `about`;
 * a place that is no source has null, because the source of an earlier question would be wrong.
 */
export type Arrival = Partial<Omit<AskDraft, 'content'>> & { name: string };

/**
 * Reads the address of the form. `selected` is the quote, which is kept in the tab, so that words of a locked page are in no
 * address.
 */
export function parseDestination(params: URLSearchParams, selected: string | null): Destination {
  const number = (name: string) => parseId(params.get(name)) ?? null;
  const title = searchedWords(params);
  const courseId = number('course') ?? number('courseId');
  const documentId = number('document');
  if (documentId !== null) {
    const page = number('page');
    const quote = page === null || selected === null ? null : cutQuote(selected) || null;
    return { about: { kind: 'document', documentId, page, quote }, courseId, title };
  }
  const [attemptId, questionId] = [params.get('attempt'), number('question')];
  const about = attemptId && questionId !== null ? ({ kind: 'quiz', attemptId, questionId } as const) : null;
  return { about, courseId, title };
}

/** Returns selected words in one line, cut behind a word if they are too long for a quote. */
export function cutQuote(selected: string): string {
  const words = selected.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (words.length <= maxQuoteLength) return words;
  // The cut must not leave half of a character.
  const start = words.slice(0, maxQuoteLength).replace(/[\uD800-\uDBFF]$/, '');
  return start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')) : start;
}

/**
 * Loads the subject and place of a destination. Without its name, for example after a lost connection, the source stays; one
 * that the person may not open goes.
 */
export function arrivalQuery({ about, courseId, title }: Destination) {
  return queryOptions({
    queryKey: ['ask', about, courseId, title],
    queryFn: async ({ signal }): Promise<Arrival> => {
      const words = title === '' ? {} : { title };
      try {
        if (about?.kind === 'document') {
          const document = await api.call(getDocument, { params: { id: about.documentId }, signal });
          const { subject, schoolId } = document;
          const place = { subject: subject ?? '', schoolId, courseId: document.courseId };
          return { ...words, ...place, about, name: sourceName(about, document.title) };
        }
        if (about?.kind === 'quiz') {
          const { attemptId } = about;
          const { quizTitle, subject } = await api.call(getAttempt, { params: { attemptId }, signal });
          return { ...words, subject, about, name: quizTitle };
        }
        if (courseId !== null) {
          const course = await api.call(getCoursePage, { params: { id: courseId }, signal });
          return { ...words, about, schoolId: course.school.id, courseId, name: courseTitle(course) };
        }
      } catch (error) {
        // The form also works without the place.
        return { ...words, about: isClosed(error) ? null : about, name: '' };
      }
      return title === '' ? { name: '' } : { ...words, about, name: '' };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether an answer says that the person may not open a place, or that it is gone. */
function isClosed(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404, 410].includes(error.status);
}

/** Name of a document with the page that a question is about. */
export function sourceName(about: QuestionAbout, title: string): string {
  return about.kind === 'document' && about.page ? `${title}, page ${about.page}` : title;
}

/** Loads the title of what a question is about; for a quiz also its questions. */
export function sourceQuery(about: QuestionAbout) {
  return queryOptions({
    queryKey:
      about.kind === 'document'
        ? ([...documentKeys.document(about.documentId), 'source'] as const)
        : (['quiz', 'source', about.attemptId] as const),
    queryFn: async ({ signal }) => {
      if (about.kind === 'document') {
        const { title } = await api.call(getDocument, { params: { id: about.documentId }, signal });
        return { title, quizId: null, questions: [] };
      }
      const result = await api.call(getAttempt, { params: { attemptId: about.attemptId }, signal });
      return { title: result.quizTitle, quizId: result.quizId, questions: result.review };
    },
    retry: false,
  });
}
