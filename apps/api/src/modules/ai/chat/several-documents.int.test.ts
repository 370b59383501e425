import { randomUUID } from 'node:crypto';
import type { ChatAnswer, ChatBody } from '@aw/contracts/ai/chat';
import * as documents from '@aw/db/documents';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { chatCalls, readEvents } from '../../../testing/chats';
import { useOpenaiApp } from '../../../testing/openai';
import { insertRow, selectRows, updateRow, updateRows } from '../../../testing/rows';
import { signedIn } from '../../../testing/user';

const filler = 'The handout has more about this. '.repeat(12);
const texts = {
  volcanoes: {
    title: 'Volcanoes',
    pages: [
      'Magma\nMagma is molten rock below the crust, which rises because it is lighter than the rock around it.',
      'Eruptions\nAn eruption is violent where the magma has much silica, because gas cannot leave it. Under ice its meltwater floods valleys.',
      `Ash\nVolcanic ash cools the climate for a year or two. ${filler}`,
    ],
  },
  glaciers: {
    title: 'Glaciers',
    pages: [
      'Ice\nGlacier ice forms where more snow falls in winter than melts in summer.',
      'Moraines\nA moraine is a ridge of rubble that a glacier has pushed along and left behind.',
      `Climate\nGlaciers shrink in a warm climate, and their meltwater feeds rivers. ${filler}`,
    ],
  },
  handbook: {
    title: 'Handbook of geology',
    pages: Array.from(
      { length: 24 },
      (_, at) => `Chapter ${at + 1}\nQuartz ${at + 1} is a mineral. ${filler}`,
    ),
  },
};
type Named = keyof typeof texts;

const maxTokens = 1_500;
const test = useOpenaiApp({ AI_DOCUMENT_TOKENS: String(maxTokens) });
const author = beforeTests(() => signedIn(test.app));
const reader = beforeTests(() => signedIn(test.app));
const ids = { volcanoes: 0, glaciers: 0, handbook: 0 };

beforeAll(async () => {
  for (const named of Object.keys(texts) as Named[]) {
    ids[named] = await store(named);
    await insertRow(test, 'document_unlocks', { document_id: ids[named], user_id: reader.id });
  }
});
afterEach(() => test.openai.controls.reset());

async function store(named: Named): Promise<number> {
  const { title, pages } = texts[named];
  const sha256 = randomUUID();
  await insertRow(test, 'files', { sha256, size_bytes: 10, storage_key: sha256 });
  const { id } = await insertRow(test, 'documents', {
    title,
    file_name: `${named}.pdf`,
    uploader_id: author.id,
    file_sha256: sha256,
    file_size: 10,
    page_count: pages.length,
  });
  const page = { width: 800, height: 1100, is_text_checked: true };
  const rows = pages.map((text, at) => ({ ...page, number: at + 1, text }));
  await documents.replacePages(test.ctx.db, id, rows, 2);
  await updateRow(test, 'documents', id, { status: 'published', text_check: 'done' });
  return id;
}

async function ask(body: ChatBody, person = reader): Promise<ChatAnswer> {
  const answer = await chatCalls(test, person).ask(body);
  expect(answer.status, answer.body?.message).toBe(200);
  if (!answer.body) throw new Error('There is no answer.');
  return answer.body;
}

/** Asks, and returns the prompt that reached the model. */
async function promptOf(body: ChatBody): Promise<string> {
  await ask(body);
  return (await test.openai.controls.state()).prompts.at(-1) ?? '';
}

const idsOf = async (conversationId: string) =>
  (await chatCalls(test, reader).read(conversationId)).documents?.map(({ id }) => id);
const remove = (named: Named, at: Date | null) =>
  updateRows(test, 'documents', { id: ids[named] }, { deleted_at: at, is_removed_for_cause: at !== null });

