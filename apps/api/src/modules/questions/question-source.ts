import { maxQuoteLength, type QuestionAbout, type QuestionSource } from '@aw/contracts/questions/about';
import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import type { QuestionSourceRow } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import * as quizzes from '@aw/db/quizzes';
import type { Context, UserContext } from '../../context';
import { invalidRequest } from '../../errors/feature-error';
import { accessOf, hasLibraryAccess, mayRead } from '../documents/document.policy';
import type { Reader } from './answers/answer.mapper';

/** Stored source of a question. */
export type CheckedSource = {
  document_id: number | null;
  page: number | null;
  quote: string | null;
  quiz_question_id: number | null;
};

/**
 * Checks what a question is about. A quote must be words of a page that the acting person may read; a quiz question must be
 * in their own closed attempt. Throws 400 otherwise.
 */
export async function checkSource(ctx: UserContext, about: QuestionAbout): Promise<CheckedSource> {
  return about.kind === 'document' ? checkQuote(ctx, about) : checkQuizQuestion(ctx, about);
}

async function checkQuote(
  { config, db, userId }: UserContext,
  { documentId, page = null, quote: typed }: Extract<QuestionAbout, { kind: 'document' }>,
): Promise<CheckedSource> {
  const document = await documents.findForReader(db, documentId, userId);
  const access = document && accessOf(document, userId);
  if (!document || !access) throw invalidSource('You cannot open this document any more.');
  if (page !== null && page > document.page_count) throw invalidSource('The document has no such page.');
  const source = { document_id: documentId, page, quote: null, quiz_question_id: null };
  if (!typed?.trim()) return source;
  const isReadable = mayRead(access, await hasLibraryAccess(db, config, userId));
  if (page === null || page > access.visiblePages || !isReadable)
    throw invalidSource('You can quote only pages that you may read.');
  const quote = quoteIn((await documents.findPage(db, documentId, page))?.text ?? '', typed);
  if (quote === null) throw invalidSource('This quote is not on the page.');
  return { ...source, quote };
}

async function checkQuizQuestion(
  { db, userId }: UserContext,
  { attemptId, questionId }: Extract<QuestionAbout, { kind: 'quiz' }>,
): Promise<CheckedSource> {
  const attempt = await quizzes.findAttempt(db, { id: attemptId, userId });
  const answers = attempt?.completed_at ? await quizzes.listAnswers(db, attemptId) : [];
  if (!answers.some((answer) => answer.question_id === questionId))
    throw invalidSource('You can ask about a quiz question only after you have finished the attempt.');
  return { document_id: null, page: null, quote: null, quiz_question_id: questionId };
}

const invalidSource = (message: string) =>
  invalidRequest(`${message} Please remove the quote. We keep what you wrote.`, 'about');

/**
 * Cuts a quote out of the text of a page, in one line; null if it is not there. A selection in a browser has other spaces
 * and line breaks than the text of the page, so spaces are not compared.
 */
function quoteIn(page: string, typed: string): string | null {
  const text = page.normalize('NFC');
  const words = typed.normalize('NFC').replace(/\s+/g, '');
  const at = text.replace(/\s+/g, '').indexOf(words);
  if (at === -1) return null;
  const places = [...text.matchAll(/\S/g)].map(({ index }) => index);
  const quote = text.slice(places[at], (places[at + words.length - 1] ?? 0) + 1);
  // A cut must not leave half of a character.
  return quote.replace(/\s+/g, ' ').slice(0, maxQuoteLength).toWellFormed();
}

/**
 * Returns what a question is about, as one reader may see it now; null if it is about nothing. A quote from a page is for
 * people who may read that page. A quiz question is for its asker, for people who were asked it in a closed attempt, and, if
 * the quiz is in the library, for experts.
 */
export async function getSource(
  { config, db }: Pick<Context, 'config' | 'db'>,
  question: { id: number; asker_id: string },
  reader: Reader,
): Promise<QuestionSource | null> {
  const row = await questions.findSource(db, question.id, reader?.id ?? null);
  if (!row) return null;
  if (row.document_id === null)
    return toQuizSource(row, {
      isAsker: question.asker_id === reader?.id,
      isExpert: reader?.isExpert ?? false,
    });
  return toDocumentSource(row, reader?.id, await hasLibraryAccess(db, config, reader?.id));
}

/** Returns what a question is about with its quote; null if about nothing. All staff who read questions read documents and quizzes. */
export async function getSourceForStaff(db: Database, questionId: number): Promise<QuestionSource | null> {
  const row = await questions.findSource(db, questionId, null);
  if (!row) return null;
  const { document_id: id, document_title: title, page, quote } = row;
  return id === null
    ? // Staff read a private quiz's question here only: the console shows no quiz that belongs to a person.
      { ...toQuizSource(row, { isAsker: true, isExpert: false }), ...(row.owner_id !== null && { id: null }) }
    : { kind: 'document', id, title, page, quote, html: null, withheld: null };
}

function toDocumentSource(
  row: QuestionSourceRow,
  readerId: string | undefined,
  isLibraryOpen: boolean,
): QuestionSource {
  const { document_id: id, document_title: title, page, quote } = row;
  const access =
    row.uploader_id === null || row.page_count === null || row.is_removed_for_cause === null
      ? undefined
      : accessOf(
          {
            uploader_id: row.uploader_id,
            page_count: row.page_count,
            is_listed: row.is_listed,
            is_removed_for_cause: row.is_removed_for_cause,
            is_unlocked: row.is_unlocked,
          },
          readerId,
        );
  const base = { kind: 'document', page, html: null } as const;
  if (!access) return { ...base, id: null, title: null, quote: null, withheld: 'unavailable' };
  if (quote === null) return { ...base, id, title, quote: null, withheld: null };
  const isReadable = page !== null && page <= access.visiblePages && mayRead(access, isLibraryOpen);
  return { ...base, id, title, quote: isReadable ? quote : null, withheld: isReadable ? null : 'locked' };
}

function toQuizSource(
  row: QuestionSourceRow,
  { isAsker, isExpert }: { isAsker: boolean; isExpert: boolean },
): QuestionSource {
  const isLibrary = row.owner_id === null;
  const isReadable = isAsker || row.has_seen_item || (isExpert && isLibrary);
  const canOpen = isLibrary || isAsker;
  const base = {
    kind: 'quiz',
    id: canOpen ? row.quiz_id : null,
    title: canOpen ? row.quiz_title : null,
    page: null,
  } as const;
  // An erased person's quiz has no texts.
  if (!row.question) return { ...base, quote: null, html: null, withheld: 'unavailable' };
  if (!isReadable) return { ...base, quote: null, html: null, withheld: 'locked' };
  return { ...base, quote: row.question, html: row.question_html, withheld: null };
}
