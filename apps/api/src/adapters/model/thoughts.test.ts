import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersToLearn, separateThoughts, type ThoughtHabit } from './thoughts';

const answer = 'Light is stored as sugar.';
/** An output that begins with reasoning without an opening tag. */
const unopened = `Okay, plants.\n</think>\n\n${answer}`;

const newHabit = (): ThoughtHabit => ({ unopenedInARow: 0 });
/** Returns the habit of a server whose answers all begin with reasoning. */
const learnedHabit = (): ThoughtHabit => ({ unopenedInARow: answersToLearn });

/** Returns the text that is shown, and the final text, of an output in these pieces. */
function read(pieces: readonly string[], habit: ThoughtHabit = newHabit(), isWhole = true) {
  const thoughts = separateThoughts(habit);
  let shown = '';
  let kept = '';
  let thoughtBytes = 0;
  for (const part of [...pieces.map((piece) => thoughts.feed(piece)), thoughts.end(isWhole)]) {
    if (part.isRetracted) kept = '';
    shown += part.text;
    kept += part.text;
    thoughtBytes += part.thoughtBytes;
  }
  return { shown, kept, thoughtBytes };
}

const anyPieces = (text: string) =>
  fc.uniqueArray(fc.nat({ max: text.length }), { maxLength: 12 }).map((places) => {
    const cuts = [0, ...places.toSorted((a, b) => a - b), text.length];
    return cuts.slice(1).map((to, at) => text.slice(cuts[at], to));
  });

it.each([
  `<think>Okay, plants.</think>\n\n${answer}`,
  `\n <think>\nOkay <b>plants</b> `.concat(`< /think></think>${answer}`),
  `<think></think>\n<think>More.</think> ${answer}`,
])('[A4] reasoning before an answer is never shown, wherever the output is split: %j', (output) => {
  fc.assert(
    fc.property(anyPieces(output), (pieces) => {
      expect(read(pieces)).toMatchObject({ shown: answer, kept: answer });
    }),
  );
});

it('[A4] reasoning with only a closing tag is retracted in the first answers, and later answers are held back until the tag', () => {
  fc.assert(
    fc.property(anyPieces(unopened), (pieces) => {
      const habit = newHabit();
      for (let n = 0; n < answersToLearn; n += 1) expect(read(pieces, habit).kept).toBe(answer);
      for (let n = 0; n < 3; n += 1)
        expect(read(pieces, habit)).toMatchObject({ shown: answer, kept: answer });
    }),
  );
  expect(read([answer], learnedHabit()).shown).toBe(answer);
});

/** Returns whether an answer is shown while it arrives, and not only at its end. */
const isStreamed = (habit: ThoughtHabit) => separateThoughts(habit).feed('Light').text === 'Light';

it('[A4] one answer with a closing tag does not hold back the answers of other people', () => {
  const habit = newHabit();
  read(['</think> is a closing tag.'], habit);
  expect(isStreamed(habit)).toBe(true);
  // After answers without a tag, the server does not have the habit.
  for (let n = 0; n < 5; n += 1) {
    read(['</think> is a closing tag.'], habit);
    read([answer], habit);
    expect(isStreamed(habit)).toBe(true);
  }
});

it('[A4] after one complete answer without a tag, answers are shown again as they arrive', () => {
  const habit = learnedHabit();
  expect(isStreamed(habit)).toBe(false);
  expect(read([answer.slice(0, 9), answer.slice(9)], habit)).toMatchObject({ shown: answer, kept: answer });
  expect(isStreamed(habit)).toBe(true);
  read([unopened], habit);
  expect(isStreamed(habit)).toBe(true);
});

it('[A4] an answer that is cut while it is held back keeps its text, and one more answer with a tag holds them back again', () => {
  const habit = learnedHabit();
  expect(read(['Light is ', 'stored </th'], habit, false)).toEqual({
    shown: 'Light is stored </th',
    kept: 'Light is stored </th',
    thoughtBytes: 0,
  });
  expect(isStreamed(habit)).toBe(true);
  // Stopped answers of a server that reasons cause one more retraction at most.
  expect(read([unopened], habit).kept).toBe(answer);
  expect(isStreamed(habit)).toBe(false);
});

it('[A4] an output that was cut within its reasoning has no text, and its bytes are counted', () => {
  for (const habit of [newHabit(), learnedHabit()])
    expect(read(['<think>Okay, the', ' student'], habit, false)).toEqual({
      shown: '',
      kept: '',
      thoughtBytes: Buffer.byteLength('<think>Okay, the student'),
    });
});

it.each([
  'The tag `</think>` ends it.',
  'First words, then <think> in the middle.',
  '  Leading spaces stay, a < b and <thi too',
  '<thinking aloud',
  ' \n ',
  '',
])('[A4] an answer without reasoning stays as it is: %j', (text) => {
  fc.assert(
    fc.property(anyPieces(text), (pieces) => {
      expect(read(pieces)).toEqual({ shown: text, kept: text, thoughtBytes: 0 });
    }),
  );
});
