import type { AnswerSource, ChatFinish, Citation, Reading } from '@aw/contracts/ai/chat';

/** A passage on which an answer may be based. The answer refers to it by its place in the list, from 1: [1]. */
export type Passage = { title: string; text: string };

/** Facts about a document that are sent to the model with a question. The uploader wrote its titles and headings. */
export type DocumentFacts = {
  title: string;
  pageCount: number;
  /** Number of pages from the first one that the reader may see. Nothing of the other pages is sent. */
  visiblePages: number;
  /** One line per visible page, as many as fit into the budget. */
  outline: readonly string[];
  /** Whether the passages contain all the text that the reader may see. */
  isWhole: boolean;
};

/** An image of a person's turn. Its bytes, which are WebP, are read when the prompt is sent. */
export type TurnImage = { id: string; bytes?: Uint8Array };

export type Turn = {
  role: 'user' | 'assistant';
  text: string;
  /** Images of a person's turn. */
  images?: readonly TurnImage[];
};

/** What is known about a step without a model. `where`: the equation that does not hold. */
export type StepCheck = { verdict: 'right' | 'wrong' | 'unknown'; where: string | null };

/** A function that a model may call. `parameters` is the JSON schema of its arguments. */
export type ToolDefinition = { name: string; description: string; parameters: Record<string, unknown> };

/** A call as the model wrote it. Its arguments may be anything, also no JSON. */
export type ToolCall = { id: string; name: string; arguments: string };

/** The functions of an answer. */
export type Tools = {
  /** Instructions about them, for a server that supports functions. */
  instructions: string;
  definitions: readonly ToolDefinition[];
  /** False once the model has made all of its calls. */
  isAllowed: boolean;
  /** Calls of this answer so far, with what the model wrote before them, and their results in the same order. */
  rounds: readonly { text: string; calls: readonly ToolCall[]; results: readonly string[] }[];
};

/** A request for an answer. The last turn is the person's. */
export type Prompt = {
  /** Instructions for a model. A library does not use them. */
  instructions: string;
  turns: readonly [...Turn[], Turn];
  /** The most relevant first. */
  passages: readonly Passage[];
  /** Whether the passages come from the documents of the chat alone. */
  isOfDocument: boolean;
  /** Facts about these documents; none for a library. */
  documents?: readonly DocumentFacts[];
  /** Number of the hint that a library gives, and the number of hints. After the last one there are none. */
  hint?: { number: number; count: number };
  /** The student asks whether a step is right, and the passages are about it. What calculation tells about the step. */
  step?: StepCheck;
  /** Whether the last turn is images alone, which a library cannot read. */
  isOnlyImages?: boolean;
  /** Functions that a model may call. A library does not use them. */
  tools?: Tools;
  /** JSON schema of the answer, which models need not respect. A library does not use it. */
  format?: { name: string; schema: Record<string, unknown> };
};

/** Maximum number of calls with images at the same time in a process, each with four images of 500 KB. */
export const maxImageCalls = 16;

export const hasImages = ({ turns }: Prompt): boolean => turns.some(({ images = [] }) => images.length > 0);

export type Usage = { promptTokens: number; completionTokens: number };

export type ModelEvent =
  /** A piece of the answer. */
  | { kind: 'text'; text: string }
  /** UTF-8 bytes of reasoning, which costs as much as an answer but is not shown. */
  | { kind: 'thought'; bytes: number }
  /** All text so far was reasoning; the answer starts again from nothing. */
  | { kind: 'retraction' }
  /** The model wants these calls before it goes on. The end follows. */
  | { kind: 'calls'; calls: readonly ToolCall[] }
  /** What is being read for the answer, and what the answer may cite from now on. */
  | { kind: 'reading'; reading: Reading; citations: readonly Citation[] }
  /** The last event, once. The usage is null if it was not reported. */
  | { kind: 'end'; finish: ChatFinish; usage: Usage | null };

/**
 * Answers prompts. The events end with `end`, or throw ModelUnavailableError. When the signal aborts, they stop
 * without either, and open connections to the provider are closed. Texts contain no NUL and no half of a surrogate
 * pair.
 */
export type Model = {
  source: AnswerSource;
  /** Name and provider of the model. Null for the library. */
  about: { name: string; provider: string } | null;
  /** Maximum cost of an answer to this prompt, in micro-dollars. */
  highestPrice(prompt: Prompt): number;
  /** Cost of this usage, in micro-dollars. */
  priceOf(usage: Usage): number;
  /**
   * Estimates the usage of a call whose usage is not reported from the prompt and the UTF-8 bytes received. Null if
   * answers cost nothing.
   */
  estimate(prompt: Prompt, receivedBytes: number): Usage | null;
  answer(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelEvent>;
};

/** `limited`: too many calls (429). `too_long`: the prompt is longer than the provider accepts (413). */
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

/** The model is slow, down, or sent no valid answer. Its caller knows how much text came before. */
export class ModelUnavailableError extends Error {
  override readonly name = 'ModelUnavailableError';
  readonly detail: string | undefined;
  /** Usage that the provider reported before the failure. Null without a report. */
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
