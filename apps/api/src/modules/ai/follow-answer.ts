import type { Citation } from '@aw/contracts/ai/chat';
import type { Database } from '@aw/db';
import * as ai from '@aw/db/ai';
import type { AnswerMaker } from './answer-maker';
import { type LiveAnswer, tell, wholeLength } from './live-answers';

/** What is new of an answer; `endsAt` is how much of the text there is with it, in UTF-16 units. */
export type AnswerPiece =
  | { kind: 'text'; text: string; endsAt: number }
  | { kind: 'citation'; citation: Citation; endsAt: number };

const pollMs = 500;

type Followed = { id: number; from: number };

/**
 * An answer’s text from an offset on and the citations that it names, as they come; ends when the answer has ended, or
 * with the signal.
 */
export async function* followLive(
  answer: LiveAnswer,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  let at = from;
  let cited = 0;
  let { retractions } = answer;
  // Who leaves is woken with all others, who find nothing new.
  signal.addEventListener('abort', () => tell(answer), { once: true });
  for (;;) {
    const { isEnded, changed } = answer;
    if (answer.retractions !== retractions) {
      // The text was retracted and began again.
      ({ retractions } = answer);
      at = 0;
      cited = 0;
    }
    const end = wholeLength(answer.text, isEnded);
    if (end > at) yield { kind: 'text', text: answer.text.slice(at, end), endsAt: end };
    at = Math.max(at, end);
    for (; cited < answer.citations.length; cited += 1) {
      const citation = answer.citations[cited];
      if (citation) yield { kind: 'citation', citation, endsAt: at };
    }
    if (isEnded || signal.aborted) return;
    await changed.promise;
  }
}

export type AnswerWatch = {
  /** Follows an answer that another process makes. */
  follow(followed: Followed, signal: AbortSignal): AsyncGenerator<AnswerPiece>;
};

type Watcher = { id: number; from: number; parts: string[]; isEnded: boolean; wake: () => void };

/** Watches answers of other processes: one question twice a second for all that are followed here. */
export function openAnswerWatch(
  db: Database,
  { onAbandoned, everyMs = pollMs }: { onAbandoned: (id: number) => Promise<void>; everyMs?: number },
): AnswerWatch {
  const watchers = new Set<Watcher>();
  let isAsking = false;
  let timer: NodeJS.Timeout | undefined;

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      const asked = [...watchers];
      const rows = await ai.listPartsSince(
        db,
        asked.map(({ id, from }) => ({ messageId: id, from })),
      );
      for (const [at, watcher] of asked.entries()) {
        const row = rows[at];
        if (row?.is_abandoned) await onAbandoned(watcher.id);
        for (const part of row?.parts ?? []) {
          watcher.parts.push(part.text);
          watcher.from = part.startsAt + part.text.length;
        }
        watcher.isEnded ||= row?.status !== 'streaming';
        if (watcher.isEnded || watcher.parts.length > 0) watcher.wake();
      }
    } catch {
      // Asked again at the next turn.
    } finally {
      isAsking = false;
    }
  }

  return {
    async *follow({ id, from }, signal) {
      const watcher: Watcher = { id, from: 0, parts: [], isEnded: false, wake: () => {} };
      watchers.add(watcher);
      timer ??= setInterval(() => void ask(), everyMs).unref();
      const leave = () => watcher.wake();
      signal.addEventListener('abort', leave, { once: true });
      try {
        let at = 0;
        void ask();
        while (!signal.aborted) {
          const text = watcher.parts.splice(0).join('');
          const fresh = text.slice(Math.max(0, from - at));
          at += text.length;
          if (fresh) yield { kind: 'text', text: fresh, endsAt: at };
          if (watcher.isEnded) return;
          if (watcher.parts.length > 0 || signal.aborted) continue;
          await new Promise<void>((resolve) => (watcher.wake = resolve));
        }
      } finally {
        signal.removeEventListener('abort', leave);
        watchers.delete(watcher);
        if (watchers.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      }
    },
  };
}

/** Follows an answer wherever it is made. */
export function followAnswer(
  { maker, watch }: { maker: AnswerMaker; watch: AnswerWatch },
  followed: Followed,
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  const live = maker.find(followed.id);
  return live ? followLive(live, followed.from, signal) : watch.follow(followed, signal);
}
