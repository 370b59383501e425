import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Model, ModelEvent, Passage, Prompt } from '../adapters/model/model';

/** A model under test, with the number of its open connections. */
export type ModelUnderTest = { model: Model; open(): Promise<number>; close(): Promise<void> };

export const passages: readonly Passage[] = [
  { title: 'Cells, page 3', text: 'Osmosis moves water through a membrane, to where more is dissolved.' },
  { title: 'Plants, page 12', text: 'Roots take water up by osmosis.' },
];

export function promptOf(
  question: string,
  chosenPassages: readonly Passage[] = [],
  before: Prompt['turns'][0][] = [],
) {
  return {
    instructions: 'Help the student.',
    turns: [...before, { role: 'user', text: question }],
    passages: chosenPassages,
    isOfDocument: false,
  } satisfies Prompt;
}

/** Returns all events of an answer. */
export async function eventsOf(
  model: Model,
  prompt: Prompt,
  signal = new AbortController().signal,
): Promise<ModelEvent[]> {
  const events: ModelEvent[] = [];
  for await (const event of model.answer(prompt, signal)) events.push(event);
  return events;
}

export function textOf(events: readonly ModelEvent[]): string {
  return events.map((event) => (event.kind === 'text' ? event.text : '')).join('');
}

/** Tests the rules of every model. */
export function describeModel(name: string, start: () => Promise<ModelUnderTest>): void {
  describe(name, () => {
    let under: ModelUnderTest;
    beforeAll(async () => {
      under = await start();
    });
    afterAll(() => under.close());
    const nothingIsOpen = () => expect.poll(() => under.open()).toBe(0);

    it('[A6] an answer is a series of non-empty texts, followed by one end with its reason', async () => {
      const events = await eventsOf(under.model, promptOf('What is osmosis?'));
      expect(events.at(-1)).toMatchObject({ kind: 'end', finish: 'complete' });
      expect(events.length).toBeGreaterThan(1);
      for (const event of events.slice(0, -1))
        expect(event).toMatchObject({ text: expect.stringMatching(/./s) });
    });

    it('[A6] an answer refers to passages by their number, and only to those in its prompt', async () => {
      const text = textOf(await eventsOf(under.model, promptOf('What moves water by osmosis?', passages)));
      const marks = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
      expect(new Set(marks)).toEqual(new Set([1, 2]));
      for (const passage of passages) expect(text).toContain(passage.text);
    });

    it('[A6] twenty answers at once do not mix', async () => {
      const texts = Array.from({ length: 20 }, (_, at) => `Fact ${at} is that osmosis moves water.`);
      const answers = await Promise.all(
        texts.map((text) => eventsOf(under.model, promptOf('Osmosis?', [{ title: 'Facts', text }]))),
      );
      for (const [at, events] of answers.entries()) {
        const said = textOf(events);
        expect(texts.filter((text) => said.includes(text))).toEqual([texts[at]]);
      }
    });

    it('[A6] the maximum price of an answer is known before it starts, in whole millionths of a dollar', async () => {
      const { model } = under;
      const before = [{ role: 'assistant' as const, text: 'Φωτοσύνθεση 光合作用 🌱'.repeat(100) }];
      for (const prompt of [promptOf('?'), promptOf('What moves water?', passages, before)]) {
        const highest = model.highestPrice(prompt);
        expect(Number.isInteger(highest)).toBe(true);
        const end = (await eventsOf(model, prompt)).at(-1);
        const price = end?.kind === 'end' && end.usage ? model.priceOf(end.usage) : 0;
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeLessThanOrEqual(highest);
      }
    });

    it('[A4] an aborted answer stops without an end or an error, and closes its connection', async () => {
      const { model } = under;
      expect(await eventsOf(model, promptOf('Osmosis?', passages), AbortSignal.abort())).toEqual([]);
      const stopping = new AbortController();
      const events: ModelEvent[] = [];
      for await (const event of model.answer(promptOf('Osmosis?', passages), stopping.signal)) {
        events.push(event);
        stopping.abort();
      }
      expect(events).toMatchObject([{ kind: 'text' }]);
      await nothingIsOpen();
    });

    it('[A4] an answer that is not read to its end closes its connection', async () => {
      for await (const event of under.model.answer(
        promptOf('Osmosis?', passages),
        new AbortController().signal,
      )) {
        expect(event.kind).toBe('text');
        break;
      }
      await nothingIsOpen();
    });

    it('[A6] a model has a name and a provider, and the study library has neither', () => {
      const { source, about } = under.model;
      expect(about !== null && about.name !== '' && about.provider !== '').toBe(source === 'model');
    });
  });
}
