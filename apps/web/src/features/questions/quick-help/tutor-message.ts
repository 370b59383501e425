import type { TutorCard } from '@aw/contracts/experts/public';

/** What a chat with a tutor begins with. */
export function tutorMessage({ name, subjects }: Pick<TutorCard, 'name' | 'subjects'>): string {
  return `Hello! I would like help from ${name} with ${subjects[0] ?? 'my studies'}:`;
}
