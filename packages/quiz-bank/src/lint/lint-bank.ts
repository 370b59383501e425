import { type Fault, fileOf } from '../fault';
import type { QuizText } from '../quiz-file';
import { lintItem } from './lint-item';
import { findTwins } from './twins';

/** Maximum share of a quiz's items in which the right answer is longer than every other option. */
const maxLongestAnswerShare = 0.35;

/** Returns everything that the rules find in the bank, each fault with its file and item. */
export function lintBank(quizzes: readonly QuizText[]): Fault[] {
  const items = quizzes.flatMap(({ key, items }) =>
    items.flatMap(({ text }) =>
      lintItem(text).map((message) => ({ file: fileOf(key), item: text.id, message })),
    ),
  );
  return [...items, ...findRepeatedIds(quizzes), ...quizzes.flatMap(lintLengths), ...findTwins(quizzes)];
}

function findRepeatedIds(quizzes: readonly QuizText[]): Fault[] {
  const places = new Map<string, string>();
  return quizzes.flatMap(({ key, items }) =>
    items.flatMap(({ text: { id } }) => {
      const first = places.get(id);
      if (first === undefined) places.set(id, fileOf(key));
      return first === undefined
        ? []
        : [{ file: fileOf(key), item: id, message: `has the id of one in ${first}` }];
    }),
  );
}

function lintLengths({ key, items }: QuizText): Fault[] {
  const longest = items.filter(({ text: { answer, others } }) =>
    others.every(({ option }) => option.length < answer.length),
  );
  if (longest.length <= maxLongestAnswerShare * items.length) return [];
  const ids = longest.map(({ text }) => text.id).join(', ');
  const message = `the answer is the longest option in ${longest.length} of ${items.length} items: ${ids}`;
  return [{ file: fileOf(key), message }];
}
