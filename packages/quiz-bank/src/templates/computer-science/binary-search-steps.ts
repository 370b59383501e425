import type { Template } from '../../template';

/** Number of elements in the sorted array. */
type Search = { n: number };

/** Returns the number of binary digits, which is the logarithm to base 2 rounded down, plus 1. */
const halvings = (n: number) => n.toString(2).length;

/** Returns the maximum number of elements that a search among n looks at, wherever the key is. */
function most(n: number): number {
  if (n === 0) return 0;
  const left = Math.floor((n - 1) / 2);
  return 1 + Math.max(most(left), most(n - 1 - left));
}

export const binarySearchSteps: Template<Search, number> = {
  subject: 'Computer Science',
  topic: 'Searching',
  difficulty: 'medium',
  source: 'Sedgewick and Wayne, Algorithms, 4th edition, section 3.1, Symbol Tables',
  make: ({ int, pick }) => ({ n: pick([int(20, 100), int(101, 1000), int(1001, 5000), 63, 64, 1023, 1024]) }),
  stem: ({ n }) =>
    `Binary search looks for a key in a sorted array of $${n}$ elements. Each step compares the key with the middle element and stops if they are equal; otherwise it goes on with the elements on one side of it, until none are left. How many elements does it compare with the key in the worst case?`,
  answer: ({ n }) => halvings(n),
  mistakes: {
    'Rounds the logarithm down and forgets that a last single element is compared as well.': ({ n }) =>
      halvings(n) - 1,
    'Counts a step more for finding out that no elements are left.': ({ n }) => halvings(n) + 1,
    'Halves the array once and then searches one half from end to end.': ({ n }) => Math.ceil(n / 2),
    'Gives the worst case of a search from the first element to the last.': ({ n }) => n,
    'Takes the square root for the logarithm.': ({ n }) => Math.ceil(Math.sqrt(n)),
  },
  show: (value) => `$${value}$`,
  holds: ({ n }, value) => most(n) === value,
  explanation: ({ n }) => {
    const steps = halvings(n);
    return [
      `A step removes the middle element and one side, so of $n$ elements at most $\\lfloor n/2 \\rfloor$ are left. With $k$ steps at most $2^k - 1$ elements can be searched: $2^{${steps - 1}} - 1 = ${2 ** (steps - 1) - 1}$ is less than $${n}$, and $2^{${steps}} - 1 = ${2 ** steps - 1}$ is enough. So the worst case is $\\lfloor \\log_2 ${n} \\rfloor + 1 = ${steps}$.`,
      'The logarithm rounded down is one too few, because the last element that is left has to be compared too. Once none are left nothing is compared any more.',
    ];
  },
};
