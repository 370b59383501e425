import { afterEach, expect, it, vi } from 'vitest';
import { type AnswerEvent, followAnswer, sendMessage } from './answer-stream';

afterEach(() => vi.unstubAllGlobals());

const event = (name: string, id: number, data: object) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Fakes a server that sends these answers in turn, each split into pieces. Returns the recorded requests. */
function serve(...answers: { text: string; pieces?: number; status?: number }[]) {
  const requests: { url: string; lastEventId: string | undefined }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string> }) => {
    requests.push({ url, lastEventId: init.headers['last-event-id'] });
    const { text, pieces = 1, status = 200 } = answers.shift() ?? { text: '', status: 503 };
    const bytes = new TextEncoder().encode(text);
    const size = Math.ceil(bytes.length / pieces);
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    return new Response(body, { status });
  });
  return requests;
}

async function follow(shown: { text: string }): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  const listen = (one: AnswerEvent) => {
    events.push(one);
    if (one.name === 'delta') shown.text += one.data.text;
  };
  await followAnswer({ id: 7, shown: () => shown.text.length }, listen, new AbortController().signal);
  return events;
}

it('[A4] characters that arrive in several network chunks are decoded correctly', async () => {
  const text = 'Größe 𝒳 — done';
  serve({ text: event('delta', text.length, { text }) + event('done', text.length, {}), pieces: 60 });
  const shown = { text: '' };
  await follow(shown);
  expect(shown.text).toBe(text);
});

it('[A4] a broken stream is resumed from the last shown character', async () => {
  const requests = serve(
    { text: event('delta', 5, { text: 'First' }) },
    { text: '', status: 503 },
    { text: event('delta', 12, { text: ' second' }) + event('done', 12, {}) },
  );
  const shown = { text: '' };
  const events = await follow(shown);
  expect(shown.text).toBe('First second');
  expect(requests.map(({ lastEventId }) => lastEventId)).toEqual(['0', '5', '5']);
  expect(events.at(-1)?.name).toBe('done');
});

it('[A4] a refusal by the server ends the retries', async () => {
  serve({ text: JSON.stringify({ code: 'conversations.not_found', message: 'Gone.' }), status: 404 });
  await expect(follow({ text: '' })).rejects.toMatchObject({ status: 404, reason: 'Gone.' });
});

it('[A2] a refused message reports the reason', async () => {
  serve({ text: JSON.stringify({ code: 'ai.limit', message: 'None left.' }), status: 429 });
  const sending = sendMessage({ message: 'x' }, () => {}, new AbortController().signal);
  await expect(sending).rejects.toMatchObject({ code: 'ai.limit', reason: 'None left.' });
});
