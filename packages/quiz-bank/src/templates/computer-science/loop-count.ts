import type { Template } from '../../template';

/** Two nested loops up to n; the inner one starts from i, or from i + 1 if strict. */
type Loops = { n: number; isStrict: boolean };

const triangle = (n: number) => (n * (n + 1)) / 2;

export const loopCount: Template<Loops, number> = {
  subject: 'Computer Science',
  topic: 'Counting steps',
  difficulty: 'easy',
  source: 'Cormen, Leiserson, Rivest and Stein, Introduction to Algorithms, 4th edition, appendix A.1',
  make: ({ int, pick }) => ({ n: int(8, 60), isStrict: pick([true, false]) }),
  stem: ({ n, isStrict }) =>
    [
      `What is \`count\` after this program for $n = ${n}$? Both bounds of a loop are included, and a loop whose start is above its end does not run.`,
      [
        '```',
        'count = 0',
        'for i = 1 to n',
        `  for j = ${isStrict ? 'i + 1' : 'i'} to n`,
        '    count = count + 1',
        '```',
      ].join('\n'),
    ].join('\n\n'),
  answer: ({ n, isStrict }) => triangle(isStrict ? n - 1 : n),
  mistakes: {
    'Lets the inner loop always run n times.': ({ n }) => n * n,
    'Is off by one in the length of the inner loop.': ({ n, isStrict }) => triangle(isStrict ? n : n - 1),
    'Adds the lengths of the loops instead of summing over the outer one.': ({ n }) => 2 * n,
    'Counts all pairs with different numbers in both orders.': ({ n }) => n * (n - 1),
  },
  show: (value) => `$${value}$`,
  holds: ({ n, isStrict }, value) => {
    let count = 0;
    for (let i = 1; i <= n; i += 1) for (let j = isStrict ? i + 1 : i; j <= n; j += 1) count += 1;
    return count === value;
  },
  explanation: ({ n, isStrict }) => {
    const longest = isStrict ? n - 1 : n;
    return [
      `For each $i$ the inner loop runs $n - i${isStrict ? '' : ' + 1'}$ times: $${longest}$ times at first and one time less with each $i$. The sum is $${longest} + ${longest - 1} + \\dots + 1 = \\frac{${longest} \\cdot ${longest + 1}}{2} = ${triangle(longest)}$.`,
      `$n^2$ would need an inner loop of full length each time, and $n(n - 1)$ counts every pair twice. Whether $j = i$ is included decides between $\\frac{n(n+1)}{2}$ and $\\frac{n(n-1)}{2}$.`,
    ];
  },
};
