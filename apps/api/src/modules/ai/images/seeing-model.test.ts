import { expect, it } from 'vitest';
import { hasImages, type Model, ModelUnavailableError, type Prompt } from '../../../adapters/model/model';
import { meterCall } from '../spending/spending';
import { openImagePlaces } from './image-places';
import { createSeeingModel } from './seeing-model';
import { trial } from './try-image';

const imageTokens = 8_500;
const pictured: Prompt = {
  instructions: '',
  turns: [{ role: 'user', text: 'Look.', images: [{ id: 'one' }] }],
  passages: [],
  isOfDocument: false,
};

/** A model that reports no usage and refuses some prompts. */
function modelThat(refuses: (prompt: Prompt) => boolean): Model {
  return {
    source: 'model',
    about: { name: 'test', provider: 'test' },
    highestPrice: () => 0,
    priceOf: () => 0,
    estimate: (prompt, receivedBytes) => ({
      promptTokens: 10 + (hasImages(prompt) ? imageTokens : 0),
      completionTokens: receivedBytes,
    }),
    async *answer(prompt) {
      if (refuses(prompt)) throw new ModelUnavailableError('refused');
      yield { kind: 'text', text: 'Yes.' };
      yield { kind: 'end', finish: 'complete', usage: null };
    },
  };
}

async function answered(model: Model) {
  const remembered: boolean[] = [];
  const seeing = createSeeingModel({
    model,
    sight: 'untried',
    places: openImagePlaces(),
    group: 'person',
    read: async () => new Map([['one', new Uint8Array(1)]]),
    remember: async (accepts) => void remembered.push(accepts),
  });
  const meter = meterCall(seeing.model, pictured);
  let failure: unknown;
  try {
    for await (const event of seeing.model.answer(pictured, new AbortController().signal)) meter.note(event);
  } catch (error) {
    failure = error;
  }
  return {
    remembered,
    isSeen: seeing.imagesSeen(),
    tokens: meter.usage(failure)?.promptTokens,
    isAnswered: failure === undefined,
  };
}

it('[A13] refused images cost nothing, also where the provider reports no usage', async () => {
  expect(await answered(modelThat(hasImages))).toEqual({
    remembered: [false],
    isSeen: false,
    tokens: 10,
    isAnswered: true,
  });
});

it('[A13] one refused image says nothing about the model, and the trial counts', async () => {
  expect(await answered(modelThat((prompt) => hasImages(prompt) && prompt !== trial))).toEqual({
    remembered: [true],
    isSeen: false,
    tokens: 10 + 10 + imageTokens,
    isAnswered: true,
  });
});

it('[A13] a model that also refuses the text says nothing about images', async () => {
  expect(await answered(modelThat(() => true))).toMatchObject({ remembered: [], isAnswered: false });
});
