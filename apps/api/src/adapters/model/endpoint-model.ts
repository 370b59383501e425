import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import OpenAI, { APIConnectionError, APIError, BadRequestError } from 'openai';
import { failureOf } from './completion-chunk';
import { completionEvents, type StreamPhase } from './completion-events';
import { type EndpointOptions, endpointFacts, messagesOf } from './endpoint-facts';
import { toMessageParam, toolParams } from './message-params';
import { hasImages, type Model, type ModelEvent, ModelUnavailableError, type Prompt } from './model';
import type { ThoughtHabit } from './thoughts';

const maxWaitMs = 5_000;
/** After the reason to finish, only the usage and `[DONE]` are still to come; some servers never close. */
const closingMs = 2_000;

/** The two names of the token limit: compatible servers may support only the older one, newer models refuse it. */
const limitNames = ['max_tokens', 'max_completion_tokens'] as const;
type LimitName = (typeof limitNames)[number];

/** Form of a call. It changes when the server refuses a part of it. */
type Form = { limitName: LimitName; hasFormat: boolean; hasTools: boolean };

/** Creates a model behind any endpoint that supports OpenAI's chat completions. */
export function createEndpointModel(options: EndpointOptions): Model {
  const { baseUrl, apiKey, model, longestAnswer, retryAfterMs = 500 } = options;
  const { firstWordMs = 120_000, idleMs = 30_000 } = options;
  const patience: Record<StreamPhase, number> = {
    waiting: firstWordMs,
    answering: idleMs,
    finished: Math.min(idleMs, closingMs),
  };
  // Retried here instead: once, and only before any text has arrived.
  const client = new OpenAI({ apiKey, baseURL: baseUrl && withoutSecrets(baseUrl), maxRetries: 0 });
  let form: Form = { limitName: 'max_tokens', hasFormat: true, hasTools: true };
  const habit: ThoughtHabit = { unopenedInARow: 0 };

  const ask = (prompt: Prompt, { limitName, hasFormat, hasTools }: Form, signal: AbortSignal) =>
    client.chat.completions
      .create(
        {
          model,
          messages: messagesOf(hasTools ? prompt : withoutTools(prompt)).map(toMessageParam),
          stream: true,
          stream_options: { include_usage: true },
          [limitName]: longestAnswer,
          ...(prompt.format && hasFormat
            ? { response_format: { type: 'json_schema', json_schema: { ...prompt.format, strict: true } } }
            : {}),
          ...(prompt.tools && hasTools ? toolParams(prompt.tools) : {}),
        },
        { signal },
      )
      .asResponse();

  /**
   * Sends a prompt in the form that worked last, then in other forms if the server refuses parts of it. Each form is
   * tried once.
   */
  async function requestAnswer(prompt: Prompt, signal: AbortSignal): Promise<Response> {
    const tried: Form[] = [];
    for (let next: Form | undefined = form; ; ) {
      try {
        const response = await ask(prompt, next, signal);
        form = next;
        return response;
      } catch (error) {
        tried.push(next);
        next = otherForm(error, prompt, { form: next, tried });
        if (!next) throw error;
      }
    }
  }

  async function open(prompt: Prompt, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
    const response = await requestAnswer(prompt, signal);
    const type = response.headers.get('content-type') ?? 'nothing';
    if (!response.body || !type.toLowerCase().startsWith('text/event-stream'))
      throw new ModelUnavailableError('unreadable', { detail: type });
    return response.body;
  }

  async function* once(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const ending = new AbortController();
    let phase: StreamPhase = 'waiting';
    let timer = setTimeout(() => ending.abort(), patience[phase]);
    const onBytes = (now: StreamPhase) => {
      if (now === phase) return void timer.refresh();
      phase = now;
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(), patience[phase]);
    };
    try {
      const body = await open(prompt, AbortSignal.any([signal, ending.signal]));
      yield* completionEvents(body, { onBytes, habit, hasTools: prompt.tools !== undefined });
    } catch (error) {
      const failure = unavailable(error, { baseUrl: client.baseURL, hasImages: hasImages(prompt) });
      if (!ending.signal.aborted) throw failure;
      throw new ModelUnavailableError('stalled', { cause: error, usage: failure.usage });
    } finally {
      clearTimeout(timer);
      // Closes a response that was not read to its end.
      ending.abort();
    }
  }

  async function* answer(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    let isBegun = false;
    for (let tries = 1; !signal.aborted; tries += 1)
      try {
        for await (const event of once(prompt, signal)) {
          // Text that was held back until then belongs to the answer that is kept.
          if (signal.aborted && event.kind !== 'text') return;
          isBegun = true;
          yield event;
        }
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (isBegun || tries > 1 || !isWorthRetrying(error)) throw error;
        await sleep(waitOf(error) ?? retryAfterMs, undefined, { signal }).catch(() => {});
      }
  }

  return { ...endpointFacts(options), answer };
}

