import * as z from 'zod';
import { type ModelFailure, ModelUnavailableError, type Usage } from './model';

const tokenCount = z.int().min(0).max(1_000_000_000);
/** Mistral sends lists of parts. Only the texts belong to the answer. */
const part = z.looseObject({ type: z.string().nullish(), text: z.string().nullish() });
const reasoning = z.string().nullish().catch(null);
/** A piece of a function call. Some servers leave out the index of an only call. */
const callPiece = z.object({
  index: z.int().min(0).nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});
export type CallPiece = z.infer<typeof callPiece>;
const delta = z.object({
  content: z.string().or(z.array(part)).nullish(),
  // Two names under which servers send reasoning separately from the answer.
  reasoning_content: reasoning,
  reasoning,
  tool_calls: z.array(callPiece).nullish(),
});

/** The parts of a chunk that are used. Compatible servers omit, or set to null, the fields that they do not support. */
const chunkShape = z.object({
  choices: z.array(z.object({ delta: delta.nullish(), finish_reason: z.string().nullish() })).nullish(),
  // Invalid counts are ignored, because the answer is more important.
  usage: z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }).nullish().catch(null),
  error: z.looseObject({ code: z.unknown() }).or(z.string()).nullish(),
});
export type Chunk = z.infer<typeof chunkShape>;

/** Parses the data of one event. Data that is not a chunk, or reports an error, is a failure. */
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
  // Mistral and OpenRouter report a failure during an answer like this.
  return choices?.[0]?.finish_reason === 'error' ? new ModelUnavailableError('busy') : chunk;
}

/** Returns the text of a chunk and the UTF-8 bytes of reasoning beside it. */
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

/**
 * Returns the usage that was reported so far. Some servers report it in every chunk, zeros first or a growing count.
 */
export function usageOf({ usage }: Chunk, before: Usage | null): Usage | null {
  if (!usage || usage.prompt_tokens + usage.completion_tokens === 0) return before;
  return {
    promptTokens: Math.max(usage.prompt_tokens, before?.promptTokens ?? 0),
    completionTokens: Math.max(usage.completion_tokens, before?.completionTokens ?? 0),
  };
}

/** Returns the failure for an HTTP status, or for a code within a stream, which need not be a number. */
export function failureOf(status: number): ModelFailure {
  if (status === 413) return 'too_long';
  if (status === 429) return 'limited';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'busy';
}
