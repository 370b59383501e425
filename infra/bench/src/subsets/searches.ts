import { ensureDatabase } from '@aw/db/embedded';
import { temporaryFolder } from '../closing';
import { migrated, startServer } from '../data/filled-databases';
import { fillJudgedDocuments } from '../searches/fill-judged-documents';
import { type HalfJudgement, judgeSearches } from '../searches/judge-searches';
import { readJudgedSearches } from '../searches/judged-searches';
import { figuresWithGoals, missedText, percent } from '../searches/judgement-text';
import { askJson } from '../servers/ask';
import { startApi } from '../servers/start-api';
import { searchPath } from './bench-reader';
import type { BenchContext } from './context';

/** Judges searches as students type them: how often a right document is among the first that the API returns. */
export async function measureSearches({ found }: BenchContext): Promise<void> {
  const { folder, remove } = await temporaryFolder('searches');
  const server = await startServer(folder);
  try {
    const name = 'judged';
    let keys: ReadonlyMap<number, string> = new Map();
    await migrated(
      server.url(name),
      () => ensureDatabase(server, name),
      async (db) => {
        keys = await fillJudgedDocuments(db);
      },
    );
    for (const judgement of await judge(server.url(name), keys)) report(found, judgement);
    found.note(
      'A search succeeds if a document that would satisfy the student is among the first five (`infra/bench/searches`). The tuned half may be looked at while the search is being improved. The unseen half was written by someone who has not seen the code, so it shows what to expect of new searches.',
    );
  } finally {
    await server.stop();
    await remove();
  }
}

async function judge(databaseUrl: string, keys: ReadonlyMap<number, string>): Promise<HalfJudgement[]> {
  const api = await startApi(databaseUrl);
  try {
    const { cookie } = await api.session();
    return await judgeSearches(readJudgedSearches(), async (typed) => {
      const documents = await askJson<{ id: number; title: string }[]>(`${api.origin}${searchPath(typed)}`, {
        headers: { cookie },
      });
      return documents.map(({ id, title }) => ({ key: keys.get(id), title }));
    });
  } finally {
    await api.stop();
  }
}

function report({ figure }: BenchContext['found'], judgement: HalfJudgement): void {
  for (const { name, figures, goal } of figuresWithGoals(judgement))
    figure({
      name: `${judgement.half}, ${name}`,
      ours: `${percent(figures.firstFive)} of ${figures.searches} among the first five, ${percent(figures.first)} first, mean reciprocal rank ${figures.meanReciprocalRank.toFixed(2)}, ${percent(figures.nothing)} found nothing`,
      value: 100 * figures.firstFive,
      goal: { atLeast: 100 * goal, unit: '%' },
      errors: 0,
    });
  console.log(missedText(judgement));
}
