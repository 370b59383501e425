import type { AnswerSource, ChatFinish } from '@aw/contracts/ai/chat';

/** A passage that an answer may rest on; an answer names it by its place in the list, from 1 on: [1]. */
export type Passage = { title: string; text: string };

export type Turn = { role: 'user' | 'assistant'; text: string };

/** What is to be answered: the last turn is the person’s. */
export type Prompt = {
  /** What we ask of a model; a library has no use for it. */
  instructions: string;
  turns: readonly [...Turn[], Turn];
  /** The most relevant first. */
  passages: readonly Passage[];
  /** Whether they are looked for in one document alone. */
  isOfDocument: boolean;
  /** Of a library that gives hints one at a time: which one the passage is, of how many; one after the last has none. */
  hint?: { number: number; count: number };
  /** JSON that the answer is to be, by its JSON Schema; models need not keep to it. A library has no use for it. */
  format?: { name: string; schema: Record<string, unknown> };
};

export type Usage = { promptTokens: number; completionTokens: number };

/** A piece of the text, or, last of all and once, the end. */
export type ModelEvent =
  | { kind: 'text'; text: string }
  | { kind: 'end'; finish: ChatFinish; usage: Usage | null };

/**
 * What answers. The events end with `end`, or throw ModelUnavailableError; with the signal they stop without either,
 * and whatever is still open at the provider is closed. Texts have no NUL and no half of a character.
 */
export type Model = {
  source: AnswerSource;
  /** Its name and who runs it; null for the library. */
  about: { name: string; provider: string } | null;
  /** The most an answer to this prompt can cost, in millionths of a US dollar. */
  highestPrice(prompt: Prompt): number;
  /** What an answer came to, in the same unit; one whose usage is not told counts as the highest. */
  priceOf(usage: Usage): number;
  answer(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelEvent>;
};

export type ModelFailure = 'busy' | 'cut' | 'refused' | 'stalled' | 'unreadable' | 'unreachable';

/** The model is slow, down, or gave what is no answer; how much of the text came before is its caller’s to know. */
export class ModelUnavailableError extends Error {
  override readonly name = 'ModelUnavailableError';
  readonly detail: string | undefined;
  constructor(
    readonly reason: ModelFailure,
    options?: ErrorOptions & { detail?: string },
  ) {
    super(`The model gave no answer: ${reason}${options?.detail ? ` (${options.detail})` : ''}.`, options);
    this.detail = options?.detail;
  }
}
