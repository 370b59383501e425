import { maxChatImages } from '@aw/contracts/ai/chat';
import { maxChatImageBytes } from '@aw/contracts/images/image-types';
import { type DevOpenai, startOpenai } from '@aw/dev/openai';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeModel, eventsOf, promptOf, textOf } from '../../testing/model-contract';
import { maxImageCalls, type Prompt } from './model';
import { answersToLearn } from './thoughts';
import { createThreadedModel, type ThreadedModel } from './threaded-model';

let openai: DevOpenai;
let model: ThreadedModel;
const errors: Error[] = [];

beforeAll(async () => {
  openai = await startOpenai();
  model = modelOf(openai);
});
afterEach(() => openai.controls.reset());
afterAll(async () => {
  await model.close();
  await openai.close();
});

function modelOf({ baseUrl, apiKey, model: name }: DevOpenai): ThreadedModel {
  const prices = { prompt: 5, completion: 15 };
  const patience = { firstWordMs: 5_000, idleMs: 5_000, retryAfterMs: 5 };
  return createThreadedModel(
    { baseUrl, apiKey, model: name, prices, imageTokens: 8_500, longestAnswer: 2_000, ...patience },
    (error) => errors.push(error),
  );
}

describeModel('a model that a thread of its own reads', async () => {
  const server = await startOpenai({ msPerToken: 1 });
  const threaded = modelOf(server);
  return {
    model: threaded,
    open: async () => (await server.controls.state()).open,
    async close() {
      await threaded.close();
      await server.close();
    },
  };
});

it('[A4] an error from the thread keeps its reason and its cause', async () => {
  await openai.controls.fault({ kind: 'busy', moment: 'first', calls: 2 });
  await expect(eventsOf(model, promptOf('Well?'))).rejects.toMatchObject({
    name: 'ModelUnavailableError',
    reason: 'limited',
    message: expect.stringMatching(/^The model gave no answer: limited \(429 from http:.+: 429 .+\)\.$/),
  });
});

it('[P8] tokens that arrive within the interval are joined to one text', async () => {
  await openai.controls.reply('word '.repeat(60));
  await openai.controls.fault({ kind: 'slow', ms: 5, calls: 1 });
  const events = await eventsOf(model, promptOf('Well?'));
  expect(textOf(events)).toBe('word '.repeat(60));
  // Sixty tokens, each in its own chunk.
  expect(events.length).toBeLessThan(20);
});

it('[A4] answers are cut when their thread ends, and the next answer starts another thread', async () => {
  await openai.controls.reply('word '.repeat(300));
  await openai.controls.fault({ kind: 'slow', ms: 20, calls: 1 });
  const events = model.answer(promptOf('Well?'), new AbortController().signal);
  expect(await events.next()).toMatchObject({ value: { kind: 'text' } });
  await model.close();
  const rest = async () => {
    for await (const event of events) expect(event.kind).toBe('text');
  };
  await expect(rest()).rejects.toMatchObject({ reason: 'cut' });
  await openai.controls.reply('Here again.');
  expect(textOf(await eventsOf(model, promptOf('Well?')))).toBe('Here again.');
  expect(errors).toEqual([]);
});

it('[A13] the thread has room for as many answers with the most images as a process sends at once', async () => {
  const bytes = Buffer.alloc(maxChatImageBytes, 1);
  const images = Array.from({ length: maxChatImages }, (_, at) => ({ id: String(at), bytes }));
  const prompt: Prompt = { ...promptOf('Well?'), turns: [{ role: 'user', text: 'Look.', images }] };
  await openai.controls.fault({ kind: 'slow', ms: 20, calls: maxImageCalls });
  const answers = Array.from({ length: maxImageCalls }, () => eventsOf(model, prompt));
  for (const events of await Promise.all(answers)) expect(events.at(-1)).toMatchObject({ kind: 'end' });
  expect(errors).toEqual([]);
});

it('[A4] a stopped answer keeps the text that was held back for a possible tag', async () => {
  const server = await startOpenai();
  const learningModel = modelOf(server);
  try {
    for (let answers = 0; answers < answersToLearn; answers += 1) {
      await server.controls.reply('Okay, plants.</think>Light.');
      await eventsOf(learningModel, promptOf('Well?'));
    }
    await server.controls.fault({ kind: 'stalled', moment: 'middle' });
    await server.controls.reply('word '.repeat(40));
    const events = await eventsOf(learningModel, promptOf('Well?'), AbortSignal.timeout(1_000));
    expect(textOf(events)).toMatch(/^(word ){10,}/);
    expect(events.every(({ kind }) => kind === 'text')).toBe(true);
  } finally {
    await learningModel.close();
    await server.close();
  }
});
