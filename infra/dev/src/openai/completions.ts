import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults';

export type Completion = {
  model: string;
  text: string;
  /** Functions that the model calls after its text. */
  calls?: readonly FunctionCall[];
  promptTokens: number;
  /** Limit of the request. */
  maxTokens: number;
  msPerToken: number;
  isStreamed: boolean;
  /** True if a stream ends with the number of tokens. */
  hasUsage: boolean;
};

/** A call of a function; its arguments are JSON. */
export type FunctionCall = { name: string; arguments: string };

type Finish = 'stop' | 'length' | 'content_filter' | 'tool_calls';

/** Sends an answer in one of the two formats: streamed or whole. */
type Writer = {
  token(text: string): void;
  sendInvalidJson(): void;
  end(finish: Finish): void;
};

/** Splits a text into pieces of about one token, each with the spaces before it. */
function tokensOf(text: string): string[] {
  return text.match(/\s*\S{1,6}|\s+$/gu) ?? [];
}

/** Sends an answer, streamed token by token or whole, and applies the fault at its moment. */
export async function sendCompletion(
  response: ServerResponse,
  completion: Completion,
  fault: Fault | undefined,
): Promise<void> {
  const all = tokensOf(completion.text);
  const tokens = all.slice(0, completion.maxTokens);
  const writer = (completion.isStreamed ? streamWriter : wholeWriter)(response, completion);
  const faultIndex = indexOfFault(fault, tokens.length);
  const pauseMs = fault?.kind === 'slow' ? (fault.ms ?? 200) : completion.msPerToken;
  for (const [index, token] of [...tokens, undefined].entries()) {
    if (fault && index === faultIndex && (await applyFault(fault, response, writer))) return;
    if (token === undefined || response.destroyed) break;
    writer.token(token);
    if (pauseMs > 0) await sleep(pauseMs);
  }
  const calls = completion.calls ?? [];
  writer.end(tokens.length < all.length ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop');
}

/** Returns the index of the token before which a fault comes. Without a moment, `refusing` comes at the end. */
function indexOfFault(fault: Fault | undefined, tokens: number): number {
  const moment = fault?.moment ?? (fault?.kind === 'refusing' ? 'last' : 'first');
  return { first: 0, middle: Math.floor(tokens / 2), last: tokens }[moment];
}

/** Returns true if the fault ends the answer. */
async function applyFault({ kind }: Fault, response: ServerResponse, writer: Writer): Promise<boolean> {
  switch (kind) {
    case 'stalled':
      if (!response.destroyed) await once(response, 'close');
      return true;
    case 'cut':
      // Gives the written bytes time to leave before the connection ends.
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
      writer.sendInvalidJson();
      return false;
    default:
      return false;
  }
}

function streamWriter(
  response: ServerResponse,
  { model, promptTokens, hasUsage, calls = [] }: Completion,
): Writer {
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
    sendInvalidJson: () => send('{"choices": ['),
    end(finish) {
      if (finish === 'tool_calls') for (const delta of callDeltas(calls)) chunk(delta, null);
      chunk({}, finish);
      if (hasUsage) send(JSON.stringify({ ...about, choices: [], usage: usageOf(promptTokens, count) }));
      send('[DONE]');
      response.end();
    },
  };
}

/** Deltas of calls: first the name of each, then its arguments in two halves. */
function callDeltas(calls: readonly FunctionCall[]) {
  return calls.flatMap((call, index) => {
    const half = Math.ceil(call.arguments.length / 2);
    const piece = (rest: object) => ({ tool_calls: [{ index, ...rest }] });
    return [
      piece({ id: `call_${index}`, type: 'function', function: { name: call.name, arguments: '' } }),
      piece({ function: { arguments: call.arguments.slice(0, half) } }),
      piece({ function: { arguments: call.arguments.slice(half) } }),
    ];
  });
}

function wholeWriter(response: ServerResponse, { model, promptTokens }: Completion): Writer {
  const about = aboutOf('chat.completion', model);
  const tokens: string[] = [];
  response.writeHead(200, { 'content-type': 'application/json' });
  return {
    token: (text) => void tokens.push(text),
    sendInvalidJson: () => void response.write('{"choices": ['),
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
