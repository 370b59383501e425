import type { ChatMode } from '@aw/contracts/ai/chat';
import * as ai from '@aw/db/ai';
import * as staff from '@aw/db/staff';
import { readDemo } from '@aw/demo';
import { freePages } from '@aw/pricing';
import { beforeAll, expect, it } from 'vitest';
import { prepareAnswer } from '../modules/ai/chat/prepare-answer';
import { insertDemoPages, publishedColumns } from '../testing/demo-library';
import { deleteRows, selectRows, updateRow } from '../testing/rows';
import { useTestApp } from '../testing/test-app';
import { seedDemo } from './seed-demo';

const test = useTestApp();
const demo = readDemo();
const documents = new Map<number, { title: string; pageCount: number }>();

beforeAll(async () => {
  await seedDemo(test.ctx);
  const copies = new Set(demo.copies.map(({ fileName }) => fileName));
  for (const { id, title, file_name: fileName } of await selectRows(test, 'documents')) {
    // The copy waits for staff, so no chat is about it.
    if (copies.has(fileName)) continue;
    const pageCount = await insertDemoPages(test, { id, fileName, freeOf: freePages });
    await updateRow(test, 'documents', id, publishedColumns());
    documents.set(id, { title, pageCount });
  }
});

const chats = () => selectRows(test, 'conversations', {}, undefined, 'created_at');

it('[P5] [A8] the demo’s chats are of its students, with the documents, modes and messages of its file', async () => {
  const seen = await Promise.all(
    (await chats()).map(async ({ id, user_id: userId, mode }) => ({
      student: demo.students.find((student) => student.id === userId)?.firstName,
      mode,
      documents: (await ai.listConversationDocuments(test.ctx.db, id)).map(({ title }) => title),
      questions: (await ai.listMessages(test.ctx.db, id))
        .filter(({ role }) => role === 'user')
        .map(({ text, image_ids: images }) => [text, images.length]),
    })),
  );
  const titleOf = (name: string) => demo.uploads.find(({ fileName }) => fileName === name)?.title;
  expect(seen).toEqual(
    demo.chats
      .toSorted((one, other) => other.hoursAgo - one.hoursAgo)
      .map(({ student, mode, documents: names, messages }) => ({
        student,
        mode,
        documents: names.map(titleOf),
        questions: messages.map(({ text, image }) => [text, image === null ? 0 : 1]),
      })),
  );
});

it('[P5] [A8] each answer in the demo’s chats is what the library says when its student asks', async () => {
  for (const { id: conversationId, user_id: userId, mode } of await chats()) {
    const messages = await ai.listMessages(test.ctx.db, conversationId);
    const ids = (await ai.listConversationDocuments(test.ctx.db, conversationId)).map(({ id }) => id);
    const readable = ids.map((id) => {
      const { title = '', pageCount = 0 } = documents.get(id) ?? {};
      return { id, title, pageCount, visiblePages: pageCount };
    });
    for (const question of messages.filter(({ role }) => role === 'user')) {
      const stored = messages.find(({ parent_id: parentId }) => parentId === question.id);
      const { request, givenSources } = await prepareAnswer(
        { ...test.ctx, userId, network: undefined, user: undefined },
        {
          mode: mode as ChatMode,
          subject: null,
          topic: null,
          message: question.text,
          imageIds: question.image_ids,
          parentId: question.parent_id,
          documents: readable,
          useLibrary: true,
          isKept: true,
          conversationId,
          needsCare: false,
          showsSolution: false,
        },
      );
      let text = '';
      for await (const event of request.model.answer(request.prompt, new AbortController().signal))
        if (event.kind === 'text') text += event.text;
      expect(stored, question.text).toMatchObject({
        text,
        citations: request.citations,
        given_sources: givenSources,
        images_seen: request.imagesSeen?.() ?? null,
        source: 'library',
        status: 'done',
        finish: 'complete',
        maker_id: null,
      });
    }
  }
});

it('[P5] an interrupted demo gets the chats that are missing, and no other', async () => {
  const before = await chats();
  const [first] = before;
  await deleteRows(test, 'conversations', { id: first?.id ?? '' });
  await staff.setFact(test.ctx.db, 'demo_seed', 'loading');
  await seedDemo(test.ctx);
  const idsAfter = (await chats()).map(({ id }) => id);
  expect(idsAfter).toHaveLength(before.length);
  expect(idsAfter).toEqual(expect.arrayContaining(before.slice(1).map(({ id }) => id)));
  expect(await selectRows(test, 'images')).toHaveLength(1);
});
