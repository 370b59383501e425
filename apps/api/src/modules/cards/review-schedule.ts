import type { Rating } from '@aw/contracts/cards/public';
import type { ReviewStateRow } from '@aw/db/cards';
import { fsrs, type Grade, Rating as Grades, type Card as Memory, State } from 'ts-fsrs';

/** Stored state of a card in the scheduler. */
export type CardMemory = Omit<ReviewStateRow, 'item_id'>;

// Without random spread, the same ratings give the same day, which tests can predict.
const scheduler = fsrs({ enable_fuzz: false });

const grades: Readonly<Record<Rating, Grade>> = {
  again: Grades.Again,
  hard: Grades.Hard,
  good: Grades.Good,
  easy: Grades.Easy,
};

const states = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;
const stateNames = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
} as const;

/** Returns the state of a card after a rating. */
export function schedule(memory: CardMemory, rating: Rating, now: Date): CardMemory {
  // A clock that was set back must not undo a review.
  const at = memory.last_review && memory.last_review > now ? memory.last_review : now;
  const { card } = scheduler.next(toScheduler(memory), at, grades[rating]);
  return {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    state: stateNames[card.state],
    scheduled_days: card.scheduled_days,
    learning_steps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    last_review: card.last_review ?? at,
  };
}

/** Seconds until a card would be due again after each rating. */
export function secondsToNext(memory: CardMemory, now: Date): Record<Rating, number> {
  const after = (rating: Rating) =>
    Math.round((schedule(memory, rating, now).due.getTime() - now.getTime()) / 1000);
  return { again: after('again'), hard: after('hard'), good: after('good'), easy: after('easy') };
}

function toScheduler({ state, last_review, ...memory }: CardMemory): Memory {
  return {
    ...memory,
    state: states[state],
    // Required by the type but no longer read; the next version of the scheduler removes it.
    elapsed_days: 0,
    ...(last_review ? { last_review } : {}),
  };
}
