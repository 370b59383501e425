import type { ChatFinish } from '@aw/contracts/ai/chat';
import { createParser } from 'eventsource-parser';
import * as z from 'zod';
import { type ModelEvent, type ModelFailure, ModelUnavailableError, type Usage } from './model';

/** More characters than an answer has; what a provider sends beyond them is not read. */
const longestText = 100_000;
/** More characters than one event has, even if it is a whole answer in escapes. */
const longestEvent = 1_000_000;

const tokenCount = z.int().min(0).max(1_000_000_000);
/** What is read of a chunk; compatible servers leave out, or set to null, whatever they do not know. */
const chunkShape = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  // Counts that make no sense are none: the answer is what counts.
  usage: z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }).nullish().catch(null),
  error: z.looseObject({ code: z.unknown() }).or(z.string()).nullish(),
});

const finishes: Readonly<Record<string, ChatFinish>> = {
  content_filter: 'filter',
  length: 'length',
  // Mistral’s word for a full context.
  model_length: 'length',
};

/**
 * Reads the event stream of a chat completion; `onBytes` is called whenever something came. Only a `finish_reason`
 * means that the answer is whole: a stream that ends without one throws `cut`, and what is no chunk `unreadable`.
 * Texts never end within a character, and have none that PostgreSQL refuses.
 */
export async function* completionEvents(
  body: AsyncIterable<Uint8Array>,
  onBytes: () => void = () => {},
): AsyncGenerator<ModelEvent> {
  const keepable = openCleaning();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  let finish: ChatFinish | undefined;
  let usage: Usage | null = null;
  let failure: ModelUnavailableError | undefined;
  const parser = createParser({
    maxBufferSize: longestEvent,
    onError({ type, message }) {
      if (type === 'max-buffer-size-exceeded')
        failure ??= new ModelUnavailableError('unreadable', { detail: message });
    },
    onEvent({ data }) {
      if (failure || data === '[DONE]') return;
      const chunk = chunkOf(data);
      if (chunk instanceof ModelUnavailableError) {
        failure = chunk;
        return;
      }
      const [choice] = chunk.choices ?? [];
      if (!finish) text += choice?.delta?.content ?? '';
      if (choice?.finish_reason) finish ??= finishes[choice.finish_reason] ?? 'complete';
      if (chunk.usage)
        usage = {
          promptTokens: chunk.usage.prompt_tokens,
          completionTokens: chunk.usage.completion_tokens,
        };
    },
  });
  try {
    for await (const bytes of body) {
      onBytes();
      parser.feed(decoder.decode(bytes, { stream: true }));
      const piece = keepable(text.slice(0, longestText - length));
      length += text.length;
      text = '';
      if (piece) yield { kind: 'text', text: piece };
      if (failure) throw failure;
      if (length >= longestText) {
        finish = 'length';
        break;
      }
    }
  } catch (error) {
    // With its finish the answer is whole; only its usage may be missing.
    if (!finish) throw error;
  }
  if (!finish) throw new ModelUnavailableError('cut');
  if (finish === 'complete' && length === 0)
    throw new ModelUnavailableError('unreadable', { detail: 'no text' });
  yield { kind: 'end', finish, usage };
}

function chunkOf(data: string): z.infer<typeof chunkShape> | ModelUnavailableError {
  let chunk: z.infer<typeof chunkShape>;
  try {
    chunk = chunkShape.parse(JSON.parse(data));
  } catch (cause) {
    return new ModelUnavailableError('unreadable', { cause });
  }
  const { error, choices } = chunk;
  if (error) {
    const code = typeof error === 'string' ? undefined : error.code;
    return new ModelUnavailableError(failureOf(Number(code)), { detail: String(code) });
  }
  // So Mistral and OpenRouter say that they failed on the way.
  return choices?.[0]?.finish_reason === 'error' ? new ModelUnavailableError('busy') : chunk;
}

/** What an HTTP status says, or a code within a stream, where it need not be a number. */
export function failureOf(status: number): ModelFailure {
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'busy';
}

/** Providers divide texts within surrogate pairs: the first half of one waits for the other. */
function openCleaning(): (text: string) => string {
  let half = '';
  return (text) => {
    const all = (half + text).replaceAll('\0', '');
    half = /[\uD800-\uDBFF]$/.exec(all)?.[0] ?? '';
    return all.slice(0, all.length - half.length).toWellFormed();
  };
}
