import { graceMs } from '@aw/contracts/quizzes/attempts';

/** The earliest deadline that still takes answers at a moment: what was on its way then counts for a second longer. */
export function openUntil(now: Date): Date {
  return new Date(now.getTime() - graceMs);
}

/** Whether an attempt with this deadline takes no more answers; one without never ends by itself. */
export function isOver(deadline: Date | null, now: Date): boolean {
  return deadline !== null && deadline < openUntil(now);
}
