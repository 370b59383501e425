import { searchTerms } from '@aw/db/testing/fill-library';
import { errorsOf, type Figure, p95Text, short } from '../figures/figure';
import { median, spreadOf } from '../figures/statistics';
import type { LoadResult, TimedRequest } from '../load/load-job';
import { searchPath } from './bench-reader';
import type { BenchContext } from './context';

/** Requests per second, far below the maximum, so that times are those of the server and not of a queue. */
const requestsPerSecond = 10;
const minSeconds = 10;

const words = [...searchTerms['2,000 hits'], ...searchTerms['200 hits'], ...searchTerms['free pages']];

/** Returns a word with a typing error that people make: neighbours that changed places, or a letter that is missing. */
function mistyped(word: string, at: number): string {
  const place = 2 + (at % (word.length - 4));
  const [before, letter = '', next = ''] = [word.slice(0, place), word[place], word[place + 1]];
  const swapped = `${before}${next}${letter}${word.slice(place + 2)}`;
  return at % 2 === 0 && letter !== next ? swapped : `${before}${word.slice(place + 1)}`;
}

const everything = (q: string) => `/api/search?kind=documents&limit=20&q=${encodeURIComponent(q)}`;

/** Beginnings of words, as the site asks for suggestions while somebody types. */
const beginnings = words.flatMap((word) => [word.slice(0, 3), word.slice(0, 6), word]);

type Kind = { name: string; paths: readonly string[]; goal?: { atMost: number; percentile: 'p50' | 'p95' } };

const kinds: readonly Kind[] = [
  {
    name: 'corrected search',
    paths: words.map((word, at) => searchPath(mistyped(word, at))),
    goal: { atMost: 60, percentile: 'p95' },
  },
  {
    name: 'search for some of the words',
    paths: words.map((word, at) =>
      searchPath(`${word} ${searchTerms['no hit'][at % 6]} ${words[at - 1] ?? ''}`),
    ),
    goal: { atMost: 60, percentile: 'p95' },
  },
  {
    name: 'search with a filter',
    paths: words.map((word, at) => `${searchPath(word)}&${at % 2 === 0 ? 'subject=Physics' : 'schoolId=5'}`),
    goal: { atMost: 10, percentile: 'p50' },
  },
  {
    name: 'suggestions',
    paths: beginnings.map((q) => `/api/search/suggest?q=${encodeURIComponent(q)}`),
    goal: { atMost: 150, percentile: 'p95' },
  },
  { name: 'search of everything with all counts', paths: words.map(everything) },
];

/** Measures the steps of a search beyond exact words, each at a fixed pace. */
export async function measureSearchSteps(
  { load, options, found }: BenchContext,
  { origin, cookie }: { origin: string; cookie: string },
): Promise<void> {
  const seconds = Math.max(minSeconds, options.seconds);
  for (const kind of kinds) {
    const requests = kind.paths.map((path): TimedRequest => ({ group: '', path }));
    const job = {
      kind: 'open',
      origin,
      headers: { cookie },
      requests,
      perSecond: requestsPerSecond,
    } as const;
    await load.run({ ...job, seconds: Math.ceil(requests.length / requestsPerSecond) });
    const results: LoadResult[] = [];
    for (let round = 0; round < options.rounds; round++) results.push(await load.run({ ...job, seconds }));
    found.figure(figureOf(kind, results));
  }
}

function figureOf({ name, goal }: Kind, results: readonly LoadResult[]): Figure {
  const p95 = spreadOf(results.map((result) => result.p95));
  const p50 = median(results.map((result) => result.p50));
  return {
    name,
    ours: `p50 ${short(p50)} ms, ${p95Text(p95)}`,
    value: goal?.percentile === 'p50' ? p50 : p95.median,
    p95: p95.median,
    goal: goal && { atMost: goal.atMost, unit: `ms ${goal.percentile}` },
    errors: errorsOf(results),
  };
}
