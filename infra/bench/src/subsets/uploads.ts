import { temporaryFolder } from '../closing';
import { errorsOf, short } from '../figures/figure';
import { alternate, median, ratioOf, spreadOf } from '../figures/statistics';
import type { LoadResult } from '../load/load-job';
import { memoryOf, resetPeak } from '../servers/memory-of';
import { startApi } from '../servers/start-api';
import { startBaseline } from '../servers/start-baseline';
import type { BenchContext } from './context';

const mebibyte = 1024 * 1024;
const fileMiB = 10;
const atOnce = 32;
const files = 96;
const goal = 0.5;
const growthGoalMiB = 64;

/** Compares parallel uploads with a server that only hashes and writes. The uploads are not processed afterwards. */
export async function measureUploads({ options, load, data: open, found }: BenchContext): Promise<void> {
  const data = await open(options.documents[0] ?? 0);
  const api = await startApi(await data.addDatabase('uploads'));
  const { folder, remove } = await temporaryFolder('uploads');
  const baseline = await startBaseline('hash-and-write', { FOLDER: folder });
  try {
    const { cookie } = await api.session();
    const run = (origin: string, headers: Record<string, string>, count: number) =>
      load.run({
        kind: 'uploads',
        origin,
        path: '/api/documents',
        headers,
        count,
        atOnce,
        bytes: fileMiB * mebibyte,
      });
    // The first uploads load the code and create the folders.
    await run(api.origin, { cookie }, atOnce);
    await run(baseline.origin, {}, atOnce);
    const growths: number[] = [];
    const [apiRuns, baselineRuns] = await alternate(
      options.rounds,
      async () => {
        await resetPeak(api.pid);
        const before = await memoryOf(api.pid);
        const result = await run(api.origin, { cookie }, files);
        growths.push((await memoryOf(api.pid)).peak - before.now);
        return result;
      },
      () => run(baseline.origin, {}, files),
    );
    const ratio = ratioOf(
      apiRuns.map(({ perSecond }) => perSecond),
      baselineRuns.map(({ perSecond }) => perSecond),
    );
    const growth = spreadOf(growths);
    found.figure({
      name: `POST /api/documents, ${atOnce} at once, ${fileMiB} MiB each`,
      ours: speedOf(apiRuns),
      peer: `hash and write: ${speedOf(baselineRuns)}`,
      ratio,
      value: ratio.median,
      goal: { atLeast: goal, unit: '' },
      errors: errorsOf([...apiRuns, ...baselineRuns]),
    });
    found.figure({
      name: `memory growth at ${atOnce} uploads at once`,
      ours: `${short(growth.median)} MiB (${short(growth.least)}–${short(growth.most)})`,
      value: growth.median,
      goal: { atMost: growthGoalMiB, unit: 'MiB' },
      errors: errorsOf(apiRuns),
    });
  } finally {
    await Promise.all([api.stop(), baseline.stop()]);
    await remove();
  }
}

function speedOf(results: readonly LoadResult[]): string {
  return `${short(median(results.map(({ perSecond }) => perSecond)) * fileMiB)} MiB/s`;
}