/** What servers say that do not support functions, or not with this model, such as llama.cpp with a status of 500. */
const noTools = /\btools?\b|tool_choice|function.?call/i;

type Asked = { form: Form; tried: readonly Form[] };

/** Returns the form to try after a refusal, or undefined if the refusal names no part of it or all were tried. */
function otherForm(error: unknown, { tools }: Prompt, { form, tried }: Asked): Form | undefined {
  if (!(error instanceof APIError)) return undefined;
  const next = { ...form };
  if (tools && noTools.test(error.message)) next.hasTools = false;
  if (error instanceof BadRequestError) {
    if (/response_format|json_schema/.test(error.message)) next.hasFormat = false;
    if (limitNames.some((name) => error.message.includes(name)))
      next.limitName = limitNames.find((name) => name !== form.limitName) ?? form.limitName;
  }
  return tried.some((one) => isDeepStrictEqual(one, next)) ? undefined : next;
}

const withoutTools = (prompt: Prompt): Prompt => {
  const { tools, ...rest } = prompt;
  return tools ? rest : prompt;
};

/** What servers answer that do not see, such as llama.cpp with a status of 500. */
const noImages = /\bmmproj\b|\b(?:images?|vision|multimodal)\b.{0,40}\b(?:inputs?|support(?:s|ed)?)\b/i;

type CallFacts = { baseUrl: string; hasImages: boolean };

function unavailable(error: unknown, { baseUrl, hasImages }: CallFacts): ModelUnavailableError {
  if (error instanceof ModelUnavailableError) return error;
  if (error instanceof APIConnectionError)
    return new ModelUnavailableError('unreachable', { cause: error, detail: `${baseUrl}/chat/completions` });
  if (!(error instanceof APIError)) return new ModelUnavailableError('cut', { cause: error });
  const status = Number(error.status);
  const isRefusal = hasImages && status >= 500 && noImages.test(error.message);
  const reason = isTooLong(error) ? 'too_long' : isRefusal ? 'refused' : failureOf(status);
  return new ModelUnavailableError(reason, {
    cause: error,
    detail: `${status} from ${baseUrl}/chat/completions`,
  });
}

/** Returns whether a prompt is too long. Some servers answer 400 instead of 413. */
function isTooLong({ status, code, message }: APIError): boolean {
  return (
    status === 413 ||
    (status === 400 &&
      (code === 'context_length_exceeded' ||
        /context (length|window|size)|prompt is too long/i.test(message)))
  );
}

/** Returns the URL for calls and the log. `fetch` accepts no name and password in it. */
function withoutSecrets(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname.replace(/\/$/, '')}`;
}

/** Returns whether a second try may help. It costs nothing, because nothing has been used yet. */
function isWorthRetrying(error: unknown): boolean {
  return (
    error instanceof ModelUnavailableError &&
    error.usage === null &&
    !['refused', 'stalled', 'too_long'].includes(error.reason)
  );
}

/**
 * Returns the wait in milliseconds that the provider asks for, unless it is too long for a person who waits for an
 * answer.
 */
function waitOf(error: unknown): number | undefined {
  const cause = error instanceof ModelUnavailableError ? error.cause : undefined;
  const retryAfter = cause instanceof APIError ? cause.headers?.get('retry-after') : null;
  const ms = Number(retryAfter ?? Number.NaN) * 1000;
  return ms >= 0 ? Math.min(ms, maxWaitMs) : undefined;
}
