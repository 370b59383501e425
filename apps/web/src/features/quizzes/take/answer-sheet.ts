import { ApiError, hasCode } from '@aw/contracts/api-error';
import type { Answers, Letter, OpenAttempt } from '@aw/contracts/quizzes/attempts';
import type { LocalAttemptStore, SequencedAnswer } from './local-attempt';

/** State of an answer: `saved` by the server, only `kept` in this browser, or `open` when there is none. */
export type AnswerState = 'saved' | 'kept' | 'open';

export type SheetState = {
  /** Chosen letters by question id, saved or not. */
  answers: Readonly<Record<string, Letter | null>>;
  /** Ids of the questions whose latest answer the server has not confirmed. */
  unsavedIds: ReadonlySet<string>;
  flagged: ReadonlySet<number>;
  /** Whether the last try to send found no connection. */
  isCutOff: boolean;
  /** Whether the server accepts no more answers. */
  isClosed: boolean;
};

type SheetOptions = {
  attempt: Pick<OpenAttempt, 'answers' | 'sequence'>;
  store: LocalAttemptStore;
  /** Returns the server's time in milliseconds. */
  now: () => number;
  /** Sends one answer and returns the one that the server has afterwards. Throws ApiError. */
  send: (questionId: string, answer: SequencedAnswer) => Promise<SequencedAnswer>;
  /** Pauses between tries; the last one repeats. */
  pausesMs?: readonly number[];
};

export type AnswerSheet = ReturnType<typeof createAnswerSheet>;

const defaultPausesMs = [1_000, 2_000, 5_000, 10_000];

/**
 * Manages the answers of an open attempt. Stores each in this browser and sends it, one call at a time, until the server
 * has confirmed it, beginning with answers left over from an earlier page. Sequence numbers follow the server's clock, so
 * that the latest choice of any device wins.
 */
export function createAnswerSheet({ attempt, store, now, send, pausesMs = defaultPausesMs }: SheetOptions) {
  const stored = store.read();
  const waiting = new Map<string, SequencedAnswer>(Object.entries(stored.answers));
  const listeners = new Set<() => void>();
  let lastSequence = Math.max(attempt.sequence, ...[...waiting.values()].map(({ sequence }) => sequence));
  let state: SheetState = {
    answers: { ...attempt.answers, ...chosenOf(waiting) },
    unsavedIds: new Set(waiting.keys()),
    flagged: new Set(stored.flagged),
    isCutOff: false,
    isClosed: false,
  };
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const change = (next: Partial<SheetState>) => {
    state = { ...state, ...next, unsavedIds: new Set(waiting.keys()) };
    for (const listener of listeners) listener();
  };

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    if (isSending || isStopped || state.isClosed) return;
    isSending = true;
    try {
      for (let next = firstOf(waiting); next && !isStopped; next = firstOf(waiting)) await sendOne(...next);
    } catch (error) {
      fail(error);
    } finally {
      isSending = false;
    }
  }

  async function sendOne(id: string, answer: SequencedAnswer): Promise<void> {
    const saved = await send(id, answer);
    failures = 0;
    lastSequence = Math.max(lastSequence, saved.sequence);
    // A choice made meanwhile is sent next. Otherwise the server's answer is shown, which may come from another device.
    if (waiting.get(id) === answer) {
      waiting.delete(id);
      store.removeConfirmed(id, answer);
      change({ answers: { ...state.answers, [id]: saved.answer }, isCutOff: false });
    } else change({ isCutOff: false });
  }

  function fail(error: unknown): void {
    const status = error instanceof ApiError ? error.status : undefined;
    if (hasCode(error, 'attempts.closed')) {
      change({ isClosed: true });
      return;
    }
    const pauseMs = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0;
    failures += 1;
    const requestedPauseMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    if (!isStopped) timer = setTimeout(sendAll, Math.max(pauseMs, requestedPauseMs));
    change({ isCutOff: status === 0 });
  }

  if (waiting.size > 0) void sendAll();

  return {
    get: (): SheetState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Chooses the answer to a question. */
    choose(questionId: number, answer: Letter): void {
      if (state.isClosed) return;
      const id = String(questionId);
      lastSequence = Math.max(lastSequence + 1, Math.floor(now()));
      waiting.set(id, { answer, sequence: lastSequence });
      store.save(id, { answer, sequence: lastSequence });
      change({ answers: { ...state.answers, [id]: answer } });
      void sendAll();
    },
    flag(questionId: number): void {
      const flagged = new Set(state.flagged);
      if (!flagged.delete(questionId)) flagged.add(questionId);
      change({ flagged });
      store.flag([...flagged]);
    },
    /** Sends again at once, for example when the connection is back. */
    retry(): void {
      failures = 0;
      void sendAll();
    },
    /** Shows the server's current answers, except where an answer is still waiting here. */
    refresh(serverAttempt: Pick<OpenAttempt, 'answers' | 'sequence'>): void {
      lastSequence = Math.max(lastSequence, serverAttempt.sequence);
      change({ answers: { ...serverAttempt.answers, ...chosenOf(waiting) } });
      void sendAll();
    },
    /** Returns the answers that the server has not confirmed, for the submission. */
    unsent(): Answers {
      const answers: Answers = {};
      for (const [id, { answer }] of waiting) if (answer) answers[id] = answer;
      return answers;
    },
    /** Stops sending. Waiting answers stay in this browser. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
    /** Sends again after a stop, when the page is mounted again. */
    resume(): void {
      isStopped = false;
      if (waiting.size > 0) void sendAll();
    },
    /** Removes everything from this browser when the attempt is over. */
    discard(): void {
      isStopped = true;
      clearTimeout(timer);
      store.remove();
    },
  };
}

const firstOf = (waiting: Map<string, SequencedAnswer>) => waiting.entries().next().value;

function chosenOf(waiting: ReadonlyMap<string, SequencedAnswer>): Record<string, Letter | null> {
  return Object.fromEntries([...waiting].map(([id, { answer }]) => [id, answer]));
}

/** Returns the state of the answer to a question. */
export function stateOf({ answers, unsavedIds }: SheetState, questionId: number): AnswerState {
  const id = String(questionId);
  if (!answers[id]) return 'open';
  return unsavedIds.has(id) ? 'kept' : 'saved';
}
