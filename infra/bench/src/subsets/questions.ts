import { questionTerms } from '@aw/db/testing/fill-questions';
import { sql } from 'kysely';
import { openQuestions, type QuestionData } from '../data/open-questions';
import { errorsOf, type Figure, short, timesText } from '../figures/figure';
import { median, ratioOf, spreadOf } from '../figures/statistics';
import { ask } from '../servers/ask';
import { nextCursor } from '../servers/next-cursor';
import { startApi } from '../servers/start-api';
import type { BenchContext } from './context';
import { cursorAfter } from './depths';
import { similarQuestions } from './similar';
import { measureStreams } from './streams';
import { alternateSizes, type Both, type Side } from './two-sizes';

const sizes = [10_000, 1_000_000];
const goals = {
  sizes: { atMost: 2, unit: '× p95' },
  median: { atMost: 10, unit: 'ms p50' },
};
/** First page of the list, with as many cards as the site requests. */
const firstPage = '/api/questions?limit=24';

/** Compares list, search and similar questions at two sizes, then measures very many open pages. */
export async function measureQuestions(context: BenchContext): Promise<void> {
  const { documents, isFresh } = context.options;
  const chosenSizes = documents.length > 1 ? documents : sizes;
  const opened = await openQuestions(chosenSizes, { isFresh });
  try {
    await compareSizes(context, opened.data);
    await measureStreams(context, opened);
  } finally {
    await opened.close();
  }
}

async function compareSizes(context: BenchContext, data: readonly QuestionData[]): Promise<void> {
  const sides: Side[] = [];
  try {
    for (const one of data) sides.push({ data: one, api: await startApi(one.url) });
    const [small, large] = [sides.at(0), sides.at(-1)];
    if (!small || !large) throw new Error('There are no two sizes to compare.');
    const both = [small, large] as const;
    const medians = [...(await lists(context, both)), ...(await searches(context, both))];
    context.found.figure(slowest(medians));
    await similarQuestions(context, both);
  } finally {
    for (const { api } of sides) await api.stop();
  }
}

type NamedMedian = { name: string; p50: number };

/** Measures the newest questions and later pages of the list. */
async function lists(context: BenchContext, both: Both): Promise<NamedMedian[]> {
  const medians: NamedMedian[] = [];
  for (const share of [0, 0.01, 0.1, 0.5, 0.9, 0.99]) {
    const [small, large] = await Promise.all(both.map(({ data, api }) => listAfter(data, api.origin, share)));
    const name = share === 0 ? 'the newest 24' : `24 after ${short(100 * share)} %`;
    medians.push(await compared(context, both, name, [[small ?? ''], [large ?? '']]));
  }
  return medians;
}

async function searches(context: BenchContext, both: Both): Promise<NamedMedian[]> {
  const medians: NamedMedian[] = [];
  for (const [kind, terms] of Object.entries(questionTerms)) {
    const paths = terms.map((term) => `${firstPage}&q=${encodeURIComponent(term)}`);
    medians.push(await compared(context, both, `search, ${kind}`, [paths, paths]));
  }
  for (const share of [0.1, 0.5, 0.9]) {
    const deep = await Promise.all(both.map(({ data, api }) => listAfter(data, api.origin, share)));
    const paths = deep.map((path) => questionTerms['a topic'].map((term) => `${path}&q=${term}`));
    const name = `search, a topic, after ${short(100 * share)} %`;
    medians.push(await compared(context, both, name, [paths[0] ?? [], paths[1] ?? []]));
  }
  return medians;
}

/** Measures one kind of request at both sizes. Returns its median at the larger size. */
async function compared(
  context: BenchContext,
  both: Both,
  name: string,
  paths: readonly [string[], string[]],
): Promise<NamedMedian> {
  const [small, large] = await alternateSizes(context, both, paths);
  const p95 = large.map((result) => result.p95);
  const ratio = ratioOf(
    p95,
    small.map((result) => result.p95),
  );
  context.found.figure({
    name,
    ours: timesText(large),
    peer: `${both[0].data.questions.toLocaleString('en')}: ${timesText(small)}`,
    ratio,
    value: ratio.median,
    p95: spreadOf(p95).median,
    goal: goals.sizes,
    errors: errorsOf([...small, ...large]),
  });
  return { name, p50: median(large.map(({ p50 }) => p50)) };
}

function slowest(medians: readonly NamedMedian[]): Figure {
  const [slowestMedian] = medians.toSorted((one, other) => other.p50 - one.p50);
  return {
    name: 'the slowest of these lists and searches',
    ours: `p50 ${short(slowestMedian?.p50 ?? Number.NaN)} ms (${slowestMedian?.name})`,
    value: slowestMedian?.p50 ?? Number.NaN,
    goal: goals.median,
    errors: 0,
  };
}

/** Returns the path of the page after a share of the list, with a cursor in the API's format. */
async function listAfter({ db, questions }: QuestionData, origin: string, share: number): Promise<string> {
  // A unique parameter, because a cached answer may have a cursor of other rows.
  const response = await ask(`${origin}${firstPage}&n=first`);
  if (share === 0) return firstPage;
  const cursor = nextCursor(response);
  const cards: { id: number }[] = JSON.parse(await response.text());
  const { rows } = await sql<{ id: number; uploaded_at: Date }>`
    (select id, created_at as uploaded_at from questions where id = ${cards.at(-1)?.id})
    union all
    (select id, created_at from questions where is_listed order by created_at desc, id desc
      offset ${Math.floor(share * questions * 0.99)} limit 1)`.execute(db);
  const [last, row] = rows;
  if (!last || !row) throw new Error(`${origin}${firstPage} has no next page.`);
  return `${firstPage}&cursor=${cursorAfter(cursor, last, row)}`;
}
