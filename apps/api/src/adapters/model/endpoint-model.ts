import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI, { APIConnectionError, APIError, BadRequestError } from 'openai';
import { completionEvents, failureOf } from './completion-events';
import { type EndpointOptions, endpointFacts, messagesOf } from './endpoint-facts';
import { type Model, type ModelEvent, ModelUnavailableError, type Prompt } from './model';

const longestWaitMs = 5_000;

/** A model behind any endpoint that speaks OpenAI’s chat completions. */
export function createEndpointModel(options: EndpointOptions): Model {
  const { baseUrl, apiKey, model, longestAnswer, idleMs = 30_000, retryAfterMs = 500 } = options;
  // Tried again here, once, and only while no text has come.
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0 });
  // Compatible servers, such as Ollama, may know nothing but the older name; newer models refuse it, and say so.
  let limit: { max_tokens: number } | { max_completion_tokens: number } = { max_tokens: longestAnswer };
  // Others know no form of answers; then the words of the prompt alone ask for it.
  let hasFormats = true;

  const ask = (prompt: Prompt, signal: AbortSignal) =>
    client.chat.completions
      .create(
        {
          model,
          messages: messagesOf(prompt),
          stream: true,
          stream_options: { include_usage: true },
          ...limit,
          ...(prompt.format && hasFormats
            ? { response_format: { type: 'json_schema', json_schema: { ...prompt.format, strict: true } } }
            : {}),
        },
        { signal },
      )
      .asResponse();

  /** Whether something that the server refused is asked for otherwise from now on. */
  function adapt(error: unknown): boolean {
    if (!(error instanceof BadRequestError)) return false;
    if (error.message.includes('max_completion_tokens') && 'max_tokens' in limit)
      limit = { max_completion_tokens: longestAnswer };
    else if (/response_format|json_schema/.test(error.message) && hasFormats) hasFormats = false;
    else return false;
    return true;
  }

  async function asked(prompt: Prompt, signal: AbortSignal): Promise<Response> {
    try {
      return await ask(prompt, signal);
    } catch (error) {
      if (!adapt(error)) throw error;
      return asked(prompt, signal);
    }
  }

  async function open(prompt: Prompt, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
    const response = await asked(prompt, signal);
    const type = response.headers.get('content-type') ?? 'nothing';
    if (!response.body || !type.toLowerCase().startsWith('text/event-stream'))
      throw new ModelUnavailableError('unreadable', { detail: type });
    return response.body;
  }

  async function* once(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), idleMs);
    try {
      const body = await open(prompt, AbortSignal.any([signal, ending.signal]));
      yield* completionEvents(body, () => timer.refresh());
    } catch (error) {
      if (ending.signal.aborted) throw new ModelUnavailableError('stalled', { cause: error });
      throw unavailable(error);
    } finally {
      clearTimeout(timer);
      // Whatever is not read to its end is closed.
      ending.abort();
    }
  }

  async function* answer(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    let hasText = false;
    for (let tries = 1; !signal.aborted; tries += 1)
      try {
        for await (const event of once(prompt, signal)) {
          if (signal.aborted) return;
          hasText ||= event.kind === 'text';
          yield event;
        }
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (hasText || tries > 1 || !isWorthRetrying(error)) throw error;
        await sleep(waitOf(error) ?? retryAfterMs, undefined, { signal }).catch(() => {});
      }
  }

  return { ...endpointFacts(options), answer };
}

function unavailable(error: unknown): ModelUnavailableError {
  if (error instanceof ModelUnavailableError) return error;
  if (error instanceof APIConnectionError) return new ModelUnavailableError('unreachable', { cause: error });
  if (!(error instanceof APIError)) return new ModelUnavailableError('cut', { cause: error });
  const status = Number(error.status);
  return new ModelUnavailableError(failureOf(status), { cause: error, detail: String(status) });
}

/** A stalled one has been waited for long enough. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof ModelUnavailableError && error.reason !== 'refused' && error.reason !== 'stalled';
}

/** How many milliseconds the provider asks to wait, as far as somebody who waits for an answer would. */
function waitOf(error: unknown): number | undefined {
  const cause = error instanceof ModelUnavailableError ? error.cause : undefined;
  const asked = cause instanceof APIError ? cause.headers?.get('retry-after') : null;
  const ms = Number(asked ?? Number.NaN) * 1000;
  return ms >= 0 ? Math.min(ms, longestWaitMs) : undefined;
}
