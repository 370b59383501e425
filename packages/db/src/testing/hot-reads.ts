import type { Kysely } from 'kysely';
import { findSession } from '../auth/sessions.queries';
import type { DocumentListOptions } from '../documents/document-order';
import { listUploads } from '../documents/documents.queries';
import { findReaderDocument, findReaderPage, listNewestCards } from '../documents/reader-views.queries';
import { listDueRereads } from '../documents/rereading.queries';
import { listDocumentsForStaff } from '../documents/staff-documents.queries';
import { listDecidedCases, listWaitingCases } from '../moderation/cases.queries';
import * as questions from '../questions/questions.queries';
import { countBankQuestions, drawBankQuestions } from '../quizzes/bank-questions.queries';
import type { DB } from '../schema.gen';
import { findSchool, listCourses, listSchools } from '../schools/schools.queries';
import { findPassagePages } from '../search/passages.queries';
import { searchDocuments } from '../search/search.queries';
import { countStemsOfPages } from '../search/stems.queries';
import { listUsersForStaff } from '../users/staff-users.queries';

/** Library with a person who has uploads and unlocks there, and a document from its middle. */
type HotLibrary = { db: Kysely<DB>; reader: string; document: number };

/** Time at which the middle case of those in `hot-plans.test.ts` was decided. */
const caseMiddle = new Date('2026-01-01T05:00:00Z');
/** Stems of a question: rare ones alone, frequent ones together, as `planStems` plans them. */
const queries = ["'ribosom'", "'wombat'", "'enzym' & 'proof'", "'energi' & 'market' & 'theori'"];
const kinds = ['question', 'document'] as const;
const sorts: DocumentListOptions['sort'][] = ['newest', 'most_viewed', 'highest_rated'];
const limit = 21;

/** Most frequent reads, keyed by a description that completes "reading …". */
export const hotReads: Record<string, (of: HotLibrary) => Promise<unknown>> = {
  'who acts': ({ db, reader }) => findSession(db, `s${reader}`, new Date()),
  'the newest documents': ({ db }) => listNewestCards(db, { limit: 20 }),
  'the newest documents after the middle': ({ db, document }) =>
    listNewestCards(db, { limit: 20, afterId: document }),
  'the page of a document': ({ db, reader, document }) => findReaderPage(db, document, reader),
  'a document for nobody': ({ db, document }) => findReaderDocument(db, document, undefined),
  'documents that are to be read again': ({ db }) => listDueRereads(db, 1, 5),
  'own uploads': ({ db, reader }) => listUploads(db, reader, limit),
  'pages of the library that have what is asked for': ({ db, reader }) =>
    findPassagePages(db, {
      queries,
      maxCandidatesPerQuery: 200,
      ownQuery: "'riboso':* | 'enzym':*",
      userId: reader,
      most: 60,
    }),
  'the stems of a document’s pages': ({ db, document }) =>
    countStemsOfPages(db, ['ribosom', 'enzym'], { documentId: document, upTo: 500, most: 500 }),
  'questions of the quiz bank': ({ db }) =>
    countBankQuestions(db, { subject: null, topicQuery: "'enzym':*" }),
  'questions of the quiz bank for somebody': ({ db, reader }) =>
    drawBankQuestions(db, {
      subject: null,
      topicQuery: "'enzym':*",
      difficulty: 'easy',
      userId: reader,
      most: 10,
    }),
  'schools by name': ({ db }) => listSchools(db, {}, { sort: 'name', limit }),
  'schools by documents, after the middle': ({ db }) =>
    listSchools(db, {}, { sort: 'documents', limit, after: [10, 5000] }),
  'a school': ({ db }) => findSchool(db, 5000),
  'courses of a school': ({ db }) => listCourses(db, 5000, { limit }),
  'the newest questions': ({ db }) => questions.list(db, { limit }),
  'the queue of moderation': ({ db }) => listWaitingCases(db, { kinds, limit }),
  'the queue of moderation after the middle': ({ db }) =>
    listWaitingCases(db, {
      kinds,
      limit,
      after: { priority: 2, since: caseMiddle, id: 18_000, kind: 'question' },
    }),
  'what moderation removed, after the middle': ({ db }) =>
    listDecidedCases(db, {
      kinds,
      outcome: 'removed',
      limit,
      after: { decided_at: caseMiddle, id: 18_000, kind: 'question' },
    }),
  'documents for staff': ({ db }) => listDocumentsForStaff(db, { limit }),
  'documents for staff with a rare word': ({ db }) => listDocumentsForStaff(db, { q: 'mitochondria', limit }),
  'documents for staff with a frequent word': ({ db }) => listDocumentsForStaff(db, { q: 'notes', limit }),
  'documents for staff with a word that none has': ({ db }) =>
    listDocumentsForStaff(db, { q: 'wombat', limit }),
  'documents for staff of an uploader': ({ db, reader }) => listDocumentsForStaff(db, { q: reader, limit }),
  ...Object.fromEntries(
    (['processing', 'refused', 'removed', 'appealed', 'waiting'] as const).flatMap((state) => [
      [`documents for staff, ${state}`, ({ db }: HotLibrary) => listDocumentsForStaff(db, { state, limit })],
      [
        `documents for staff, ${state}, with a frequent word`,
        ({ db }: HotLibrary) => listDocumentsForStaff(db, { q: 'notes', state, limit }),
      ],
    ]),
  ),
  'people for staff': ({ db }) => listUsersForStaff(db, { limit }),
  'people for staff with an id': ({ db, reader }) => listUsersForStaff(db, { q: reader, limit }),
  'people for staff with a word that none has': ({ db }) => listUsersForStaff(db, { q: 'wombat', limit }),
  ...Object.fromEntries(
    sorts.flatMap((sort) => [
      [
        `documents of a school, ${sort}`,
        ({ db }: HotLibrary) => searchDocuments(db, { schoolId: 5000 }, { sort, limit }),
      ],
      [`teasers, ${sort}`, ({ db }: HotLibrary) => searchDocuments(db, {}, { sort, limit: 7 })],
      [
        `teasers after the middle, ${sort}`,
        ({ db, document }: HotLibrary) => searchDocuments(db, {}, { sort, limit: 7, after: [1, document] }),
      ],
    ]),
  ),
};
