import { comparison, type Figure } from '../figures/figure';
import { inTurns } from '../figures/statistics';
import type { Load } from '../load/start-load';
import type { Options } from '../options';
import { plansOf } from '../report/plans';
import { startApi } from '../servers/start-api';
import { startBaseline } from '../servers/start-baseline';
import { someDocuments, useLibrary } from './bench-reader';
import type { BenchContext } from './context';

const publicReads = [
  '/api/schools?limit=20',
  '/api/schools/1/courses',
  '/api/documents/teasers?limit=6',
  '/api/questions?limit=20',
  '/api/figures',
  '/api/documents/figures',
  '/api/schools/counts',
  '/api/prices',
  '/api/texts',
  '/api/config',
];
const publicGoal = 0.5;
const sessionGoal = 0.8;
const connections = 32;

type Side = { origin: string; headers: Record<string, string> };

/** Reads that everybody makes, against servers that do nothing else. */
export async function measureReads({ options, load, data: open, found }: BenchContext): Promise<void> {
  const data = await open(options.documents[0] ?? 0);
  const api = await startApi(data.url());
  try {
    const { cookie, userId } = await api.session();
    await useLibrary(data, userId);
    const ours = { origin: api.origin, headers: { cookie } };
    const sameBytes = await startBaseline('same-bytes', {
      SOURCE: api.origin,
      PATHS: JSON.stringify(publicReads),
    });
    for (const path of publicReads)
      found.figure(
        await compare(
          load,
          options,
          [path],
          path,
          'the same bytes',
          [{ ...ours, headers: {} }, visitor(sameBytes)],
          publicGoal,
        ),
      );
    await sameBytes.stop();
    const byHand = await startBaseline('by-hand', { DATABASE_URL: data.url() });
    const list = '/api/documents?limit=20';
    found.figure(await compare(load, options, [list], list, 'by hand', [ours, visitor(byHand)], sessionGoal));
    const ids = await someDocuments(data, 200);
    const details = ids.map((id) => `/api/documents/${id}`);
    found.figure(
      await compare(
        load,
        options,
        details,
        '/api/documents/{id}',
        'by hand',
        [ours, visitor(byHand)],
        sessionGoal,
      ),
    );
    await byHand.stop();
    found.plans(await plansOf(data, [list, details[0] ?? list]));
  } finally {
    await api.stop();
  }
}

const visitor = ({ origin }: { origin: string }): Side => ({ origin, headers: {} });

/** Both sides in turns, each warm before it is measured. */
async function compare(
  load: Load,
  { rounds, seconds }: Options,
  paths: readonly string[],
  name: string,
  peer: string,
  [ours, theirs]: readonly [Side, Side],
  goal: number,
): Promise<Figure> {
  const run = (side: Side) => async () => {
    const job = { kind: 'closed', ...side, paths, connections } as const;
    await load.run({ ...job, seconds: 1 });
    return load.run({ ...job, seconds });
  };
  return comparison(`GET ${name}`, peer, await inTurns(rounds, run(ours), run(theirs)), goal);
}
