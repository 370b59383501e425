import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Model, maxImageCalls, type Prompt } from '../../../adapters/model/model';
import { openImagePlaces } from './image-places';
import { createSeeingModel } from './seeing-model';

const about = { name: 'test', provider: 'test' };
const pictured: Prompt = {
  instructions: '',
  turns: [{ role: 'user', text: 'Look.', images: [{ id: 'one' }] }],
  passages: [],
  isOfDocument: false,
};

it('[A13] images are read only when a call has its place, and places are given back', async () => {
  const places = openImagePlaces();
  let reads = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const model: Model = {
    source: 'model',
    about,
    highestPrice: () => 0,
    priceOf: () => 0,
    estimate: () => null,
    async *answer() {
      await finished;
      yield { kind: 'end', finish: 'complete', usage: null };
    },
  };
  const answerOf = async (number: number) => {
    const seeing = createSeeingModel({
      model,
      sight: 'seen',
      places,
      group: `person ${number}`,
      read: async () => {
        reads += 1;
        return new Map([['one', new Uint8Array(1)]]);
      },
      remember: async () => {},
    });
    for await (const _ of seeing.model.answer(pictured, new AbortController().signal));
    return seeing.imagesSeen();
  };
  const answers = Array.from({ length: maxImageCalls + 5 }, (_, number) => answerOf(number));
  await expect.poll(() => places.waiting()).toBe(5);
  await turn();
  expect(reads).toBe(maxImageCalls);
  finish();
  expect(await Promise.all(answers)).toEqual(answers.map(() => true));
  expect(places.waiting()).toBe(0);
});
