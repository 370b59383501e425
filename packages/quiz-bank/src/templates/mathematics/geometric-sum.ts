import type { Template } from '../../template';

/** First term, ratio, and number of terms. */
type Progression = { first: number; ratio: number; count: number };

const powerSum = (ratio: number, count: number) => (ratio ** count - 1) / (ratio - 1);

export const geometricSum: Template<Progression, number> = {
  subject: 'Mathematics',
  topic: 'Geometric series',
  difficulty: 'easy',
  source: 'OpenStax, Precalculus 2e, section 11.4, Series and Their Notations',
  make: ({ int, pick }) => ({ first: int(2, 7), ratio: pick([-3, -2, 2, 3, 4]), count: int(4, 7) }),
  stem: ({ first, ratio, count }) =>
    `A geometric sequence begins with $${first},\\ ${first * ratio},\\ ${first * ratio ** 2}$. What is the sum of its first $${count}$ terms?`,
  answer: ({ first, ratio, count }) => first * powerSum(ratio, count),
  mistakes: {
    'Gives the last of the terms instead of their sum.': ({ first, ratio, count }) =>
      first * ratio ** (count - 1),
    'Raises the ratio to one less than the number of terms, which leaves the last term out.': (progression) =>
      progression.first * powerSum(progression.ratio, progression.count - 1),
    'Adds one term too many.': ({ first, ratio, count }) => first * powerSum(ratio, count + 1),
    'Treats the sequence as arithmetic and adds the first difference again and again.': (progression) =>
      progression.count * progression.first +
      (progression.first * (progression.ratio - 1) * progression.count * (progression.count - 1)) / 2,
    'Forgets to multiply by the first term.': ({ ratio, count }) => powerSum(ratio, count),
  },
  show: (value) => `$${value}$`,
  holds: ({ first, ratio, count }, value) => {
    let [term, rest] = [first, value];
    for (let index = 0; index < count; index += 1) {
      rest -= term;
      term *= ratio;
    }
    return rest === 0;
  },
  explanation: ({ first, ratio, count }) => {
    const r = ratio < 0 ? `(${ratio})` : String(ratio);
    const sum = first * powerSum(ratio, count);
    return [
      `The ratio is $r = ${ratio}$, and the sum of $n$ terms is $a_1\\,\\frac{r^n - 1}{r - 1}$. Here it is $${first} \\cdot \\frac{${r}^{${count}} - 1}{${ratio} - 1} = ${first} \\cdot ${powerSum(ratio, count)} = ${sum}$.`,
      `The exponent is the number of terms, $${count}$. With $${count - 1}$ instead the last term, $${first * ratio ** (count - 1)}$, would be missing.`,
    ];
  },
};
