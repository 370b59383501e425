import type { Rating } from '@aw/contracts/quizzes/review';
import type { ReviewStateRow } from '@aw/db/cards';
import { fsrs, type Grade, Rating as Grades, type Card as Memory, State } from 'ts-fsrs';

/** What is known of a card's memory, as it is stored. */
export type CardMemory = Omit<ReviewStateRow, 'item_id'>;

// Without chance: two who answer the same are asked again on the same day, and a test can tell which.
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

/** A card's memory after a rating at a moment; `due` is when it is to be asked next. */
export function schedule(memory: CardMemory, rating: Rating, now: Date): CardMemory {
  // A clock that went back does not undo a review.
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

/** In how many seconds a card would come again after each rating. */
export function secondsToNext(memory: CardMemory, now: Date): Record<Rating, number> {
  const after = (rating: Rating) =>
    Math.round((schedule(memory, rating, now).due.getTime() - now.getTime()) / 1000);
  return { again: after('again'), hard: after('hard'), good: after('good'), easy: after('easy') };
}

function toScheduler({ state, last_review, ...memory }: CardMemory): Memory {
  return {
    ...memory,
    state: states[state],
    // It is no longer read, and goes with the scheduler's next version.
    elapsed_days: 0,
    ...(last_review ? { last_review } : {}),
  };
}
