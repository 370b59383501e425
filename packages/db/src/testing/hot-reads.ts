import type { Kysely } from 'kysely';
import { findSession } from '../auth/sessions.queries';
import * as documents from '../documents';
import type { DocumentListOptions } from '../documents/document-order';
import * as moderation from '../moderation';
import * as questions from '../questions';
import * as quizzes from '../quizzes';
import type { DB } from '../schema.gen';
import * as schools from '../schools';
import * as search from '../search';
import * as users from '../users';

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
  'the newest documents': ({ db }) => documents.listNewestCards(db, { limit: 20 }),
  'the newest documents after the middle': ({ db, document }) =>
    documents.listNewestCards(db, { limit: 20, afterId: document }),
  'the page of a document': ({ db, reader, document }) => documents.findPageForReader(db, document, reader),
  'a document for nobody': ({ db, document }) => documents.findForReader(db, document, undefined),
  'documents that are to be read again': ({ db }) => documents.listDueRereads(db, 1, 5),
  'own uploads': ({ db, reader }) => documents.listByUploader(db, reader, limit),
  'pages of the library that have what is asked for': ({ db, reader }) =>
    search.listPassagePages(db, {
      stems: ['ribosom', 'enzym'],
      queries,
      maxCandidatesPerQuery: 200,
      ownQuery: "'riboso':* | 'enzym':*",
      userId: reader,
      most: 60,
    }),
  'the texts of pages of the library': ({ db, document }) =>
    search.listPassageTexts(db, [
      { document_id: document, number: 1 },
      { document_id: document + 1, number: 2 },
    ]),
  'the stems of a document’s pages': ({ db, document }) =>
    search.countPageStems(db, ['ribosom', 'enzym'], { documentId: document, upTo: 500, most: 500 }),
  'explanations of somebody’s quizzes': ({ db, reader }) => search.listOwnExplanations(db, reader, 300),
  'questions of the quiz bank': ({ db }) =>
    quizzes.countBankQuestions(db, { subject: null, topicQuery: "'enzym':*" }),
  'questions of the quiz bank for somebody': ({ db, reader }) =>
    quizzes.drawBankQuestions(db, {
      subject: null,
      topicQuery: "'enzym':*",
      difficulty: 'easy',
      userId: reader,
      most: 10,
    }),
  'schools by name': ({ db }) => schools.list(db, {}, { sort: 'name', limit }),
  'schools by documents, after the middle': ({ db }) =>
    schools.list(db, {}, { sort: 'documents', limit, after: [10, 5000] }),
  'a school': ({ db }) => schools.find(db, 5000),
  'courses of a school': ({ db }) => schools.listCourses(db, 5000, { limit }),
  'the newest questions': ({ db }) => questions.list(db, { limit }),
  'the queue of moderation': ({ db }) => moderation.listWaitingCases(db, { kinds, limit }),
  'the queue of moderation after the middle': ({ db }) =>
    moderation.listWaitingCases(db, {
      kinds,
      limit,
      after: { priority: 2, since: caseMiddle, id: 18_000, kind: 'question' },
    }),
  'what moderation removed, after the middle': ({ db }) =>
    moderation.listDecidedCases(db, {
      kinds,
      outcome: 'removed',
      limit,
      after: { decided_at: caseMiddle, id: 18_000, kind: 'question' },
    }),
  'documents for staff': ({ db }) => documents.listForStaff(db, { limit }),
  'documents for staff with a rare word': ({ db }) =>
    documents.listForStaff(db, { q: 'mitochondria', limit }),
  'documents for staff with a frequent word': ({ db }) => documents.listForStaff(db, { q: 'notes', limit }),
  'documents for staff with a word that none has': ({ db }) =>
    documents.listForStaff(db, { q: 'wombat', limit }),
  'documents for staff of an uploader': ({ db, reader }) => documents.listForStaff(db, { q: reader, limit }),
  ...Object.fromEntries(
    (['processing', 'refused', 'removed', 'appealed', 'waiting'] as const).flatMap((state) => [
      [`documents for staff, ${state}`, ({ db }: HotLibrary) => documents.listForStaff(db, { state, limit })],
      [
        `documents for staff, ${state}, with a frequent word`,
        ({ db }: HotLibrary) => documents.listForStaff(db, { q: 'notes', state, limit }),
      ],
    ]),
  ),
  'people for staff': ({ db }) => users.listForStaff(db, { limit }),
  'people for staff with an id': ({ db, reader }) => users.listForStaff(db, { q: reader, limit }),
  'people for staff with a word that none has': ({ db }) => users.listForStaff(db, { q: 'wombat', limit }),
  ...Object.fromEntries(
    sorts.flatMap((sort) => [
      [
        `documents of a school, ${sort}`,
        ({ db }: HotLibrary) => search.listDocuments(db, { schoolId: 5000 }, { sort, limit }),
      ],
      [`teasers, ${sort}`, ({ db }: HotLibrary) => search.listDocuments(db, {}, { sort, limit: 7 })],
      [
        `teasers after the middle, ${sort}`,
        ({ db, document }: HotLibrary) =>
          search.listDocuments(db, {}, { sort, limit: 7, after: [1, document] }),
      ],
    ]),
  ),
};
