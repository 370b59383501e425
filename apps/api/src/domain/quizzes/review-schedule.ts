import type { Rating } from '@aw/contracts/quizzes/review';
import type { ReviewStateRow } from '@aw/db';
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

/** When a card would be due after each rating, as ISO moments. */
export function nextDue(memory: CardMemory, now: Date): Record<Rating, string> {
  const after = (rating: Rating) => schedule(memory, rating, now).due.toISOString();
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
