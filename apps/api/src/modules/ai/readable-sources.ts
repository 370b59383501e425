import type { CitedSource } from '@aw/contracts/ai/chat';
import type { CitedDocument } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import type { Context } from '../../context';
import { accessOf, hasLibraryAccess } from '../documents/document.policy';

/** The reader of a chat: its owner, or someone else, who may have no session. */
export type ChatReader = { id: string | undefined; isOwner: boolean };

/** Whether a reader may see a source now. A source that they could unlock includes its title. */
export type Readability =
  | { isReadable: true }
  | { isReadable: false; reason: 'locked' | 'unavailable'; title: string };

const readable: Readability = { isReadable: true };
const unavailable: Readability = { isReadable: false, reason: 'unavailable', title: '' };
const locked = (title: string): Readability => ({ isReadable: false, reason: 'locked', title });

/** Loads which sources a reader may see now, and returns a function with the verdict on each. */
export async function readableSources(
  { config, db }: Pick<Context, 'config' | 'db'>,
  sources: readonly CitedSource[],
  reader: ChatReader,
): Promise<(source: CitedSource) => Readability> {
  const documentIds = unique(sources.map((source) => (source.kind === 'page' ? source.documentId : null)));
  const questionIds = unique(sources.map((source) => (source.kind === 'answer' ? source.questionId : null)));
  const quizIds = unique(sources.map((source) => (source.kind === 'explanation' ? source.quizId : null)));
  const [documents, answers, quizzes, isLibraryOpen] = await Promise.all([
    documentIds.length > 0 ? ai.listCitedDocuments(db, documentIds, reader.id) : [],
    questionIds.length > 0 ? ai.listVisibleAnswers(db, questionIds) : [],
    quizIds.length > 0 && reader.id !== undefined ? ai.listExplainedQuizzes(db, quizIds, reader.id) : noIds,
    isLibraryOpenTo(db, config, reader.id),
  ]);
  const byId = new Map(documents.map((document) => [document.id, document]));
  return (source) => {
    if (source.kind === 'page')
      return pageReadability(byId.get(source.documentId), source.page, { reader, isLibraryOpen });
    if (source.kind === 'answer') {
      const isVisible = answers.some(
        ({ id, question_id: questionId }) =>
          questionId === source.questionId && (source.answerId === undefined || source.answerId === id),
      );
      return isVisible ? readable : unavailable;
    }
    return quizzes.includes(source.quizId) ? readable : locked('');
  };
}

const noIds: readonly number[] = [];
const unique = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

function pageReadability(
  document: CitedDocument | undefined,
  page: number,
  { reader, isLibraryOpen }: { reader: ChatReader; isLibraryOpen: boolean },
): Readability {
  const access = document && accessOf(document, reader.id);
  if (!document || !access) return unavailable;
  // Shared chats do not show documents of a suspended uploader; people who unlocked one can still read it.
  if (document.is_uploader_suspended && !access.isUnlocked && !reader.isOwner) return unavailable;
  const mayRead = page <= access.visiblePages && (access.isUnlocked || isLibraryOpen);
  return mayRead ? readable : locked(document.title);
}

async function isLibraryOpenTo(
  db: Context['db'],
  config: Context['config'],
  readerId: string | undefined,
): Promise<boolean> {
  if (config.LIBRARY_ACCESS === 'session') return true;
  return readerId !== undefined && hasLibraryAccess(db, config, readerId);
}
