import { randomUUID } from 'node:crypto';
import { richTextVersion } from '@aw/content/rich-text-version';
import type { Citation } from '@aw/contracts/ai/chat';
import * as ai from '@aw/db/ai';
import type { Demo, DemoChat, DemoMessage, DemoQuote } from '@aw/demo';
import type { Prompt } from '../adapters/model/model';
import { hourMs, minuteMs } from '../config/durations';
import type { Context, UserContext } from '../context';
import { inTransaction } from '../database/in-transaction';
import { titleOf } from '../modules/ai/chat/send-message';
import { keepImage } from '../modules/images/upload-image';
import { withWorkFolder } from '../workers/work-folder';
import { type DemoIds, findUpload } from './seed-schools';

const nextMessageAfterMs = 2 * minuteMs;

type DemoFiles = Pick<Demo, 'chats' | 'uploads'>;

/** Adds the demo's chats. The study library writes the answers. A chat is left alone if its student has one with its title. */
export async function seedChats(
  ctx: Context,
  ids: DemoIds,
  { chats, uploads }: DemoFiles,
  pathOf: (fileName: string) => string,
): Promise<void> {
  const findDocument = async (fileName: string) => {
    const upload = uploads.find((one) => one.fileName === fileName);
    const id = upload && (await findUpload(ctx, ids, upload));
    if (!upload || id === undefined) throw new Error(`The demo has no document called ${fileName}.`);
    return { id, title: upload.title };
  };
  for (const chat of chats) {
    const student = { ...ctx, userId: ids.studentId(chat.student), network: undefined };
    const title = titleOf(chat.messages[0]?.text ?? '');
    if (await hasChat(student, title)) continue;
    const documents = await Promise.all(chat.documents.map(findDocument));
    const turns = await Promise.all(
      chat.messages.map((message, at) => turnOf(student, { chat, message, at, findDocument, pathOf })),
    ).catch((error: unknown) => {
      if (chat.messages.every(({ image }) => image === null)) throw error;
      // The child process that redraws images may have too much to do. The rest of the demo does not need this chat.
      console.error('A chat of the demo is left out, because its image was not stored.', error);
    });
    if (turns) await storeChat(student, { chat, title, documentIds: documents.map(({ id }) => id), turns });
  }
}

async function hasChat({ db, userId }: UserContext, title: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('user_id', '=', userId)
    .where('title', '=', title)
    .executeTakeFirst();
  return row !== undefined;
}

type Turn = { question: Compiled; imageIds: string[]; answer: Compiled; citations: Citation[] };
type Compiled = { text: string; html: string; htmlVersion: number };

type TurnSource = {
  chat: DemoChat;
  message: DemoMessage;
  at: number;
  findDocument: (fileName: string) => Promise<{ id: number; title: string }>;
  pathOf: (fileName: string) => string;
};

/** Stores the picture of a message, and asks the library for the words around its quotations. */
async function turnOf(
  ctx: UserContext,
  { chat, message, at, findDocument, pathOf }: TurnSource,
): Promise<Turn> {
  const citations = await Promise.all(
    message.quotes.map(async (quote, index) => ({
      number: index + 1,
      ...(await sourceOf(ctx, quote, findDocument)),
    })),
  );
  const prompt: Prompt = {
    instructions: '',
    turns: [{ role: 'user', text: message.text }],
    passages: citations.map(({ title, quote }) => ({ title, text: quote })),
    isOfDocument: chat.documents.length > 0,
    ...(chat.mode === 'tutoring' ? { hint: { number: at + 1, count: chat.messages.length } } : {}),
  };
  let text = '';
  for await (const event of ctx.ai.library.answer(prompt, new AbortController().signal))
    if (event.kind === 'text') text += event.text;
  const { image } = message;
  const stored = image === null ? undefined : await storePicture(ctx, pathOf(image));
  return {
    question: await compiled(ctx, message.text),
    imageIds: stored ? [stored.id] : [],
    answer: await compiled(ctx, text),
    citations,
  };
}

const storePicture = (ctx: UserContext, path: string) =>
  withWorkFolder(ctx.config, (folder) => keepImage(ctx, { path, folder, use: 'chat' }));

const compiled = async ({ richText }: Context, text: string): Promise<Compiled> => ({
  text,
  html: (await richText.compile(text, undefined)).html,
  htmlVersion: richTextVersion,
});

async function sourceOf(
  ctx: UserContext,
  quote: DemoQuote,
  findDocument: TurnSource['findDocument'],
): Promise<Omit<Citation, 'number'>> {
  if ('document' in quote) {
    const { id: documentId, title } = await findDocument(quote.document);
    return {
      quote: quote.quote,
      html: null,
      title,
      source: { kind: 'page', documentId, page: quote.page },
    };
  }
  const { questionId, answerId } = await ctx.db
    .selectFrom('answers as a')
    .innerJoin('questions as q', 'q.id', 'a.question_id')
    .select(['q.id as questionId', 'a.id as answerId'])
    .where('q.title', '=', quote.question)
    .executeTakeFirstOrThrow();
  const { html } = await ctx.richText.compile(quote.quote, undefined);
  return {
    quote: quote.quote,
    html,
    title: quote.question,
    source: { kind: 'answer', questionId, answerId },
  };
}

type NewChat = { chat: DemoChat; title: string; documentIds: readonly number[]; turns: readonly Turn[] };

async function storeChat(
  ctx: UserContext,
  { chat: { mode, hoursAgo }, title, documentIds, turns }: NewChat,
): Promise<void> {
  const { userId } = ctx;
  const startedAt = ctx.now().getTime() - hoursAgo * hourMs;
  const subject = { mode, subject: null, topic: null };
  await inTransaction(ctx, async ({ db }) => {
    const id = randomUUID();
    await ai.insertConversation(db, {
      ...subject,
      id,
      userId,
      title,
      isKept: true,
      now: new Date(startedAt),
    });
    await ai.saveConversationDocuments(db, id, documentIds);
    let parentId: number | null = null;
    for (const [at, { question, imageIds, answer, citations }] of turns.entries()) {
      const now = new Date(startedAt + at * nextMessageAfterMs);
      const turn = { conversationId: id, userId, now };
      const message = { ...turn, ...question, key: null, needsCare: false, parentId };
      const questionId: number | null = (await ai.insertUserMessage(db, message)) ?? null;
      if (questionId !== null)
        await ai.insertMessageImages(db, { messageId: questionId, userId, ids: imageIds });
      // The library cannot read images.
      const imagesSeen = imageIds.length > 0 ? false : null;
      parentId = await ai.insertAnswer(db, {
        ...turn,
        parentId: questionId,
        makerId: ctx.ai.maker.id,
        source: 'library',
        model: null,
        reservationId: null,
        givenSources: citations.map(({ source }) => source),
        imagesSeen,
      });
      await ai.endAnswer(db, {
        id: parentId,
        status: 'done',
        finish: 'complete',
        ...answer,
        citations,
        failure: null,
        imagesSeen,
        firstTextAt: null,
        endedAt: now,
        promptTokens: null,
        completionTokens: null,
        costMicrousd: 0,
      });
      await ai.touchConversation(db, { ...subject, id, userId, now });
    }
  });
}
