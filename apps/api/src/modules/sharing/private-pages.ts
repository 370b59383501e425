import * as certificates from '@aw/db/certificates';
import * as documents from '@aw/db/documents';
import * as questions from '@aw/db/questions';
import * as quizzes from '@aw/db/quizzes';
import type { Context } from '../../context';
import { accessOf } from '../documents/document.policy';

/** Returns whether a person may open a page that is not public. */
export type Opener<Id> = (ctx: Context, id: Id, userId: string) => Promise<boolean>;

/** Returns whether a document exists for a person, for example because they uploaded or unlocked it. */
export const canOpenDocument: Opener<number> = async (ctx, id, userId) => {
  const document = await documents.findReaderDocument(ctx.db, id, userId);
  return document !== undefined && accessOf(document, userId) !== undefined;
};

/** Returns whether a person asked a question. Askers can open their held and removed questions. */
export const canOpenQuestion: Opener<number> = async (ctx, id, userId) =>
  (await questions.findPage(ctx.db, id))?.asker_id === userId;

/** Returns whether a quiz was generated for a person, or is retired, because results of retired quizzes stay visible. */
export const canOpenQuiz: Opener<number> = async (ctx, id, userId) =>
  (await quizzes.findQuiz(ctx.db, id, userId)) !== undefined;

/** Returns whether a person owns a certificate. */
export const canOpenCertificate: Opener<string> = async (ctx, id, userId) =>
  (await certificates.findCertificate(ctx.db, id))?.user_id === userId;
