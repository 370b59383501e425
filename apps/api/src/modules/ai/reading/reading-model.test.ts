import { expect, it } from 'vitest';
import {
  type Model,
  type ModelEvent,
  ModelUnavailableError,
  type Prompt,
  type ToolCall,
} from '../../../adapters/model/model';
import { promptOf, textOf } from '../../../testing/model-contract';
import type { Passage } from '../../search/candidates';
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
    highestPrice: (prompt) => JSON.stringify(prompt).length,
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

const passagesAbout = (words: string): Passage[] => [
  { text: `About ${words}.`, title: 'Cells', source: { kind: 'page', documentId: 9, page: 3 } },
];

function reading(model: Model, { hasRoom = true } = {}) {
  const raised: number[] = [];
  const told: unknown[] = [];
  const tools = createReadingTools({
    given: [{ kind: 'page', documentId: 7, page: 2 }],
    search: async (words) => {
      if (words === 'broken') throw new Error('The database is away.');
      return passagesAbout(words);
    },
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
  const raise = async ({ microusd }: { microusd: number }) => {
    raised.push(microusd);
    return hasRoom;
  };
  const onRefused = () => told.push('refused');
  const onError = (error: Error) => told.push(error.message);
  return { model: createReadingModel({ model, tools, raise, onRefused, onError }), raised, told };
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

it('[A6] what each further call may cost is reserved before it, and without room for it the answer fails as busy', async () => {
  const rounds = () =>
    scripted([{ kind: 'calls', calls: [search('osmosis')] }, end], [{ kind: 'text', text: 'Done.' }, end]);
  const rich = rounds();
  const { model, raised } = reading(rich.model);
  const reserved = model.highestPrice(promptOf('Why?'));
  expect((await answerOf(model)).text).toBe('Done.');
  // The first call had reserved the most that it might cost, of which its usage leaves the rest for the second one.
  const second = rich.prompts[1] && rich.model.highestPrice(rich.prompts[1]);
  expect(raised).toEqual([usage.promptTokens + (second ?? 0) - reserved]);
  const poor = rounds();
  const failed = await answerOf(reading(poor.model, { hasRoom: false }).model).catch(
    (error: unknown) => error,
  );
  expect(failed).toMatchObject({ reason: 'busy', usage });
  expect(poor.prompts).toHaveLength(1);
});

it('[A9] where the server refuses what was looked up, the model answers without it', async () => {
  for (const reason of ['refused', 'too_long'] as const) {
    const refusing = scripted(
      [{ kind: 'calls', calls: [search('osmosis')] }, end],
      new ModelUnavailableError(reason),
      [{ kind: 'text', text: 'From what I have.' }, end],
    );
    const { model, told } = reading(refusing.model);
    const { text, last } = await answerOf(model);
    expect(text).toBe('From what I have.');
    expect(last).toMatchObject({ usage: { promptTokens: 20, completionTokens: 10 } });
    expect(refusing.prompts[2]).toEqual(promptOf('Why?'));
    expect(told).toEqual(reason === 'refused' ? ['refused'] : []);
  }
});

it('[A9] a search that fails does not end the answer', async () => {
  const { model, prompts } = scripted(
    [{ kind: 'calls', calls: [search('broken')] }, end],
    [{ kind: 'text', text: 'Without it.' }, end],
  );
  const broken = reading(model);
  expect((await answerOf(broken.model)).text).toBe('Without it.');
  expect(prompts[1]?.tools?.rounds[0]?.results).toEqual(['This could not be looked up now.']);
  expect(broken.told).toEqual(['The database is away.']);
});

it('[A6] a later call that breaks off after its first words costs what was sent and received', async () => {
  const { model } = scripted(
    [{ kind: 'calls', calls: [search('osmosis')] }, end],
    new ModelUnavailableError('stalled'),
  );
  const failed = await answerOf(reading(model).model).catch((error: unknown) => error);
  expect(failed).toMatchObject({ reason: 'stalled', usage: { promptTokens: 110, completionTokens: 5 } });
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
