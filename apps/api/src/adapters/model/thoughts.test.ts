import fc from 'fast-check';
import { expect, it } from 'vitest';
import { separateThoughts, type ThoughtHabit } from './thoughts';

const answer = 'Light is stored as sugar.';

/** Text that is shown, and the text that stays, of an output in these pieces. */
function read(pieces: readonly string[], habit: ThoughtHabit = { startsInThought: false }, isWhole = true) {
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
])('[A4] reasoning before an answer is never shown, wherever the output is divided: %j', (output) => {
  fc.assert(
    fc.property(anyPieces(output), (pieces) => {
      expect(read(pieces)).toMatchObject({ shown: answer, kept: answer });
    }),
  );
});

it('[A4] with a closing tag alone the first answer is retracted, and later ones are held back until their tag', () => {
  const output = `Okay, plants.\n</think>\n\n${answer}`;
  fc.assert(
    fc.property(anyPieces(output), (pieces) => {
      const habit = { startsInThought: false };
      expect(read(pieces, habit).kept).toBe(answer);
      expect(habit.startsInThought).toBe(true);
      expect(read(pieces, habit)).toMatchObject({ shown: answer, kept: answer });
    }),
  );
  expect(read([answer], { startsInThought: true }).shown).toBe(answer);
});

it('[A4] an output that was cut within its reasoning has no text, and its bytes are counted', () => {
  for (const habit of [{ startsInThought: false }, { startsInThought: true }])
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
