import { urlOf } from '@aw/contracts/client';
import { documentTypeNames } from '@aw/contracts/documents/document-types';
import { isSlides } from '@aw/contracts/documents/file-types';
import { getPageImage } from '@aw/contracts/documents/public';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { counted, figure } from '@aw/contracts/duration-text';
import { longDate } from '@aw/contracts/long-date';
import { schoolInitials } from '@aw/contracts/schools/school-initials';
import { schoolTypeNames } from '@aw/contracts/schools/school-types';
import * as documentQueries from '@aw/db/documents';
import type { QuestionRow } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import type { QuizCardRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import * as schools from '@aw/db/schools';
import type { Context } from '../../context';
import type { CacheRule } from '../../server/cache/answer-cache';
import { teaserOf } from '../../server/teaser';
import { subjectPart } from './subject-part';

/** A page of the site whose HTML contains the first cards of a list, equal for everybody. */
export type ListPage = CacheRule & {
  /** Name of the template in the output of the build. */
  template: string;
  /** Loads the values for the template. There are no cards if the list is empty or not public. */
  content: (ctx: Context) => Promise<ListContent>;
};

type ListContent = {
  cards: Record<string, unknown>[];
  /** URL of the largest picture on the first screen. */
  picture?: string;
};

const listPages: Record<string, ListPage> = {
  '/documents': {
    template: 'documents',
    topics: ['documents', 'schools', 'courses'],
    content: newestDocuments,
  },
  '/schools': { template: 'schools', topics: ['schools'], content: firstSchools },
  '/questions': { template: 'questions', topics: ['questions'], content: newestQuestions },
  '/quizzes': { template: 'quizzes', topics: ['quizzes'], content: firstQuizzes },
};

/** Two screens of a phone, and full rows of two or three cards. More cards would only delay the first paint. */
const firstCards = 12;

/** Returns the list page at a path. */
export function listPageOf(path: string): ListPage | undefined {
  return listPages[path.replace(/\/$/, '')];
}

async function newestDocuments({ cacheDb, config }: Context): Promise<ListContent> {
  // If the library is only for registered people, so is its list.
  if (config.LIBRARY_ACCESS !== 'session') return { cards: [] };
  const page = await documentQueries.listNewestCards(cacheDb, { limit: firstCards });
  const documents = JSON.parse(page.cards) as DocumentCard[];
  return { cards: documents.map(documentView), picture: documents[0] && pictureOf(documents[0]) };
}

function pictureOf({ id, pageCount }: DocumentCard): string | undefined {
  if (pageCount === 0) return undefined;
  return urlOf(getPageImage, { params: { id, number: 1 }, query: { size: 'thumb' } });
}

function documentView(card: DocumentCard, index: number): Record<string, unknown> {
  const { id, subject, pageCount, uploadedAt } = card;
  const picture = pictureOf(card);
  const shape = isSlides(card.fileName) ? 'slide' : 'sheet';
  const view = {
    to: `/documents/${id}`,
    subject,
    title: card.title,
    pages: pageCount > 0 ? counted(pageCount, 'page') : '',
    snippet: card.description,
    about: [card.courseCode ?? card.courseName, documentTypeNames[card.documentType]]
      .filter(Boolean)
      .join(' · '),
    uploadedAt,
    uploaded: longDate(uploadedAt, 'UTC'),
    ...(picture !== undefined && { picture, [shape]: true, isAtTop: index === 0 }),
  };
  return { [subjectPart(subject)]: view };
}

async function firstSchools({ cacheDb }: Context): Promise<ListContent> {
  const rows = await schools.listSchools(cacheDb, {}, { sort: 'name', limit: firstCards });
  const cards = rows.map(({ id, name, type, location, document_count, question_count }) => ({
    to: `/schools/${id}/courses`,
    initials: schoolInitials(name),
    name,
    about: [(schoolTypeNames[type as keyof typeof schoolTypeNames] ?? schoolTypeNames.school).one, location]
      .filter(Boolean)
      .join(', '),
    documents: counted(document_count, 'document'),
    questions: counted(question_count, 'question'),
  }));
  return { cards };
}

async function newestQuestions({ cacheDb }: Context): Promise<ListContent> {
  const rows = await questions.list(cacheDb, { limit: firstCards });
  return { cards: rows.map(questionView) };
}

function questionView(row: QuestionRow): Record<string, unknown> {
  const subject = row.subject ?? 'General';
  const answers = row.answer_count ?? 0;
  const state = row.is_answered ? (row.is_verified ? 'solved' : 'answered') : 'awaiting';
  return {
    to: `/questions/${row.id}`,
    title: row.title,
    content: teaserOf(row.plain_text),
    subject,
    createdAt: row.created_at.toISOString(),
    asked: longDate(row.created_at, 'UTC'),
    answers: answers === 0 ? 'No answers yet' : counted(answers, 'answer'),
    [subjectPart(subject)]: true,
    [state]: true,
  };
}

async function firstQuizzes({ cacheDb }: Context): Promise<ListContent> {
  const rows = await quizzes.listQuizzes(cacheDb, { limit: firstCards });
  return { cards: rows.map(quizView) };
}

function quizView(row: QuizCardRow): Record<string, unknown> {
  return {
    to: `/quiz/${row.id}`,
    title: row.title,
    description: row.description,
    subject: row.subject,
    facts: `${figure(row.time_limit)} min, ${counted(row.total_questions, 'question')}`,
    [subjectPart(row.subject)]: true,
    [row.difficulty]: true,
  };
}
