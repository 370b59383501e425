import * as ai from '@aw/db/ai';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { chatCalls, readEvents } from '../../../testing/chats';
import { makePdf } from '../../../testing/make-pdf';
import { useOpenaiApp } from '../../../testing/openai';
import { updateRow } from '../../../testing/rows';
import { signedIn } from '../../../testing/user';

const pages = [
  'Glaciers\nA glacier is a river of ice that moves slowly down a valley.',
  'Moraines\nA moraine is a ridge of stones that a glacier leaves behind.',
  'Secrets\nThe drumlin of this chapter is shaped like an egg.',
  // So long that the document does not fit into a prompt.
  ...[4, 5, 6].map((number) => `Part ${number}\n${`Ice shapes the land ${number} times over. `.repeat(40)}`),
];

const test = useOpenaiApp({ LIMIT_AI_MESSAGES_PER_DAY_ANONYMOUS: '0', AI_DOCUMENT_TOKENS: '500' });
const author = beforeTests(() => signedIn(test.app));
const reader = beforeTests(() => signedIn(test.app));
let documentId = 0;

beforeAll(async () => {
  const upload = await author.upload(await makePdf(pages), { fields: { title: 'Ice in the Alps' } });
  documentId = upload.json<{ id: number }>().id;
  await test.processAll();
});
afterEach(() => test.openai.controls.reset());

const search = (words: string) => ({ name: 'search_library', arguments: JSON.stringify({ words }) });
const open = (passage: number, page: number) => ({
  name: 'open_page',
  arguments: JSON.stringify({ passage, page }),
});

it('[A9] a model searches the library and opens a page, the stream shows both, and the answer cites them', async () => {
  await test.openai.controls.callFunctions([search('What is a glacier?')], [open(1, 2)]);
  const calls = chatCalls(test, reader);
  const { response } = await calls.stream({ message: 'Zzyzx?' });
  const { events, text } = await readEvents(response);
  const names = events.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['start', 'reading', 'reading']);
  const title = 'Ice in the Alps';
  const readings = [
    { kind: 'search', words: 'What is a glacier?' },
    { kind: 'page', documentId, page: 2, title },
  ];
  expect(events.filter(({ name }) => name === 'reading').map(({ data }) => data)).toEqual(readings);
  expect(text).toContain('A glacier is a river of ice');
  expect(events.at(-1)).toMatchObject({
    name: 'done',
    data: {
      message: {
        readings,
        // The search found both pages, and the second one was opened as well.
        citations: [1, 2, 2].map((page) => ({ title, source: { page } })),
      },
    },
  });
});

it('[A9] a page that the student may not read is not opened, and nothing of it reaches the model', async () => {
  await test.openai.controls.callFunctions([search('What is a glacier?')], [open(1, 3)]);
  const { status, body } = await chatCalls(test, reader).ask({ message: 'Zzyzx?' });
  expect(status).toBe(200);
  const { prompts } = await test.openai.controls.state();
  expect(prompts.at(-1)).toContain('Page 3 is locked for this student.');
  expect(prompts.join('\n')).not.toContain('drumlin');
  const { messages } = await chatCalls(test, reader).read(body?.conversationId ?? '');
  expect(messages.at(-1)?.readings).toEqual([{ kind: 'search', words: 'What is a glacier?' }]);
});

it('[A8] in a chat about a document, a model opens its other pages and cannot search the library', async () => {
  await test.openai.controls.callFunctions([search('moraine'), open(1, 3)]);
  const { body } = await chatCalls(test, author).ask({ message: 'Zzyzx?', documentId });
  const { prompts } = await test.openai.controls.state();
  expect(prompts.at(-1)).toContain('There is no such function.');
  expect(prompts.at(-1)).toMatch(/\[\d\] Ice in the Alps, page 3: Secrets The drumlin/);
  expect(body?.citations).toMatchObject([{ source: { kind: 'page', documentId, page: 3 } }]);
});

it('[A8] an answer is withheld with what was looked up for it once its student may not read the page any more', async () => {
  await test.openai.controls.callFunctions([search('What is a glacier?')]);
  // Its words can come from the page although it does not cite it.
  await test.openai.controls.reply('Ice that moves down a valley.');
  const calls = chatCalls(test, reader);
  const { body } = await calls.ask({ message: 'Zzyzx?' });
  expect(body?.citations).toEqual([]);
  const chat = body?.conversationId ?? '';
  expect((await calls.read(chat)).messages.at(-1)).toMatchObject({ readings: [{ kind: 'search' }] });
  await updateRow(test, 'documents', documentId, { status: 'processing' });
  const answer = (await calls.read(chat)).messages.at(-1);
  await updateRow(test, 'documents', documentId, { status: 'published' });
  expect(answer).toMatchObject({ text: '', withheld: 'unavailable' });
  expect(answer?.readings).toBeUndefined();
  const reading = { kind: 'search', words: 'too late' } as const;
  expect(await ai.addReading(test.ctx.db, { id: answer?.id ?? 0, reading, sources: [] })).toBe(false);
});

it('[A10] a tutor looks nothing up', async () => {
  await test.openai.controls.callFunctions([search('What is a glacier?')]);
  await chatCalls(test, reader).ask({ message: 'Solve 2x + 6 = 14.', mode: 'tutoring' });
  expect((await test.openai.controls.state()).prompts.join('\n')).not.toContain('look things up');
});
