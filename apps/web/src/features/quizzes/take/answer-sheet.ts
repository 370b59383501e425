import { ApiError } from '@aw/contracts/api-error';
import type { Answers, Letter, OpenAttempt } from '@aw/contracts/quizzes/attempts';
import type { CountedAnswer, KeptStore } from './kept-answers';

/** How far an answer is: `saved` by the server, `kept` in this browser until it is; `open` is none. */
export type AnswerState = 'saved' | 'kept' | 'open';

export type SheetState = {
  /** What is chosen by the id of its question, wherever it is by now. */
  answers: Readonly<Record<string, Letter | null>>;
  /** Ids of questions whose latest answer the server has not confirmed. */
  kept: ReadonlySet<string>;
  flagged: ReadonlySet<number>;
  /** The last try to send found no connection. */
  isCutOff: boolean;
  /** The server takes no more answers. */
  isClosed: boolean;
};

type SheetOptions = {
  attempt: Pick<OpenAttempt, 'answers' | 'sequence'>;
  store: KeptStore;
  /** The server's time in milliseconds. */
  now: () => number;
  /** Sends one answer; gives what the server has then. Throws ApiError. */
  send: (questionId: string, counted: CountedAnswer) => Promise<CountedAnswer>;
  /** Pauses between tries in milliseconds; the last one repeats. */
  pausesMs?: readonly number[];
};

export type AnswerSheet = ReturnType<typeof createAnswerSheet>;

const pauses = [1_000, 2_000, 5_000, 10_000];

/**
 * The answers of an attempt under way. Each is kept in this browser at once and sent at once, one call at a time, until the
 * server has confirmed it; what was kept by an earlier page goes first. Counters go by the server's clock, so that what was
 * chosen later, on this device or another, is what stays.
 */
export function createAnswerSheet({ attempt, store, now, send, pausesMs = pauses }: SheetOptions) {
  const earlier = store.read();
  const waiting = new Map<string, CountedAnswer>(Object.entries(earlier.answers));
  const listeners = new Set<() => void>();
  let last = Math.max(attempt.sequence, ...[...waiting.values()].map(({ sequence }) => sequence));
  let state: SheetState = {
    answers: { ...attempt.answers, ...chosenOf(waiting) },
    kept: new Set(waiting.keys()),
    flagged: new Set(earlier.flagged),
    isCutOff: false,
    isClosed: false,
  };
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const change = (next: Partial<SheetState>) => {
    state = { ...state, ...next, kept: new Set(waiting.keys()) };
    for (const listener of listeners) listener();
  };

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    if (isSending || isStopped || state.isClosed) return;
    isSending = true;
    try {
      for (let next = first(waiting); next && !isStopped; next = first(waiting)) await sendOne(...next);
    } catch (error) {
      fail(error);
    } finally {
      isSending = false;
    }
  }

  async function sendOne(id: string, counted: CountedAnswer): Promise<void> {
    const saved = await send(id, counted);
    failures = 0;
    last = Math.max(last, saved.sequence);
    // What was chosen meanwhile goes next; else what the server has is shown, which may be another device's.
    if (waiting.get(id) === counted) {
      waiting.delete(id);
      store.drop(id, counted);
      change({ answers: { ...state.answers, [id]: saved.answer }, isCutOff: false });
    } else change({ isCutOff: false });
  }

  function fail(error: unknown): void {
    const status = error instanceof ApiError ? error.status : undefined;
    if (error instanceof ApiError && error.code === 'attempts.closed') {
      change({ isClosed: true });
      return;
    }
    const pause = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0;
    failures += 1;
    const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    if (!isStopped) timer = setTimeout(sendAll, Math.max(pause, asked));
    change({ isCutOff: status === 0 });
  }

  if (waiting.size > 0) void sendAll();

  return {
    get: (): SheetState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Chooses an answer of a question. */
    choose(questionId: number, answer: Letter): void {
      if (state.isClosed) return;
      const id = String(questionId);
      last = Math.max(last + 1, Math.floor(now()));
      waiting.set(id, { answer, sequence: last });
      store.keep(id, { answer, sequence: last });
      change({ answers: { ...state.answers, [id]: answer } });
      void sendAll();
    },
    flag(questionId: number): void {
      const flagged = new Set(state.flagged);
      if (!flagged.delete(questionId)) flagged.add(questionId);
      change({ flagged });
      store.flag([...flagged]);
    },
    /** Tries again at once, as when the connection is back. */
    retry(): void {
      failures = 0;
      void sendAll();
    },
    /** Takes over what the server has now, where nothing waits here. */
    refresh(stored: Pick<OpenAttempt, 'answers' | 'sequence'>): void {
      last = Math.max(last, stored.sequence);
      change({ answers: { ...stored.answers, ...chosenOf(waiting) } });
      void sendAll();
    },
    /** The answers that the server has not confirmed, for the submission; those that were taken back are none. */
    unsent(): Answers {
      const answers: Answers = {};
      for (const [id, { answer }] of waiting) if (answer) answers[id] = answer;
      return answers;
    },
    /** Sends no more; what waits stays in this browser. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
    /** Goes on after a stop, as when the page is mounted anew. */
    resume(): void {
      isStopped = false;
      if (waiting.size > 0) void sendAll();
    },
    /** Forgets what is kept, once the attempt is over. */
    forget(): void {
      isStopped = true;
      clearTimeout(timer);
      store.forget();
    },
  };
}

const first = (waiting: Map<string, CountedAnswer>) => waiting.entries().next().value;

function chosenOf(waiting: ReadonlyMap<string, CountedAnswer>): Record<string, Letter | null> {
  return Object.fromEntries([...waiting].map(([id, { answer }]) => [id, answer]));
}

/** How far the answer of a question is. */
export function stateOf({ answers, kept }: SheetState, questionId: number): AnswerState {
  const id = String(questionId);
  if (!answers[id]) return 'open';
  return kept.has(id) ? 'kept' : 'saved';
}
