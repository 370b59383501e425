import { plansOf } from '../report/plans';
import { startApi } from '../servers/start-api';
import { startBaseline } from '../servers/start-baseline';
import { someDocuments, useLibrary } from './bench-reader';
import { compareSides, type Side } from './compare-sides';
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
const publicGoal = 0.8;
const sessionGoal = 0.8;
const connections = 32;

/** Compares frequent reads with plain servers that only answer these reads. */
export async function measureReads(context: BenchContext): Promise<void> {
  const data = await context.data(context.options.documents[0] ?? 0);
  const api = await startApi(data.url());
  try {
    const { cookie, userId } = await api.session();
    await useLibrary(data, userId);
    const reader = (paths: string[]): Side => ({ origin: api.origin, headers: { cookie }, paths });
    const sameBytes = await startBaseline('same-bytes', {
      SOURCE: api.origin,
      PATHS: JSON.stringify(publicReads),
    });
    for (const path of publicReads)
      context.found.figure(
        await compareSides(
          context,
          { name: `GET ${path}`, peer: 'the same bytes', connections, goal: publicGoal },
          [visitor(api, [path]), visitor(sameBytes, [path])],
        ),
      );
    await sameBytes.stop();
    const byHand = await startBaseline('by-hand', { DATABASE_URL: data.url() });
    const list = '/api/documents?limit=20';
    const ids = await someDocuments(data, 200);
    const details = ids.map((id) => `/api/documents/${id}`);
    for (const [name, paths] of [
      [list, [list]],
      ['/api/documents/{id}', details],
    ] as const)
      context.found.figure(
        await compareSides(
          context,
          { name: `GET ${name}`, peer: 'by hand', connections, goal: sessionGoal },
          [reader([...paths]), visitor(byHand, [...paths])],
        ),
      );
    await byHand.stop();
    context.found.plans(await plansOf(data, [list, details[0] ?? list]));
  } finally {
    await api.stop();
  }
}

const visitor = ({ origin }: { origin: string }, paths: string[]): Side => ({ origin, headers: {}, paths });
