import { parseArgs } from 'node:util';

/** Subsets that are measured without names. */
const quick = [
  'reads',
  'search',
  'searches',
  'console',
  'uploads',
  'quizzes',
  'ai',
  'start',
  'build',
  'site',
  'corpus',
  'migrations',
] as const;
/** Subsets that are only measured by name, because they take minutes, cost money or install programs. */
const byName = [
  'questions',
  'answers',
  'tutoring',
  'care',
  'pages',
  'reader',
  'fresh-clone',
  'directus',
  'languages',
  'scans',
  'copies',
] as const;
const subsets = [...quick, ...byName];
/** Subsets for all that the AI pages promise: the tutor, the care note, answers from the library, and their speed. */
const teaching: readonly Subset[] = ['tutoring', 'care', 'answers', 'ai'];
export type Subset = (typeof subsets)[number];

export type Options = {
  subsets: readonly Subset[];
  /** Sizes of the library, the smallest first. Search uses all of them, everything else the first. */
  documents: readonly number[];
  rounds: number;
  /** Duration of each run of the load. */
  seconds: number;
  /** Generates the data again. */
  isFresh: boolean;
};

const sizes = [10_000, 100_000, 1_000_000];

/** Reads the arguments of `npm run bench`. Throws an error with a sentence for people if they are invalid. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      documents: { type: 'string', default: '100000' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '5' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const documents = values.documents.split(',').map(Number);
  const invalidSize = documents.find((size) => !sizes.includes(size));
  if (invalidSize !== undefined)
    throw new Error(`--documents takes ${sizes.join(', ')}, or several with commas.`);
  return {
    subsets: positionals.length > 0 ? positionals.flatMap(subsetsOf) : quick,
    documents: documents.toSorted((one, other) => one - other),
    rounds: countOf('rounds', values.rounds),
    seconds: countOf('seconds', values.seconds),
    isFresh: values.fresh,
  };
}

function subsetsOf(name: string): readonly Subset[] {
  if (name === 'teaching') return teaching;
  const subset = subsets.find((each) => each === name);
  if (!subset)
    throw new Error(`There is no subset "${name}". There are: ${subsets.join(', ')}, teaching, sign-in.`);
  return [subset];
}

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${name} takes a whole number from 1 on.`);
}
