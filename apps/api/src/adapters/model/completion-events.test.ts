import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionEvents } from './completion-events';
import { type ModelEvent, ModelUnavailableError } from './model';

const chunk = (content: string | null, finish: string | null = null, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }], ...more })}\n\n`;
const usage = { prompt_tokens: 7, completion_tokens: 3 };
const end = chunk(null, 'stop', { usage });
const whole = { kind: 'end', finish: 'complete', usage: { promptTokens: 7, completionTokens: 3 } };

/** Returns the events and the error of a body. */
async function readBody(body: AsyncIterable<Uint8Array>) {
  const events: ModelEvent[] = [];
  let reason: string | undefined;
  try {
    for await (const event of completionEvents(body)) events.push(event);
  } catch (error) {
    if (!(error instanceof ModelUnavailableError)) throw error;
    reason = error.reason;
  }
  const texts = events.flatMap((event) => (event.kind === 'text' ? [event.text] : []));
  return { texts, text: texts.join(''), end: events.find(({ kind }) => kind === 'end'), reason };
}

const encoder = new TextEncoder();

function read(...pieces: (string | Uint8Array)[]) {
  async function* body() {
    for (const piece of pieces) yield typeof piece === 'string' ? encoder.encode(piece) : piece;
  }
  return readBody(body());
}

/** Returns the bytes, cut at these places. */
function cutAt(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const cuts = [0, ...places.map((place) => place % bytes.length).toSorted((a, b) => a - b), bytes.length];
  return cuts.slice(1).map((to, at) => bytes.subarray(cuts[at], to));
}

it('[A4] a text is the same wherever the network splits its bytes, and no piece ends within a character', async () => {
  const texts = fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(texts, fc.array(fc.nat(), { maxLength: 12 }), async (parts, places) => {
      const clean = parts.map((part) => part.replaceAll('\0', ''));
      fc.pre(clean.join('') !== '');
      const bytes = encoder.encode([...clean.map((part) => chunk(part)), end].join(''));
      const seen = await read(...cutAt(bytes, places));
      expect(seen).toMatchObject({ text: clean.join(''), end: whole, reason: undefined });
      for (const text of seen.texts) expect(text.isWellFormed()).toBe(true);
    }),
  );
});

it('[A4] a character that the provider splits between two chunks arrives complete', async () => {
  const { texts } = await read(chunk('leaf \ud83c'), chunk('\udf31 grows'), end);
  expect(texts).toEqual(['leaf ', '🌱 grows']);
});

it('[A4] NUL and unpaired halves of characters are removed from a text', async () => {
  const { text } = await read(chunk('a\0b\udf31c\ud83c'), chunk('d\ud83c'), end);
  expect(text).toBe('ab\ufffdc\ufffdd');
});

describe('only a reason to finish makes an answer whole', () => {
  it.each([
    ['nothing', []],
    ['no text', [chunk('')]],
    ['text', [chunk('half')]],
    ['text and [DONE]', [chunk('half'), 'data: [DONE]\n\n']],
    ['text and usage', [chunk('half'), `data: ${JSON.stringify({ choices: [], usage })}\n\n`]],
    ['text and half an event', [chunk('half'), end.slice(0, -3)]],
  ])('[A4] a stream that ends after %s is reported as cut', async (_, pieces) => {
    expect(await read(...pieces)).toMatchObject({ reason: 'cut', end: undefined });
  });

  it.each([
    ['stop', 'complete'],
    ['length', 'length'],
    ['model_length', 'length'],
    ['content_filter', 'filter'],
    ['eos', 'complete'],
  ])('[A6] an answer with the finish reason %s ends as %s', async (reason, finish) => {
    expect((await read(chunk('text'), chunk(null, reason))).end).toEqual({
      kind: 'end',
      finish,
      usage: null,
    });
  });

  it('[A6] an answer without text is unreadable, unless a filter or the length limit ended it', async () => {
    expect(await read(end)).toMatchObject({ reason: 'unreadable', end: undefined });
    expect((await read(chunk(null, 'content_filter'))).end).toMatchObject({ finish: 'filter' });
    expect((await read(chunk(null, 'length'))).end).toMatchObject({ finish: 'length' });
  });

  it('[A6] data after the finish reason changes nothing', async () => {
    for (const after of [chunk('more'), chunk(null, 'length'), 'data: {"choices": [\n\n'])
      expect(await read(chunk('text'), end, after)).toMatchObject({ text: 'text', end: whole });
  });
});

describe('data that is not a chunk', () => {
  it.each(['{"choices": [', 'null', '"text"', '[]x', '{"choices": [{"delta": {"content": 5}}]}'])(
    '[A6] the data %s makes an answer unreadable, and the text before it stays, even in the same network packet',
    async (data) => {
      expect(await read(`${chunk('kept')}data: ${data}\n\n${end}`)).toEqual({
        texts: ['kept'],
        text: 'kept',
        end: undefined,
        reason: 'unreadable',
      });
    },
  );

  it.each([
    [{ code: 400 }, 'refused'],
    [{ code: '429' }, 'limited'],
    [{ code: 413 }, 'too_long'],
    [{ code: 502, message: 'Bad gateway' }, 'busy'],
    [{ code: 'server_error' }, 'busy'],
    ['out of memory', 'busy'],
  ])('[A6] the error %j within the stream is reported as %s', async (error, reason) => {
    expect(await read(chunk('half'), `data: ${JSON.stringify({ error })}\n\n`)).toMatchObject({
      text: 'half',
      reason,
    });
    expect((await read(chunk('half'), chunk(null, 'error'))).reason).toBe('busy');
  });

  it('[A6] token counts that are not plausible are ignored', async () => {
    for (const wrong of [
      {},
      { prompt_tokens: -1, completion_tokens: 2 },
      { ...usage, prompt_tokens: 1e300 },
      'x',
    ])
      expect((await read(chunk('text', 'stop', { usage: wrong }))).end).toMatchObject({ usage: null });
  });
});

it('[A4] [DONE] ends a stream whose connection stays open', async () => {
  async function* body() {
    yield encoder.encode(`${chunk('text')}${end}data: [DONE]\n\n`);
    await new Promise(() => {});
  }
  expect(await readBody(body())).toMatchObject({ text: 'text', end: whole });
});

it('[A6] comments, other fields and other line endings are ignored', async () => {
  const lines = [
    ': keep-alive\r\n\r\n',
    'event: message\r\nretry: soon\r\n',
    chunk('text').replaceAll('\n', '\r\n'),
  ];
  expect(await read(...lines, end)).toMatchObject({ text: 'text', end: whole });
});

it('[A6] an endless answer is stopped after 100,000 characters, and the rest of the stream is not read', async () => {
  let sent = 0;
  let isLeft = false;
  async function* body() {
    try {
      for (; sent < 1_000; sent += 1) yield encoder.encode(chunk('🌱'.repeat(500)));
    } finally {
      isLeft = true;
    }
  }
  const { text, end: seen } = await readBody(body());
  expect([text.length, seen]).toEqual([100_000, { kind: 'end', finish: 'length', usage: null }]);
  expect([sent, isLeft]).toEqual([99, true]);
});

it('[A6] a line without an end is given up after a million characters', async () => {
  let sent = 0;
  async function* body() {
    yield encoder.encode('data: ');
    for (; sent < 1_000; sent += 1) yield new Uint8Array(64 * 1024).fill(97);
  }
  expect((await readBody(body())).reason).toBe('unreadable');
  expect(sent).toBe(15);
});
