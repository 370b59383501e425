import { addStaff } from '../data/add-staff';
import { errorsOf, type Figure, p95Text } from '../figures/figure';
import { spreadOf } from '../figures/statistics';
import type { LoadResult } from '../load/load-job';
import { startApi } from '../servers/start-api';
import type { BenchContext } from './context';

const goalMs = 300;
/** Number of staff members who work at the same time. */
const connections = 4;

const tables: Record<string, readonly string[]> = {
  people: [
    '',
    'q=student77',
    'q=anon_reader0004',
    'q=uni',
    'q=nobody-like-it',
    'state=registered',
    'state=suspended',
  ],
  orders: ['', 'q=student77', 'q=essay', 'q=nobody-like-it', 'q=AW-7'],
  documents: ['', 'q=mitochondria', 'q=notes', 'q=nobody-like-it', 'q=semester'],
  audit: [''],
};

/** Measures the console's tables without a search, and with searches that match nothing, some rows and nearly all rows. */
export async function measureConsole(context: BenchContext): Promise<void> {
  const data = await context.data(context.options.documents[0] ?? 0);
  const token = await addStaff(data);
  const api = await startApi(data.url());
  try {
    for (const [table, queries] of Object.entries(tables))
      for (const query of queries)
        context.found.figure(await measure(context, { origin: api.origin, token }, table, query));
  } finally {
    await api.stop();
  }
}

async function measure(
  { load, options }: BenchContext,
  { origin, token }: { origin: string; token: string },
  table: string,
  query: string,
): Promise<Figure> {
  const job = {
    kind: 'closed',
    origin,
    headers: { authorization: `Bearer ${token}` },
    paths: [`/api/admin/${table}?limit=50${query && `&${query}`}`],
    connections,
  } as const;
  const results: LoadResult[] = [];
  await load.run({ ...job, seconds: 1 });
  for (let round = 0; round < options.rounds; round++)
    results.push(await load.run({ ...job, seconds: Math.min(2, options.seconds) }));
  const p95 = spreadOf(results.map((result) => result.p95));
  return {
    name: `console, ${table}${query && `, ${query}`}, ${connections} connections`,
    ours: p95Text(p95),
    value: p95.median,
    goal: { atMost: goalMs, unit: 'ms p95' },
    // A run without any answer counts as an error.
    errors: errorsOf(results) + results.filter(({ answers }) => answers === 0).length,
  };
}