it('[A8] a prompt has the facts and pages of all documents, and each passage names its document and page', async () => {
  await test.openai.controls.reply('Rubble makes moraines [5].');
  const documentIds = [ids.volcanoes, ids.glaciers];
  const { citations, conversationId } = await ask({ message: 'Compare them.', documentIds });
  const prompt = (await test.openai.controls.state()).prompts.at(-1) ?? '';
  expect(prompt).toContain('Document 1: Volcanoes');
  expect(prompt).toContain('Document 2: Glaciers');
  expect(prompt).toContain('[1] Document 1, Volcanoes, page 1');
  expect(prompt).toContain('[6] Document 2, Glaciers, page 3');
  expect(prompt).toContain('The student asks about several documents.');
  expect(citations).toMatchObject([
    { number: 5, title: 'Glaciers', source: { kind: 'page', documentId: ids.glaciers, page: 2 } },
  ]);
  const exported = await reader.get(`/api/ai/conversations/${conversationId}/export`);
  expect(exported.body).toContain('[5] Glaciers, page 2');
});

it('[A8] documents share the budget: a short one is sent whole, and a long one gets what it leaves', async () => {
  const alone = await promptOf({ message: 'Summarise.', documentIds: [ids.handbook] });
  const both = await promptOf({ message: 'Summarise.', documentIds: [ids.handbook, ids.volcanoes] });
  const pagesOf = (prompt: string) =>
    prompt.match(/^\[\d+\] .*Handbook of geology, page \d+$/gm)?.length ?? 0;
  for (const text of texts.volcanoes.pages) expect(both).toContain(text.split('\n')[1]?.trim());
  expect(both).toContain('Its passages are all of the text that the student can read.');
  expect(pagesOf(both)).toBeGreaterThanOrEqual(4);
  expect(pagesOf(both)).toBeLessThan(pagesOf(alone));
  const sources = both.slice(both.indexOf('Document 1:'));
  expect(Buffer.byteLength(sources)).toBeLessThanOrEqual(maxTokens * 3 + 700);
});

it('[A8] a document is in a chat once, and at most five are', async () => {
  const { ask: send } = chatCalls(test, reader);
  const six = await send({ message: 'Hi', documentIds: [1, 2, 3, 4, 5, 6] });
  expect([six.status, six.body?.message]).toEqual([400, 'A chat can be about up to 5 documents.']);
  const twice = await send({ message: 'Hi', documentIds: [ids.glaciers, ids.glaciers] });
  expect([twice.status, twice.body?.message]).toEqual([400, 'Each document can be in a chat once.']);
});

it('[A8] the documents of a chat change from a message on, and stay without a new choice', async () => {
  const { conversationId } = await ask({ message: 'One.', documentId: ids.volcanoes });
  expect(await idsOf(conversationId)).toEqual([ids.volcanoes]);
  await ask({ message: 'Two.', conversationId, documentIds: [ids.glaciers, ids.volcanoes, ids.handbook] });
  expect(await idsOf(conversationId)).toEqual([ids.glaciers, ids.volcanoes, ids.handbook]);
  // The page of the previous release sends the document of its address.
  const prompt = await promptOf({ message: 'Three.', conversationId, documentId: ids.volcanoes });
  expect(prompt).toContain('Document 3: Handbook of geology');
  const [row] = await selectRows(test, 'conversations', { id: conversationId });
  expect(row?.document_id).toBe(ids.glaciers);
  await ask({ message: 'Four.', conversationId, documentIds: [ids.volcanoes] });
  expect(await idsOf(conversationId)).toEqual([ids.volcanoes]);
  expect(await promptOf({ message: 'Five.', conversationId, documentIds: [] })).not.toContain('Document: ');
  expect(await idsOf(conversationId)).toEqual([]);
});

