import type { Template } from '../../template';

/** f(n) calls f(n − 1) and f(n − step), unless n is below the base. */
type Recursion = { n: number; base: number; step: number };

/** Returns the number of calls that make no further call, calculated for each m from 0 to n. */
function leaves({ n, base, step }: Recursion): number {
  const counts: number[] = [];
  for (let m = 0; m <= n; m += 1) counts.push(m < base ? 1 : (counts[m - 1] ?? 1) + (counts[m - step] ?? 1));
  return counts[n] ?? 1;
}

export const recursiveCalls: Template<Recursion, number> = {
  subject: 'Computer Science',
  topic: 'Recursion',
  difficulty: 'hard',
  source:
    'Abelson and Sussman, Structure and Interpretation of Computer Programs, 2nd edition, section 1.2.2, Tree Recursion',
  make: ({ int }) => ({ n: int(5, 10), base: int(1, 3), step: int(2, 3) }),
  stem: ({ n, base, step }) =>
    [
      `How often is \`f\` called in all when \`f(${n})\` is evaluated, this first call included? No result is kept for later.`,
      [
        '```',
        'function f(n)',
        `  if n < ${base} then return 1`,
        `  return f(n - 1) + f(n - ${step})`,
        '```',
      ].join('\n'),
    ].join('\n\n'),
  answer: (recursion) => 2 * leaves(recursion) - 1,
  mistakes: {
    'Gives the value of the function, which counts the calls that end at once.': leaves,
    'Leaves out the first call.': (recursion) => 2 * leaves(recursion) - 2,
    'Counts the numbers from 0 to the argument, as if each of them were called once.': ({ n }) => n + 1,
    'Takes the tree of calls for one whose branches all have the same length.': ({ n, base }) =>
      2 ** (n - base + 2) - 1,
    'Counts the calls that call further, but not those that end at once.': (recursion) =>
      leaves(recursion) - 1,
  },
  show: (value) => `$${value}$`,
  // Runs the program and counts.
  holds: ({ n, base, step }, value) => {
    const open = [n];
    let calls = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      calls += 1;
      if (next >= base) open.push(next - 1, next - step);
    }
    return calls === value;
  },
  explanation: (recursion) => {
    const { n, base, step } = recursion;
    const ends = leaves(recursion);
    return [
      `Let $C(n)$ be the number of calls. It is $1$ for $n < ${base}$ and otherwise $1 + C(n-1) + C(n-${step})$, which gives $C(${n}) = ${2 * ends - 1}$ step by step. As a check: $${ends}$ calls end at once with the value 1, and a tree in which every other call has two branches has one inner call less, $${ends - 1}$.`,
      `The value $f(${n}) = ${ends}$ counts the ends alone. The branches are not equally long, since $n - ${step}$ falls faster than $n - 1$; so a full binary tree has too many calls.`,
    ];
  },
};
