import * as z from 'zod';
import { type ModelFailure, ModelUnavailableError, type Usage } from './model';

const tokenCount = z.int().min(0).max(1_000_000_000);
/** Mistral sends lists of parts, of which only texts are the answer. */
const part = z.looseObject({ type: z.string().nullish(), text: z.string().nullish() });
const reasoning = z.string().nullish().catch(null);
const delta = z.object({
  content: z.string().or(z.array(part)).nullish(),
  // Two names under which servers send reasoning apart from the answer.
  reasoning_content: reasoning,
  reasoning,
});

/** Parts of a chunk that are read; compatible servers leave out, or set to null, the fields that they do not know. */
const chunkShape = z.object({
  choices: z.array(z.object({ delta: delta.nullish(), finish_reason: z.string().nullish() })).nullish(),
  // Counts that make no sense are none: the answer is what counts.
  usage: z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }).nullish().catch(null),
  error: z.looseObject({ code: z.unknown() }).or(z.string()).nullish(),
});
export type Chunk = z.infer<typeof chunkShape>;

/** Reads the data of one event; what is no chunk, or reports an error, is a failure. */
export function chunkOf(data: string): Chunk | ModelUnavailableError {
  let chunk: Chunk;
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

/** Text of a chunk, and the UTF-8 bytes of reasoning beside it. */
export function contentOf(change: z.infer<typeof delta> | null | undefined): {
  text: string;
  reasoningBytes: number;
} {
  const reasoned = (change?.reasoning_content ?? '') + (change?.reasoning ?? '');
  const content = change?.content ?? '';
  if (typeof content === 'string') return { text: content, reasoningBytes: Buffer.byteLength(reasoned) };
  const isText = ({ type }: z.infer<typeof part>) => (type ?? 'text') === 'text';
  const others = content.filter((one) => !isText(one));
  return {
    text: content.map((one) => (isText(one) ? (one.text ?? '') : '')).join(''),
    reasoningBytes:
      Buffer.byteLength(reasoned) + (others.length === 0 ? 0 : Buffer.byteLength(JSON.stringify(others))),
  };
}

/** The usage that was reported so far. Some servers report in every chunk, zeros first or a growing count. */
export function usageOf({ usage }: Chunk, before: Usage | null): Usage | null {
  if (!usage || usage.prompt_tokens + usage.completion_tokens === 0) return before;
  return {
    promptTokens: Math.max(usage.prompt_tokens, before?.promptTokens ?? 0),
    completionTokens: Math.max(usage.completion_tokens, before?.completionTokens ?? 0),
  };
}

/** Returns the failure that an HTTP status means, or a code within a stream, where it need not be a number. */
export function failureOf(status: number): ModelFailure {
  if (status === 413) return 'too_long';
  if (status === 429) return 'limited';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'busy';
}