it('[A8] a document that cannot be read does not get into a chat, and the message is not stored', async () => {
  const { conversationId } = await ask({ message: 'One.', documentId: ids.volcanoes });
  const { ask: send } = chatCalls(test, reader);
  const unknown = await send({ message: 'Two.', conversationId, documentIds: [ids.volcanoes, 999_999] });
  expect([unknown.status, unknown.body?.code]).toEqual([404, 'documents.not_found']);
  await updateRows(test, 'document_pages', { document_id: ids.glaciers }, { is_text_checked: false });
  const unchecked = await send({ message: 'Two.', conversationId, documentIds: [ids.glaciers] });
  await updateRows(test, 'document_pages', { document_id: ids.glaciers }, { is_text_checked: true });
  expect([unchecked.status, unchecked.body?.code]).toEqual([409, 'documents.unchecked']);
  const { messages } = await chatCalls(test, reader).read(conversationId);
  expect(messages).toHaveLength(2);
  expect(await idsOf(conversationId)).toEqual([ids.volcanoes]);
});

it('[A8] a chat goes on without a document that was removed, and says which one it is', async () => {
  await test.openai.controls.reply('Ridges of rubble [5].');
  const { conversationId, messageId } = await ask({
    message: 'One.',
    documentIds: [ids.volcanoes, ids.glaciers],
  });
  await remove('glaciers', new Date());
  try {
    const { leftOut } = await ask({ message: 'Two.', conversationId });
    expect(leftOut).toEqual([{ id: ids.glaciers, title: 'Glaciers' }]);
    const prompt = (await test.openai.controls.state()).prompts.at(-1) ?? '';
    expect(prompt).toContain('Document: Volcanoes');
    expect(prompt).not.toMatch(/glacier|rubble/i);
    const { response } = await chatCalls(test, reader).stream({ message: 'Three.', conversationId });
    const { events } = await readEvents(response);
    expect(events.find(({ name }) => name === 'start')?.data.leftOut).toEqual(leftOut);
    const { messages } = await chatCalls(test, reader).read(conversationId);
    expect(messages.find(({ id }) => id === messageId)).toMatchObject({ text: '', withheld: 'unavailable' });
    const alone = await chatCalls(test, reader).ask({
      message: 'Four.',
      conversationId,
      documentIds: [ids.glaciers],
    });
    expect([alone.status, alone.body?.code]).toEqual([404, 'documents.not_found']);
  } finally {
    await remove('glaciers', null);
  }
  expect((await ask({ message: 'Five.', conversationId })).leftOut).toBeUndefined();
});

it('[A7] [A8] a message that needs care is answered although the only document of its chat was removed', async () => {
  const { conversationId } = await ask({ message: 'One.', documentId: ids.glaciers });
  await remove('glaciers', new Date());
  try {
    const { care, leftOut } = await ask({ message: 'I want to kill myself.', conversationId });
    expect(care?.lines.length).toBeGreaterThan(0);
    expect(leftOut).toHaveLength(1);
  } finally {
    await remove('glaciers', null);
  }
});

it('[A8] without a model, the library quotes from all documents of a chat, the best first', async () => {
  const documentIds = [ids.volcanoes, ids.glaciers];
  const of = async (message: string) =>
    (await ask({ message, documentIds, useLibrary: true })).citations.map(({ source }) => source);
  expect(await of('What is a moraine?')).toMatchObject([{ documentId: ids.glaciers, page: 2 }]);
  expect((await of('What is magma?'))[0]).toMatchObject({ documentId: ids.volcanoes, page: 1 });
  const meltwater = await of('What does meltwater do?');
  expect(new Set(meltwater.map((source) => 'documentId' in source && source.documentId)).size).toBe(2);
});

it('[A8] people read only the pages of a document that are open to them, also beside other documents', async () => {
  const stranger = await signedIn(test.app);
  await ask({ message: 'Summarise.', documentIds: [ids.handbook, ids.glaciers] }, stranger);
  const prompt = (await test.openai.controls.state()).prompts.at(-1) ?? '';
  expect(prompt).toContain('pages 2 to 3 are locked for this student');
  expect(prompt).toContain('pages 3 to 24 are locked for this student');
  expect(prompt).not.toContain('rubble');
  expect(prompt).not.toContain('Quartz 3 ');
});
