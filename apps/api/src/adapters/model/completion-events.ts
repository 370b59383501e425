import type { ChatFinish } from '@aw/contracts/ai/chat';
import { createParser } from 'eventsource-parser';
import { type Chunk, chunkOf, contentOf, usageOf } from './completion-chunk';
import { type ModelEvent, ModelUnavailableError, type Usage } from './model';
import { separateThoughts, type ThoughtHabit } from './thoughts';
import { collectCalls } from './tool-calls';

/** Above the length of any answer. Further text is not read. */
const maxTextLength = 100_000;
/** Maximum bytes of reasoning that are read. */
const maxThoughtBytes = 1_000_000;
/** Above the length of any event, even of a complete answer in escapes. */
const maxEventLength = 1_000_000;

const finishes: Readonly<Record<string, ChatFinish>> = {
  content_filter: 'filter',
  length: 'length',
  // Mistral’s name for a full context.
  model_length: 'length',
};

/** Phase of a stream: before its first text or reasoning, in it, or after the reason to finish. */
export type StreamPhase = 'waiting' | 'answering' | 'finished';

type Options = {
  /** Called after bytes were received and read. */
  onBytes?: (phase: StreamPhase) => void;
  habit?: ThoughtHabit;
  /** Whether functions were offered. Other calls are ignored. */
  hasTools?: boolean;
};

/**
 * Reads the event stream of a chat completion, up to `[DONE]` or its end. An answer is complete only with a
 * `finish_reason`: a stream that ends without one throws `cut`, and data that is not a chunk throws `unreadable`,
 * both with the usage reported until then. Texts never end within a character and contain none that PostgreSQL
 * refuses.
 */
export async function* completionEvents(
  body: AsyncIterable<Uint8Array>,
  { onBytes = () => {}, habit = { unopenedInARow: 0 }, hasTools = false }: Options = {},
): AsyncGenerator<ModelEvent> {
  const clean = openCleaning();
  const thoughts = separateThoughts(habit);
  const decoder = new TextDecoder();
  const calls = collectCalls();
  let text = '';
  let length = 0;
  let thoughtBytes = 0;
  let reasoningBytes = 0;
  let finish: ChatFinish | undefined;
  let isDone = false;
  let usage: Usage | null = null;
  let failure: ModelUnavailableError | undefined;

  function read(chunk: Chunk): void {
    const [choice] = chunk.choices ?? [];
    if (!finish) {
      const content = contentOf(choice?.delta);
      text += content.text;
      // Calls cost as much as text and are not shown either.
      reasoningBytes += content.reasoningBytes + calls.add(choice?.delta?.tool_calls ?? []);
    }
    if (choice?.finish_reason) finish ??= finishes[choice.finish_reason] ?? 'complete';
    usage = usageOf(chunk, usage);
  }

  const parser = createParser({
    maxBufferSize: maxEventLength,
    onError({ type, message }) {
      if (type === 'max-buffer-size-exceeded')
        failure ??= new ModelUnavailableError('unreadable', { detail: message });
    },
    onEvent({ data }) {
      if (failure || isDone) return;
      if (data === '[DONE]') {
        isDone = true;
        return;
      }
      const chunk = chunkOf(data);
      if (chunk instanceof ModelUnavailableError) failure = chunk;
      else read(chunk);
    },
  });

  function* give(piece: string, bytes: number): Generator<ModelEvent> {
    if (bytes > 0) yield { kind: 'thought', bytes };
    thoughtBytes += bytes;
    const shown = piece.slice(0, maxTextLength - length);
    length += piece.length;
    if (shown) yield { kind: 'text', text: shown };
  }

  try {
    for await (const bytes of body) {
      parser.feed(decoder.decode(bytes, { stream: true }));
      const isBegun = length + thoughtBytes + reasoningBytes > 0 || text !== '';
      onBytes(finish ? 'finished' : isBegun ? 'answering' : 'waiting');
      const part = thoughts.feed(clean(text));
      text = '';
      if (part.isRetracted) {
        length = 0;
        yield { kind: 'retraction' };
      }
      yield* give(part.text, part.thoughtBytes + reasoningBytes);
      reasoningBytes = 0;
      if (failure) throw failure;
      if (length >= maxTextLength || thoughtBytes >= maxThoughtBytes) finish = 'length';
      if (isDone || length >= maxTextLength || thoughtBytes >= maxThoughtBytes) break;
    }
  } catch (error) {
    // After its finish reason the answer is complete. Only its usage may be missing.
    if (!finish) {
      const left = thoughts.end(false);
      yield* give(left.text, left.thoughtBytes);
      throw withUsage(error, usage);
    }
  }
  const rest = thoughts.end(finish !== undefined);
  yield* give(rest.text, rest.thoughtBytes);
  if (!finish) throw new ModelUnavailableError('cut', { usage });
  const called = hasTools && finish === 'complete' ? calls.whole() : [];
  if (called.length > 0) yield { kind: 'calls', calls: called };
  else if (finish === 'complete' && length === 0)
    throw new ModelUnavailableError('unreadable', { detail: 'no text', usage });
  yield { kind: 'end', finish, usage };
}

/** Adds the previously reported usage to a failure. */
function withUsage(error: unknown, usage: Usage | null): ModelUnavailableError {
  if (!(error instanceof ModelUnavailableError))
    return new ModelUnavailableError('cut', { cause: error, usage });
  const { reason, detail, cause } = error;
  return new ModelUnavailableError(reason, { cause, usage, ...(detail === undefined ? {} : { detail }) });
}

/** Returns a function that joins surrogate pairs which providers divide: the first half waits for the second. */
function openCleaning(): (text: string) => string {
  let half = '';
  return (text) => {
    const all = (half + text).replaceAll('\0', '');
    half = /[\uD800-\uDBFF]$/.exec(all)?.[0] ?? '';
    return all.slice(0, all.length - half.length).toWellFormed();
  };
}
