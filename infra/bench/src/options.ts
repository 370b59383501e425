import { parseArgs } from 'node:util';

/** What is measured without names. */
const quick = [
  'reads',
  'search',
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
/** What takes minutes, asks a model for money, or installs packages or a browser, so only by its name. */
const byName = ['questions', 'answers', 'pages', 'fresh-clone', 'directus'] as const;
const subsets = [...quick, ...byName];
export type Subset = (typeof subsets)[number];

export type Options = {
  subsets: readonly Subset[];
  /** Sizes of the library, the smallest first; search runs at each, everything else at the first. */
  documents: readonly number[];
  rounds: number;
  /** Seconds of each run of the load. */
  seconds: number;
  /** Makes the data anew. */
  isFresh: boolean;
};

const sizes = [10_000, 100_000, 1_000_000];

/** Reads the words after `npm run bench --`; throws what is wrong with them, in a sentence. */
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
  const wrong = documents.find((size) => !sizes.includes(size));
  if (wrong !== undefined) throw new Error(`--documents takes ${sizes.join(', ')}, or several with commas.`);
  return {
    subsets: positionals.length > 0 ? positionals.map(subsetOf) : quick,
    documents: documents.toSorted((one, other) => one - other),
    rounds: countOf('rounds', values.rounds),
    seconds: countOf('seconds', values.seconds),
    isFresh: values.fresh,
  };
}

function subsetOf(name: string): Subset {
  const subset = subsets.find((known) => known === name);
  if (!subset) throw new Error(`There is no subset "${name}". There are: ${subsets.join(', ')}, sign-in.`);
  return subset;
}

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${name} takes a whole number from 1 on.`);
}
