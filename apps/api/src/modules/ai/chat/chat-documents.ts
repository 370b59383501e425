import type { chat as contract } from '@aw/contracts/ai/chat';
import type { ConversationDocument, ConversationRow } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import type * as z from 'zod/mini';
import type { UserContext } from '../../../context';
import { FeatureError } from '../../../errors/feature-error';
import { requireCheckedText } from '../../documents/document.policy';
import { findAccessible } from '../../documents/find-accessible';
import type { ReadableDocument } from '../../search/read-document';

/** The documents that a chat is about from a message on. */
export type ChatDocuments = {
  /** Ids of all of them, in their order. */
  ids: readonly number[];
  /** Whether they are stored with the message: it names them, or they are others than before it. */
  areNew: boolean;
  /** Those that the person may read now. */
  readable: readonly ReadableDocument[];
  /** Those that the person may not read any more. */
  leftOut: readonly ConversationDocument[];
};

type Message = {
  body: Pick<z.output<typeof contract.body>, 'documentId' | 'documentIds'>;
  conversation: ConversationRow | undefined;
  needsCare: boolean;
};

/**
 * Returns the documents of a chat with a message in it. Throws 404, 410, 401 or 409 for a new document that the person may
 * not chat with. One that the chat has had is left out then, unless none is left; a message that needs care is answered in
 * any case.
 */
export async function findChatDocuments(
  ctx: UserContext,
  { body, conversation, needsCare }: Message,
): Promise<ChatDocuments> {
  const before = conversation ? await ai.listConversationDocuments(ctx.db, conversation.id) : [];
  const idsBefore = before.map(({ id }) => id);
  const firstIds = conversation || !body.documentId ? idsBefore : [body.documentId];
  const ids = body.documentIds ?? firstIds;
  const readable: ReadableDocument[] = [];
  const leftOut: ConversationDocument[] = [];
  let refusal: FeatureError | undefined;
  // One after the other, so that a chat does not take five connections at the same time.
  for (const id of ids) {
    try {
      readable.push(await findReadable(ctx, id));
    } catch (error) {
      const document = before.find((one) => one.id === id);
      if (!document || !(error instanceof FeatureError)) throw error;
      leftOut.push(document);
      refusal ??= error;
    }
  }
  if (refusal && readable.length === 0 && !needsCare) throw refusal;
  const areNew = body.documentIds !== undefined || ids.join() !== idsBefore.join();
  return { ids, areNew, readable, leftOut };
}

/** Returns a document with the pages that the person may read now. Throws 404, 410, 401 and 409 where they may not chat with it. */
async function findReadable(ctx: UserContext, id: number): Promise<ReadableDocument> {
  const { document, access } = await findAccessible(ctx, id, ctx.userId);
  await requireCheckedText(ctx.db, document.id);
  return { id, title: document.title, pageCount: document.page_count, visiblePages: access.visiblePages };
}
