import type { AnswerSource, ChatFinish } from '@aw/contracts/ai/chat';

/** A passage that an answer may rest on; an answer names it by its place in the list, from 1 on: [1]. */
export type Passage = { title: string; text: string };

/** Facts about a document that go to the model with a question. Titles and headings are the uploader's words. */
export type DocumentFacts = {
  title: string;
  pageCount: number;
  /** Number of pages, from the first one, that the reader may see. Nothing of the other pages is sent. */
  visiblePages: number;
  /** One line per visible page, as many as fit into the budget. */
  outline: readonly string[];
  /** Whether the passages contain all the text that the reader may see. */
  isWhole: boolean;
};

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
  /** That document, where a model is to see it. */
  document?: DocumentFacts;
  /** Of a library that gives hints one at a time: which one the passage is, of how many; one after the last has none. */
  hint?: { number: number; count: number };
  /** JSON that the answer is to be, by its JSON Schema; models need not keep to it. A library has no use for it. */
  format?: { name: string; schema: Record<string, unknown> };
};

export type Usage = { promptTokens: number; completionTokens: number };

export type ModelEvent =
  /** A piece of the answer. */
  | { kind: 'text'; text: string }
  /** UTF-8 bytes of reasoning, which costs as much as an answer but is not shown. */
  | { kind: 'thought'; bytes: number }
  /** All text so far was reasoning; the answer starts again from nothing. */
  | { kind: 'retraction' }
  /** Last of all, once; the usage is null where it was not reported. */
  | { kind: 'end'; finish: ChatFinish; usage: Usage | null };

/**
 * Answers prompts. The events end with `end`, or throw ModelUnavailableError; with the signal they stop without either,
 * and whatever is still open at the provider is closed. Texts have no NUL and no half of a character.
 */
export type Model = {
  source: AnswerSource;
  /** Its name and who runs it; null for the library. */
  about: { name: string; provider: string } | null;
  /** Maximum cost of an answer to this prompt, in micro-dollars. */
  highestPrice(prompt: Prompt): number;
  /** Cost of some usage, in the same unit. */
  priceOf(usage: Usage): number;
  /** Estimated usage of a call whose usage is not reported, by the prompt and the UTF-8 bytes that came; null where answers cost nothing. */
  estimate(prompt: Prompt, receivedBytes: number): Usage | null;
  answer(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelEvent>;
};

/** `limited`: too many calls (429). `too_long`: the prompt is longer than the provider takes (413). */
export type ModelFailure =
  | 'busy'
  | 'cut'
  | 'limited'
  | 'refused'
  | 'stalled'
  | 'too_long'
  | 'unreadable'
  | 'unreachable';

type FailureOptions = ErrorOptions & { detail?: string; usage?: Usage | null };

/** The model is slow, down, or gave what is no answer; its caller knows how much text came before. */
export class ModelUnavailableError extends Error {
  override readonly name = 'ModelUnavailableError';
  readonly detail: string | undefined;
  /** Usage that the provider reported before it failed; null without a report. */
  readonly usage: Usage | null;
  constructor(
    readonly reason: ModelFailure,
    options?: FailureOptions,
  ) {
    super(`The model gave no answer: ${reason}${options?.detail ? ` (${options.detail})` : ''}.`, options);
    this.detail = options?.detail;
    this.usage = options?.usage ?? null;
  }
}
