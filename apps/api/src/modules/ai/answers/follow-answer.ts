import type { Citation, Reading } from '@aw/contracts/ai/chat';
import type { Database } from '@aw/db';
import * as ai from '@aw/db/ai';

/** An answer that this process writes, with its text so far. */
export type LiveAnswer = {
  readonly id: number;
  /** Text so far, without what was retracted. */
  text: string;
  /** Number of times that all text so far turned out to be reasoning and the text began again. */
  retractions: number;
  citations: Citation[];
  /** What was looked up for the answer. */
  readings: Reading[];
  /** Length of the text that the database has. */
  savedLength: number;
  /** Number of retractions that the database has followed by deleting the earlier text. */
  savedRetractions: number;
  isEnded: boolean;
  readonly stopping: AbortController;
  /** Resolves at the next change. */
  changed: PromiseWithResolvers<void>;
};

export function newLiveAnswer(id: number): LiveAnswer {
  return {
    id,
    text: '',
    retractions: 0,
    citations: [],
    readings: [],
    savedLength: 0,
    savedRetractions: 0,
    isEnded: false,
    stopping: new AbortController(),
    changed: Promise.withResolvers(),
  };
}

const mark = /\[(\d{1,2})\]/g;
const maxMarkLength = 4;

/** Adds text, and the citations that it names for the first time. */
export function addText(answer: LiveAnswer, text: string, citations: readonly Citation[]): void {
  const from = Math.max(0, answer.text.length - maxMarkLength);
  answer.text += text;
  for (const [, digits] of answer.text.slice(from).matchAll(mark)) {
    const citation = citations[Number(digits) - 1];
    if (citation && !answer.citations.includes(citation)) answer.citations.push(citation);
  }
  publishChange(answer);
}

/**
 * Retracts all text so far and its citations. The next `saveParts` deletes the stored text too. Pages that follow the answer
 * already show the text, and replace it when the answer ends.
 */
export function retractText(answer: LiveAnswer): void {
  answer.retractions += 1;
  answer.text = '';
  answer.savedLength = 0;
  answer.citations = [];
}

/** Wakes everyone who follows the answer. */
export function publishChange(answer: LiveAnswer): void {
  answer.changed.resolve();
  answer.changed = Promise.withResolvers();
}

/** Returns the length of a text without an unpaired surrogate at its end: its other half is still to come. */
export function wholeLength(text: string, isEnded = false): number {
  const last = text.charCodeAt(text.length - 1);
  return !isEnded && last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
}

/** New text, a new citation or something new that is looked up for an answer; `endsAt` is the length of the text including it, in UTF-16 units. */
export type AnswerPiece =
  | { kind: 'text'; text: string; endsAt: number }
  | { kind: 'citation'; citation: Citation; endsAt: number }
  | { kind: 'reading'; reading: Reading; endsAt: number };

type Position = { id: number; from: number };

/**
 * Yields the text of an answer from an offset on, and the citations that it names, as they arrive. Follows answers of this
 * process in memory and others in the database. Ends when the answer has ended, or with the signal.
 */
export function followAnswer(
  { maker, watch }: { maker: { find(id: number): LiveAnswer | undefined }; watch: AnswerWatch },
  position: Position,
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  const live = maker.find(position.id);
  return live ? followLive(live, position.from, signal) : watch.follow(position, signal);
}

async function* followLive(
  answer: LiveAnswer,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  let at = from;
  let citedCount = 0;
  let readCount = 0;
  let { retractions } = answer;
  // This wakes all other followers too, who find nothing new.
  signal.addEventListener('abort', () => publishChange(answer), { once: true });
  for (;;) {
    const { isEnded, changed } = answer;
    if (answer.retractions !== retractions) {
      // The text was retracted and began again.
      ({ retractions } = answer);
      at = 0;
      citedCount = 0;
    }
    for (const reading of answer.readings.slice(readCount)) {
      readCount += 1;
      yield { kind: 'reading', reading, endsAt: at };
    }
    const end = wholeLength(answer.text, isEnded);
    if (end > at) yield { kind: 'text', text: answer.text.slice(at, end), endsAt: end };
    at = Math.max(at, end);
    for (; citedCount < answer.citations.length; citedCount += 1) {
      const citation = answer.citations[citedCount];
      if (citation) yield { kind: 'citation', citation, endsAt: at };
    }
    if (isEnded || signal.aborted) return;
    await changed.promise;
  }
}

export type AnswerWatch = {
  /** Follows an answer that another process writes. */
  follow(position: Position, signal: AbortSignal): AsyncGenerator<AnswerPiece>;
};

const pollMs = 500;

type Watcher = { id: number; from: number; parts: string[]; isEnded: boolean; wake: () => void };

/** Watches answers of other processes: one query twice a second for all that are followed in this process. */
export function openAnswerWatch(
  db: Database,
  { onAbandoned, everyMs = pollMs }: { onAbandoned: (id: number) => Promise<void>; everyMs?: number },
): AnswerWatch {
  const watchers = new Set<Watcher>();
  let isPolling = false;
  let timer: NodeJS.Timeout | undefined;

  async function poll(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    try {
      const polled = [...watchers];
      const rows = await ai.listPartsSince(
        db,
        polled.map(({ id, from }) => ({ messageId: id, from })),
      );
      for (const [at, watcher] of polled.entries()) {
        const row = rows[at];
        if (row?.is_abandoned) await onAbandoned(watcher.id);
        for (const { startsAt, text } of row?.parts ?? []) {
          const newText = text.slice(Math.max(0, watcher.from - startsAt));
          if (newText === '') continue;
          watcher.parts.push(newText);
          watcher.from = startsAt + text.length;
        }
        watcher.isEnded ||= row?.status !== 'streaming';
        if (watcher.isEnded || watcher.parts.length > 0) watcher.wake();
      }
    } catch {
      // The next poll tries again.
    } finally {
      isPolling = false;
    }
  }

  return {
    async *follow({ id, from }, signal) {
      const watcher: Watcher = { id, from: 0, parts: [], isEnded: false, wake: () => {} };
      watchers.add(watcher);
      timer ??= setInterval(() => void poll(), everyMs).unref();
      const wake = () => watcher.wake();
      signal.addEventListener('abort', wake, { once: true });
      try {
        let at = 0;
        void poll();
        while (!signal.aborted) {
          const text = watcher.parts.splice(0).join('');
          const newText = text.slice(Math.max(0, from - at));
          at += text.length;
          if (newText) yield { kind: 'text', text: newText, endsAt: at };
          if (watcher.isEnded) return;
          if (watcher.parts.length > 0 || signal.aborted) continue;
          await new Promise<void>((resolve) => (watcher.wake = resolve));
        }
      } finally {
        signal.removeEventListener('abort', wake);
        watchers.delete(watcher);
        if (watchers.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      }
    },
  };
}
