import type { Citation } from '@aw/contracts/ai/chat';

/** An answer that this process makes. */
export type LiveAnswer = {
  readonly id: number;
  /** Text so far, without what was retracted. */
  text: string;
  /** Number of times that all text so far was found to be reasoning and the text began again. */
  retractions: number;
  citations: Citation[];
  /** Length of the text that the database has. */
  keptLength: number;
  /** Number of retractions after which the database deleted the text before them. */
  keptRetractions: number;
  isEnded: boolean;
  readonly stopping: AbortController;
  /** Resolves at the next change. */
  changed: PromiseWithResolvers<void>;
};

/** A new one, without a word. */
export function liveAnswer(id: number): LiveAnswer {
  return {
    id,
    text: '',
    retractions: 0,
    citations: [],
    keptLength: 0,
    keptRetractions: 0,
    isEnded: false,
    stopping: new AbortController(),
    changed: Promise.withResolvers(),
  };
}

/** Wakes whoever waits for it. */
export function tell(answer: LiveAnswer): void {
  answer.changed.resolve();
  answer.changed = Promise.withResolvers();
}

/**
 * The part of its text that is not kept yet, without half of a letter at its end: the other half is still to come, and a
 * database takes no halves.
 */
export function unkeptPart(
  answer: LiveAnswer,
): { messageId: number; startsAt: number; text: string } | undefined {
  const end = wholeLength(answer.text, answer.isEnded);
  if (end <= answer.keptLength) return undefined;
  return {
    messageId: answer.id,
    startsAt: answer.keptLength,
    text: answer.text.slice(answer.keptLength, end),
  };
}

/** The length of a text without the first half of a surrogate pair at its end. */
export function wholeLength(text: string, isEnded = false): number {
  const last = text.charCodeAt(text.length - 1);
  return !isEnded && last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
}
