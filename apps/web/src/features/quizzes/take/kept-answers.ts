import { type Letter, letters } from '@aw/contracts/quizzes/attempts';

/** An answer with the counter that orders it among all that were given, on whatever device; null takes one back. */
export type CountedAnswer = { answer: Letter | null; sequence: number };

/** What this browser keeps of an attempt: answers that the server has not confirmed, and flags, which are only here. */
export type KeptAttempt = { answers: Record<string, CountedAnswer>; flagged: number[] };

export type KeptStore = {
  read: () => KeptAttempt;
  /** Keeps an answer until it is dropped, in the place of an older one. */
  keep: (questionId: string, counted: CountedAnswer) => void;
  /** Drops an answer that the server has; one that was given since stays. */
  drop: (questionId: string, counted: CountedAnswer) => void;
  flag: (flagged: number[]) => void;
  forget: () => void;
};

/** Where texts are kept by name: the browser's local storage, or what stands in for it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const empty = (): KeptAttempt => ({ answers: {}, flagged: [] });

/**
 * Keeps an attempt in this browser; where nothing can be kept, the page itself still has it. Each change reads first what
 * is there, because another tab, or a page that is just going, may keep answers of the same attempt.
 */
export function keptStore(attemptId: string, storage: () => TextStorage = () => localStorage): KeptStore {
  const name = `quiz_attempt:${attemptId}`;
  const read = () => {
    try {
      return parseKept(storage().getItem(name));
    } catch {
      return empty();
    }
  };
  const change = (alter: (kept: KeptAttempt) => void) => {
    const kept = read();
    alter(kept);
    try {
      storage().setItem(name, JSON.stringify(kept));
    } catch {
      // A full or closed storage; the answer is on its way to the server all the same.
    }
  };
  return {
    read,
    keep: (id, counted) =>
      change(({ answers }) => {
        const known = answers[id];
        if (!known || known.sequence <= counted.sequence) answers[id] = counted;
      }),
    drop: (id, { sequence }) =>
      change(({ answers }) => {
        const known = answers[id];
        if (known && known.sequence <= sequence) delete answers[id];
      }),
    flag: (flagged) =>
      change((kept) => {
        kept.flagged = flagged;
      }),
    forget() {
      try {
        storage().removeItem(name);
      } catch {
        // Where nothing can be kept, nothing was.
      }
    },
  };
}

/** What a stored text holds; whatever else somebody wrote there is left out. */
export function parseKept(text: string | null): KeptAttempt {
  const kept = empty();
  const stored = readObject(text);
  for (const [id, value] of Object.entries(readFields(stored.answers))) {
    const { answer, sequence } = readFields(value);
    const letter = answer === null ? null : letters.find((one) => one === answer);
    if (letter === undefined || typeof sequence !== 'number' || !Number.isSafeInteger(sequence)) continue;
    if (/^[1-9]\d{0,15}$/.test(id)) kept.answers[id] = { answer: letter, sequence };
  }
  if (Array.isArray(stored.flagged))
    kept.flagged = stored.flagged.filter((id): id is number => Number.isSafeInteger(id));
  return kept;
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    return readFields(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

function readFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
