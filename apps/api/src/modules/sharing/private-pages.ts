import * as certificates from '@aw/db/certificates';
import * as documents from '@aw/db/documents';
import * as questions from '@aw/db/questions';
import * as quizzes from '@aw/db/quizzes';
import type { Context } from '../../context';
import { accessOf } from '../documents/document.policy';

/** Whether a person may open the page of something that is not public. */
export type Opener<Id> = (ctx: Context, id: Id, userId: string) => Promise<boolean>;

/** A document that its uploader may see, or that this person unlocked. */
export const canOpenDocument: Opener<number> = async (ctx, id, userId) => {
  const document = await documents.findReaderDocument(ctx.db, id, userId);
  return document !== undefined && accessOf(document, userId) !== undefined;
};

/** A question that is held or removed, for its asker. */
export const canOpenQuestion: Opener<number> = async (ctx, id, userId) =>
  (await questions.findPage(ctx.db, id))?.asker_id === userId;

/** A quiz that was made for this person, or one that is retired, whose results stay. */
export const canOpenQuiz: Opener<number> = async (ctx, id, userId) =>
  (await quizzes.findQuiz(ctx.db, id, userId)) !== undefined;

/** A private certificate, for its owner. */
export const canOpenCertificate: Opener<string> = async (ctx, id, userId) =>
  (await certificates.findCertificate(ctx.db, id))?.user_id === userId;
