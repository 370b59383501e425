import { createHash } from 'node:crypto';
import type { Subject } from '@aw/contracts/documents/subjects';
import type { QuizText } from '../quiz-file';

const itemsPerSubject = 10;

/** Returns the ids of ten items of a subject. A seed always gives the same ones, whatever the order of the items. */
export function drawItems(quizzes: readonly QuizText[], subject: Subject, seed: string): Set<string> {
  const rank = (id: string) => createHash('sha256').update(`${seed}/${id}`).digest('hex');
  const ofSubject = quizzes.filter((quiz) => quiz.subject === subject).flatMap(({ items }) => items);
  const drawn = ofSubject
    .map(({ text: { id } }) => ({ id, rank: rank(id) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
  return new Set(drawn.slice(0, itemsPerSubject).map(({ id }) => id));
}
