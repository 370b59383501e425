import type { ItemFigures } from '@aw/contracts/quizzes/staff-quizzes';
import { expect, it } from 'vitest';
import { anonymousBrowser } from '../../../testing/account';
import { beforeTests } from '../../../testing/before-tests';
import { quizAuthor } from '../../../testing/quiz-authors';
import { keysOf, quizCalls, quizOf } from '../../../testing/quizzes';
import { useTestApp } from '../../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_WRITES_PER_MINUTE: '0' });
const author = beforeTests(() => quizAuthor(test));
/** Answers of each taker to three questions whose key is A; '-' is no answer. */
const sheets = ['AAA', 'AAB', 'ABA', 'BAA', 'AB-', 'BBB', 'B-B', 'AAA', 'CAA', 'DBB'].flatMap((one) => [
  one,
  one,
]);

/** Pearson's correlation of right answers to one question with the number of right ones among the others. */
function correlation(index: number): number {
  const pairs = sheets.map((sheet) => {
    const right = sheet.split('').map((letter) => (letter === 'A' ? 1 : 0) as number);
    const own = right[index] ?? 0;
    return [own, right.reduce((sum, one) => sum + one, 0) - own] as const;
  });
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [meanOwn, meanRest] = [mean(pairs.map(([own]) => own)), mean(pairs.map(([, rest]) => rest))];
  const spread = (values: number[], middle: number) =>
    Math.sqrt(mean(values.map((one) => (one - middle) ** 2)));
  const covariance = mean(pairs.map(([own, rest]) => (own - meanOwn) * (rest - meanRest)));
  return (
    covariance /
    (spread(
      pairs.map(([own]) => own),
      meanOwn,
    ) *
      spread(
        pairs.map(([, rest]) => rest),
        meanRest,
      ))
  );
}

it('[Z9] a question shows figures from 20 first attempts on: facility, discrimination and choices', async () => {
  const id = await quizOf(test, { keys: ['A', 'A', 'A'] });
  const ids = Object.keys(await keysOf(test, id));
  const answer = async (person: Awaited<ReturnType<typeof anonymousBrowser>>, sheet: string) => {
    const calls = quizCalls(person);
    const { body } = await calls.start(id);
    const answers = Object.fromEntries(
      ids.flatMap((question, index) => (sheet[index] === '-' ? [] : [[question, sheet[index]]])),
    );
    await calls.submit(id, { attemptId: body.attemptId, answers });
  };
  const figures = async () => (await author.read(id)).questions.map((question) => question.figures);
  const people = await Promise.all(sheets.map(() => anonymousBrowser(test)));
  for (const [index, person] of people.entries()) {
    if (index === 19) expect(await figures()).toEqual([null, null, null]);
    await answer(person, sheets[index] ?? '');
  }
  // Second attempts know the keys: they change nothing.
  for (const person of people.slice(0, 5)) await answer(person, 'AAA');
  const shown: (ItemFigures | null)[] = await figures();
  for (const [index, one] of shown.entries()) {
    const chosen = sheets.map((sheet) => sheet[index] ?? '-');
    const share = chosen.filter((letter) => letter === 'A').length / sheets.length;
    expect(one).toMatchObject({ attempts: 20 });
    expect(one?.facility).toBeCloseTo(share, 10);
    expect(one?.discrimination).toBeCloseTo(correlation(index), 10);
    expect(one?.choices).toEqual({
      A: chosen.filter((letter) => letter === 'A').length,
      B: chosen.filter((letter) => letter === 'B').length,
      C: chosen.filter((letter) => letter === 'C').length,
      D: chosen.filter((letter) => letter === 'D').length,
      none: chosen.filter((letter) => letter === '-').length,
    });
  }
});
