import { expect, it } from 'vitest';
import type { Model, ModelEvent, Prompt, ToolCall } from '../../../adapters/model/model';
import { ModelUnavailableError } from '../../../adapters/model/model';
import { promptOf, textOf } from '../../../testing/model-contract';
import { createReadingModel } from './reading-model';
import { createReadingTools } from './reading-tools';

const usage = { promptTokens: 10, completionTokens: 5 };
const end: ModelEvent = { kind: 'end', finish: 'complete', usage };
const call = (name: string, input: object): ToolCall => ({
  id: name,
  name,
  arguments: JSON.stringify(input),
});
const search = (words: string) => call('search_library', { words });

/** A model that plays one list of events for each call, and the prompts that it got. */
function scripted(...rounds: (ModelEvent[] | Error)[]) {
  const prompts: Prompt[] = [];
  const model: Model = {
    source: 'model',
    about: { name: 'test', provider: 'test' },
    highestPrice: ({ instructions }) => instructions.length,
    priceOf: ({ promptTokens }) => promptTokens,
    estimate: (_, bytes) => ({ promptTokens: 100, completionTokens: bytes }),
    async *answer(prompt) {
      prompts.push(prompt);
      const events = rounds.shift() ?? [];
      if (events instanceof Error) throw events;
      yield* events;
    },
  };
  return { model, prompts };
}

function reading(model: Model, { hasRoom = true } = {}) {
  const raised: Prompt[] = [];
  const tools = createReadingTools({
    given: [{ kind: 'page', documentId: 7, page: 2 }],
    search: async (words) => [
      { text: `About ${words}.`, title: 'Cells', source: { kind: 'page', documentId: 9, page: 3 } },
    ],
    openPage: async (documentId, page) =>
      page > 5
        ? `Page ${page} is locked for this student.`
        : {
            text: `Page ${page}\nof ${documentId}.`,
            title: 'Plants',
            source: { kind: 'page', documentId, page },
          },
    cite: async (passages, first) =>
      passages.map(({ text, title, source }, at) => ({ number: first + at, quote: text, title, source })),
  });
  const raise = async (prompt: Prompt) => {
    raised.push(prompt);
    return hasRoom;
  };
  return { model: createReadingModel({ model, tools, raise }), raised };
}

async function answerOf(model: Model, signal = new AbortController().signal) {
  const events: ModelEvent[] = [];
  for await (const event of model.answer(promptOf('Why?'), signal)) events.push(event);
  return { events, text: textOf(events), last: events.at(-1) };
}

it('[A9] a model looks things up one after the other, and its results are numbered after the passages it had', async () => {
  const { model, prompts } = scripted(
    [{ kind: 'text', text: 'Let me see.' }, { kind: 'calls', calls: [search('osmosis')] }, end],
    [{ kind: 'calls', calls: [call('open_page', { passage: 1, page: 4 })] }, end],
    [{ kind: 'text', text: 'So [2] and [3].' }, end],
  );
  const { events, text, last } = await answerOf(reading(model).model);
  expect(text).toBe('Let me see.\n\nSo [2] and [3].');
  expect(events.filter(({ kind }) => kind === 'reading')).toMatchObject([
    { reading: { kind: 'search', words: 'osmosis' }, citations: [{ number: 2, quote: 'About osmosis.' }] },
    {
      reading: { kind: 'page', documentId: 7, page: 4, title: 'Plants' },
      citations: [{ number: 3, source: { documentId: 7, page: 4 } }],
    },
  ]);
  expect(last).toEqual({ ...end, usage: { promptTokens: 30, completionTokens: 15 } });
  expect(prompts.map(({ tools }) => tools?.rounds.flatMap(({ results }) => results))).toEqual([
    [],
    ['[2] Cells, page 3: About osmosis.'],
    ['[2] Cells, page 3: About osmosis.', '[3] Plants, page 4: Page 4 of 7.'],
  ]);
});

it('[A9] a model makes at most four calls for an answer, whatever it asks for', async () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(search);
  const { model, prompts } = scripted(
    [{ kind: 'calls', calls: six.slice(0, 3) }, end],
    [{ kind: 'calls', calls: six.slice(3) }, end],
    [{ kind: 'text', text: 'Enough.' }, { kind: 'calls', calls: six }, end],
  );
  const { events, text } = await answerOf(reading(model).model);
  expect(events.filter(({ kind }) => kind === 'reading')).toHaveLength(4);
  expect(text).toBe('Enough.');
  expect(prompts.map(({ tools }) => tools?.isAllowed)).toEqual([true, true, false]);
  expect(prompts[2]?.tools?.rounds[1]?.results).toEqual([
    expect.stringContaining('About d.'),
    expect.stringContaining('no calls left'),
    expect.stringContaining('no calls left'),
  ]);
});

it('[A9] a call that makes no sense, or asks for a locked page, gets a sentence and shows nothing', async () => {
  const calls = [
    { id: '1', name: 'search_library', arguments: '{"words": ' },
    call('open_page', { passage: 1, page: 6 }),
    call('open_page', { passage: 99, page: 1 }),
    call('make_quiz', {}),
  ];
  const { model, prompts } = scripted([{ kind: 'calls', calls }, end], [{ kind: 'text', text: 'No.' }, end]);
  const { events } = await answerOf(reading(model).model);
  expect(events.map(({ kind }) => kind)).toEqual(['text', 'end']);
  expect(prompts[1]?.tools?.rounds[0]?.results).toEqual([
    'The call has no words to search for.',
    'Page 6 is locked for this student.',
    'This passage is not of a document.',
    'There is no such function.',
  ]);
});

it('[A6] the price of each further call is reserved before it, and without room for it the answer fails as busy', async () => {
  const rounds = () =>
    scripted([{ kind: 'calls', calls: [search('osmosis')] }, end], [{ kind: 'text', text: 'Done.' }, end]);
  const rich = rounds();
  const { model, raised } = reading(rich.model);
  expect((await answerOf(model)).text).toBe('Done.');
  expect(raised).toEqual(rich.prompts.slice(1));
  const poor = rounds();
  const failed = await answerOf(reading(poor.model, { hasRoom: false }).model).catch(
    (error: unknown) => error,
  );
  expect(failed).toMatchObject({ reason: 'busy', usage });
  expect(poor.prompts).toHaveLength(1);
});

it('[A6] what an answer has cost counts when a later call fails, and when it is stopped', async () => {
  const failing = scripted(
    [{ kind: 'calls', calls: [search('osmosis')] }, end],
    new ModelUnavailableError('busy'),
  );
  const failed = await answerOf(reading(failing.model).model).catch((error: unknown) => error);
  expect(failed).toMatchObject({ reason: 'busy', usage });
  const stopping = new AbortController();
  const { model } = scripted(
    [{ kind: 'calls', calls: [search('osmosis')] }, end],
    [{ kind: 'text', text: 'Half' }],
  );
  const stopped = reading(model).model;
  for await (const event of stopped.answer(promptOf('Why?'), stopping.signal))
    if (event.kind === 'text') stopping.abort();
  expect(stopped.estimate(promptOf('Why?'), 4)).toEqual({ promptTokens: 110, completionTokens: 9 });
});
