import { setTimeout as sleep } from 'node:timers/promises';
import { startOpenai } from '@aw/dev/openai';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/own-process';
import { jsonOf, openUser } from '../fixtures/person';
import { openaiSettings } from '../server/openai-settings';
import { startServer } from '../server/start-server';

type Message = { id: number; role: string; status: string; text: string };

/** About ten seconds of an answer, of which no word comes twice. */
const answer = Array.from({ length: 500 }, (_, at) => `word${at}`).join(' ');

/** The text that a reader of the event stream has seen, until the stream ended. */
async function readAnswer(origin: string, cookie: string, onText: (text: string) => void): Promise<void> {
  const response = await fetch(`${origin}/api/ai/chat`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', cookie },
    body: JSON.stringify({ message: 'Tell me all of it.' }),
  });
  const decoder = new TextDecoder();
  let received = '';
  for await (const bytes of response.body ?? []) {
    received += decoder.decode(bytes, { stream: true });
    const deltas = received.matchAll(/^event: delta\ndata: (.*)$/gm);
    onText([...deltas].map(([, data = '{}']) => JSON.parse(data).text).join(''));
  }
}

const cookieOf = async (request: APIRequestContext) => {
  const { cookies } = await request.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
};

test('[A4] a kill in the midst of an answer keeps its text: it is interrupted, and can be asked for again', async ({
  dataDir,
  port,
  request,
}) => {
  const openai = await startOpenai({ msPerToken: 10 });
  const settings = { DEMO_SEED: 'false', ...openaiSettings(openai) };
  let server = await startServer({ port, dataDir, settings });
  try {
    await openUser(request);
    await openai.controls.reply(answer);
    let seen = '';
    const reading = readAnswer(server.origin, await cookieOf(request), (text) => {
      seen = text;
    }).catch(() => {});
    await expect.poll(() => seen.length, { timeout: 40_000 }).toBeGreaterThan(500);
    // Text is kept at least once a second.
    const kept = seen;
    await sleep(1_500);
    server.signal('SIGKILL');
    await server.exited;
    await reading;

    server = await startServer({ port, dataDir, settings });
    const [chat] = await jsonOf<{ id: string }[]>(await request.get('/api/ai/conversations'));
    const read = async (): Promise<Message | undefined> =>
      (await jsonOf<{ messages: Message[] }>(await request.get(`/api/ai/conversations/${chat?.id}`)))
        .messages[1];
    const { id = 0 } = (await read()) ?? {};
    // Following it ends it, once its process was not heard of for a while.
    const events = await request.get(`/api/ai/messages/${id}/events`, { timeout: 40_000 });
    expect(await events.text()).toContain('ai.interrupted');
    const message = await read();
    expect(message).toMatchObject({ role: 'assistant', status: 'interrupted' });
    expect(message?.text.startsWith(kept)).toBe(true);
    expect(answer.startsWith(message?.text ?? '-')).toBe(true);
    expect((await openai.controls.state()).open).toBe(0);
    await openai.controls.reply('All of it.');
    const again = await request.post('/api/ai/chat', {
      data: { message: 'Tell me all of it.', conversationId: chat?.id, parentId: null },
    });
    expect(await again.json()).toMatchObject({ response: 'All of it.' });
  } finally {
    expect((await server.stop()).code, server.output()).toBe(0);
    await openai.close();
  }
});
