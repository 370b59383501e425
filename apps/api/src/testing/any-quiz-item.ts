import { isRight, letters } from '@aw/contracts/quizzes/attempts';
import { type QuizItem, quizItem } from '@aw/contracts/quizzes/items';
import fc from 'fast-check';

const signs = String.raw`= ~ # #### : :: { } \ \n \{ % %50% %100% -> & &&058; &&010 [html] [markdown] // / <p> &lt;
  $course$ top " "" , ; ' '= =cmd|calc +1 -1 @x ＝1 C. **bold** $\frac{1}{2}$ $$\neq\nu$$ é 漢 😀 x limit`;

/** Text fragments with special characters of the formats, or that are hard to preserve. */
const fragments = [
  ...signs.split(/\s+/),
  '[0, 1)',
  '// source: x',
  '$CATEGORY: x',
  'ANSWER: B',
  'A. one',
  'B) two',
  '| a | b |',
  '\n',
  '\n\n',
  '\n// ',
  '\t',
  '  ',
  '\u00a0',
  '\u2028',
  '\u0085',
  '\ufeff',
];

function anyText(most: number) {
  return fc
    .array(
      fc.oneof(
        fc.constantFrom(...fragments),
        fc.string({ maxLength: 3 }),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) =>
      parts
        .join('')
        .replace(/\r\n?/g, '\n')
        .replaceAll('\0', '')
        .slice(0, most)
        .replace(/\p{Cs}/gu, '')
        .trim(),
    );
}

const perLetter = <T>(each: fc.Arbitrary<T>) => fc.record({ A: each, B: each, C: each, D: each });

/** Questions in the stored form, full of special characters of the formats. Line breaks are LF. */
export const anyQuizItem: fc.Arbitrary<QuizItem> = fc
  .record({
    topic: anyText(100),
    question: anyText(2000).filter((text) => text !== ''),
    options: perLetter(anyText(500).filter((text) => text !== '')),
    correctAnswer: fc.constantFrom(...letters),
    alsoCorrect: fc.option(fc.constantFrom(...letters)),
    mistakes: perLetter(anyText(500)),
    explanation: anyText(4000),
    source: anyText(300),
  })
  .map((item) => ({
    ...item,
    alsoCorrect: item.alsoCorrect === item.correctAnswer ? null : item.alsoCorrect,
  }))
  .map((item) => {
    const mistakes = { ...item.mistakes };
    for (const letter of letters) if (isRight(item, letter)) mistakes[letter] = '';
    return { ...item, mistakes };
  })
  .map((item) => quizItem.safeParse(item).data)
  .filter((item) => item !== undefined);
