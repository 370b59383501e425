import Fastify from 'fastify';
import { obedientReply } from './obedient-model';
import type { TutoringCase } from './tutoring-cases';

export type ObedientPeer = {
  /** Settings with which the API uses it. */
  settings: Record<string, string>;
  /** Sets the case that the next calls are about. */
  about: (of: TutoringCase) => void;
  stop: () => Promise<void>;
};

type ChatCall = {
  messages: { role: string; content: string }[];
  response_format?: { json_schema?: { name?: string } };
};

/** Starts a server for OpenAI’s streamed chat completions whose model obeys and agrees with everything. */
export async function startObedientPeer(): Promise<ObedientPeer> {
  let current: TutoringCase | undefined;
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 8 * 1024 * 1024 });
  app.post<{ Body: ChatCall }>('/v1/chat/completions', ({ body }, reply) => {
    if (!current) throw new Error('No case was chosen.');
    const content = obedientReply(current, {
      format: body.response_format?.json_schema?.name,
      turns: body.messages.map((message) => message.content),
    });
    const chunks = [
      { choices: [{ index: 0, delta: { content }, finish_reason: null }] },
      { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
      { choices: [], usage: { prompt_tokens: 1, completion_tokens: 1 } },
    ];
    const lines = chunks.map(
      (chunk) => `data: ${JSON.stringify({ id: 'peer', object: 'chat.completion.chunk', ...chunk })}\n\n`,
    );
    return reply.type('text/event-stream').send(`${lines.join('')}data: [DONE]\n\n`);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    settings: { OPENAI_BASE_URL: `${origin}/v1`, OPENAI_API_KEY: 'sk-peer', OPENAI_MODEL: 'obedient-peer' },
    about: (of) => {
      current = of;
    },
    stop: () => app.close(),
  };
}
