import { type Letter, letters } from '@aw/contracts/quizzes/attempts';
import { browserDraft, isRecord, type TextStorage } from '@aw/ui/drafts/browser-draft';

/** An answer with a number that orders it among the answers of all devices; null withdraws it. */
export type SequencedAnswer = { answer: Letter | null; sequence: number };

/** Part of an attempt stored in this browser: unconfirmed answers, and flags, which the server does not have. */
export type LocalAttempt = { answers: Record<string, SequencedAnswer>; flagged: number[] };

export type LocalAttemptStore = {
  read: () => LocalAttempt;
  /** Stores an answer, unless a later one is stored. */
  save: (questionId: string, answer: SequencedAnswer) => void;
  /** Removes an answer that the server has confirmed, unless a later one is stored. */
  removeConfirmed: (questionId: string, answer: SequencedAnswer) => void;
  flag: (flagged: number[]) => void;
  remove: () => void;
};

/**
 * Stores an attempt in this browser. Without storage, the page itself still has the answers. Each change reads the stored
 * attempt first, because another tab, or a page that is just closing, may store answers of the same attempt.
 */
export function localAttemptStore(
  attemptId: string,
  storage: () => TextStorage = () => localStorage,
): LocalAttemptStore {
  const stored = browserDraft({ key: `quiz_attempt:${attemptId}`, storage, parse: parseLocalAttempt });
  const read = () => stored.read() ?? parseLocalAttempt({});
  const change = (alter: (attempt: LocalAttempt) => void) => {
    const attempt = read();
    alter(attempt);
    stored.save(attempt);
  };
  return {
    read,
    save: (id, answer) =>
      change(({ answers }) => {
        const stored = answers[id];
        if (!stored || stored.sequence <= answer.sequence) answers[id] = answer;
      }),
    removeConfirmed: (id, { sequence }) =>
      change(({ answers }) => {
        const stored = answers[id];
        if (stored && stored.sequence <= sequence) delete answers[id];
      }),
    flag: (flagged) =>
      change((attempt) => {
        attempt.flagged = flagged;
      }),
    remove: stored.remove,
  };
}

/** Returns the attempt in a stored object. Malformed parts are left out. */
function parseLocalAttempt(stored: Record<string, unknown>): LocalAttempt {
  const attempt: LocalAttempt = { answers: {}, flagged: [] };
  for (const [id, value] of Object.entries(readFields(stored.answers))) {
    const { answer, sequence } = readFields(value);
    const letter = answer === null ? null : letters.find((candidate) => candidate === answer);
    if (letter === undefined || typeof sequence !== 'number' || !Number.isSafeInteger(sequence)) continue;
    if (/^[1-9]\d{0,15}$/.test(id)) attempt.answers[id] = { answer: letter, sequence };
  }
  if (Array.isArray(stored.flagged))
    attempt.flagged = stored.flagged.filter((id): id is number => Number.isSafeInteger(id));
  return attempt;
}

function readFields(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
