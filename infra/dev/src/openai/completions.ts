import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults';

export type Completion = {
  model: string;
  text: string;
  promptTokens: number;
  /** The most tokens that were asked for. */
  mostTokens: number;
  msPerToken: number;
  isStreamed: boolean;
  /** Whether a stream tells at its end how many tokens there were. */
  hasUsage: boolean;
};

type Finish = 'stop' | 'length' | 'content_filter';

/** One of the two forms in which an answer is sent. */
type Writer = {
  token(text: string): void;
  /** What no reader understands. */
  nonsense(): void;
  end(finish: Finish): void;
};

/** Pieces of a text of about a token each, with the spaces before them. */
function tokensOf(text: string): string[] {
  return text.match(/\s*\S{1,6}|\s+$/gu) ?? [];
}

/** Sends an answer token by token, or at its end as a whole; a fault befalls it on its way. */
export async function sendCompletion(
  response: ServerResponse,
  completion: Completion,
  fault: Fault | undefined,
): Promise<void> {
  const all = tokensOf(completion.text);
  const tokens = all.slice(0, completion.mostTokens);
  const writer = (completion.isStreamed ? streamWriter : wholeWriter)(response, completion);
  const faultAt = placeOf(fault, tokens.length);
  const pause = fault?.kind === 'slow' ? (fault.ms ?? 200) : completion.msPerToken;
  for (const [place, token] of [...tokens, undefined].entries()) {
    if (fault && place === faultAt && (await befalls(fault, response, writer))) return;
    if (token === undefined || response.destroyed) break;
    writer.token(token);
    if (pause > 0) await sleep(pause);
  }
  writer.end(tokens.length < all.length ? 'length' : 'stop');
}

/** Before which token a fault comes; a filter cuts at the end if nothing else is said. */
function placeOf(fault: Fault | undefined, tokens: number): number {
  const moment = fault?.moment ?? (fault?.kind === 'refusing' ? 'last' : 'first');
  return { first: 0, middle: Math.floor(tokens / 2), last: tokens }[moment];
}

/** Whether the answer is over with it. */
async function befalls({ kind }: Fault, response: ServerResponse, writer: Writer): Promise<boolean> {
  switch (kind) {
    case 'stalled':
      if (!response.destroyed) await once(response, 'close');
      return true;
    case 'cut':
      // What was written leaves before the connection is gone.
      await sleep(20);
      response.destroy();
      return true;
    case 'ended early':
      response.end();
      return true;
    case 'refusing':
      writer.end('content_filter');
      return true;
    case 'malformed':
      writer.nonsense();
      return false;
    default:
      return false;
  }
}

function streamWriter(response: ServerResponse, { model, promptTokens, hasUsage }: Completion): Writer {
  const about = aboutOf('chat.completion.chunk', model);
  let count = 0;
  const send = (data: string) => void response.write(`data: ${data}\n\n`);
  const chunk = (delta: object, finish: Finish | null) =>
    send(
      JSON.stringify({
        ...about,
        choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }],
        ...(hasUsage && { usage: null }),
      }),
    );
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  chunk({ role: 'assistant', content: '' }, null);
  return {
    token(text) {
      count += 1;
      chunk({ content: text }, null);
    },
    nonsense: () => send('{"choices": ['),
    end(finish) {
      chunk({}, finish);
      if (hasUsage) send(JSON.stringify({ ...about, choices: [], usage: usageOf(promptTokens, count) }));
      send('[DONE]');
      response.end();
    },
  };
}

function wholeWriter(response: ServerResponse, { model, promptTokens }: Completion): Writer {
  const about = aboutOf('chat.completion', model);
  const tokens: string[] = [];
  response.writeHead(200, { 'content-type': 'application/json' });
  return {
    token: (text) => void tokens.push(text),
    nonsense: () => void response.write('{"choices": ['),
    end(finish) {
      const message = { role: 'assistant', content: tokens.join(''), refusal: null };
      response.end(
        JSON.stringify({
          ...about,
          choices: [{ index: 0, message, finish_reason: finish, logprobs: null }],
          usage: usageOf(promptTokens, tokens.length),
        }),
      );
    },
  };
}

function aboutOf(object: string, model: string) {
  return { id: `chatcmpl-${randomUUID()}`, object, created: Math.floor(Date.now() / 1000), model };
}

function usageOf(prompt: number, completion: number) {
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}
