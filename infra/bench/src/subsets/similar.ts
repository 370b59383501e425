import { sql } from 'kysely';
import type { QuestionData } from '../data/open-questions';
import { errorsOf, type Figure, short, timesText } from '../figures/figure';
import { spreadOf } from '../figures/statistics';
import { askJson } from '../servers/ask';
import { changedTitles } from './changed-titles';
import type { BenchContext } from './context';
import { alternateSizes, type Both } from './two-sizes';

const goals = {
  similar: { atMost: 300, unit: 'ms p95' },
  found: { atLeast: 90, unit: '%' },
};
const seeds = 200;

/** Measures how fast similar questions are found for changed titles, and how often the original question is among them. */
export async function similarQuestions(context: BenchContext, both: Both): Promise<void> {
  const changedTitlesBySize = await Promise.all(both.map(({ data }) => titlesAskedAgain(data)));
  const paths = changedTitlesBySize.map((titles) => titles.map(({ again }) => similarPath(again)));
  const [small, large] = await alternateSizes(context, both, [paths[0] ?? [], paths[1] ?? []]);
  const p95 = spreadOf(large.map((result) => result.p95));
  context.found.figure({
    name: `similar, ${changedTitlesBySize[1]?.length} titles asked again`,
    ours: timesText(large),
    peer: `${both[0].data.questions.toLocaleString('en')}: ${timesText(small)}`,
    value: p95.median,
    p95: p95.median,
    goal: goals.similar,
    errors: errorsOf([...small, ...large]),
  });
  const kinds = new Map<string, { found: number; total: number }>();
  for (const { kind, title, again } of changedTitlesBySize[1] ?? []) {
    const five = await askJson<{ title: string }[]>(both[1].api.origin + similarPath(again));
    const count = kinds.get(kind) ?? { found: 0, total: 0 };
    const isFound = five.some((one) => one.title === title);
    kinds.set(kind, { found: count.found + Number(isFound), total: count.total + 1 });
  }
  const counts = [...kinds.values()];
  context.found.figure(foundFigure('similar, the question among the five', counts));
  for (const [kind, count] of kinds) context.found.figure(foundFigure(`similar, ${kind}`, [count], false));
}

function foundFigure(
  name: string,
  counts: readonly { found: number; total: number }[],
  hasGoal = true,
): Figure {
  const [foundCount, total] = [
    sum(counts.map((count) => count.found)),
    sum(counts.map((count) => count.total)),
  ];
  const value = (100 * foundCount) / total;
  return {
    name,
    ours: `${short(value)} % of ${total.toLocaleString('en')}`,
    value,
    goal: hasGoal ? goals.found : undefined,
    errors: 0,
  };
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const similarPath = (title: string) => `/api/questions/similar?title=${encodeURIComponent(title)}`;

async function titlesAskedAgain({ db, questions }: QuestionData) {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from questions where is_listed and id % ${Math.floor(questions / seeds)} = 3
    order by id limit ${seeds}`.execute(db);
  return rows.flatMap(({ id, title }) => changedTitles(title, id).map((change) => ({ title, ...change })));
}
