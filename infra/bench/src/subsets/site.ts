import { rm } from 'node:fs/promises';
import path from 'node:path';
import { untilUnchanged } from '@aw/dev/waiting';
import { temporaryFolder } from '../closing';
import { repeated } from '../figures/figure';
import { root, workFolder } from '../places';
import { askJson } from '../servers/ask';
import { startProcess } from '../servers/start-process';
import { startSite } from '../servers/start-site';
import type { BenchContext } from './context';

const goals = {
  warm: { atMost: 5, unit: 's' },
  fresh: { atMost: 300, unit: 's' },
};
const runs = 5;
/** The demo data is complete when no document was added for this long. */
const quietMs = 10_000;
const maxMs = 1_800_000;

/** Measures `npm start` until the first page, after everything was built and the demo data was added. */
export async function measureSite({ options, found }: BenchContext): Promise<void> {
  const data = path.join(workFolder, 'site');
  if (options.isFresh) await rm(data, { recursive: true, force: true });
  const first = await startSite(root, { data, withinMs: maxMs });
  await untilSeeded(first.origin);
  await first.stop();
  const seconds: number[] = [];
  for (let run = 0; run < runs; run++) {
    const site = await startSite(root, { data });
    await site.stop();
    seconds.push(site.startedInMs / 1000);
  }
  found.figure(repeated('npm start, built and seeded, to the first page', seconds, 's', goals.warm));
  found.note('`node infra/cli/bootstrap.mjs start`, which is what `npm start` runs, on all cores.');
}

/** Measures `npm start` once in a new clone of the commit, with install, build and an empty database. */
export async function measureFreshClone({ found }: BenchContext): Promise<void> {
  const { folder, remove } = await temporaryFolder('clone');
  const project = path.join(folder, 'project');
  try {
    const clone = startProcess('git', ['clone', '--quiet', root, project]);
    const output = await clone.ended;
    if (clone.process.exitCode !== 0) throw new Error(`The project could not be cloned:\n${output}`);
    const site = await startSite(project, { data: path.join(folder, 'data'), withinMs: maxMs });
    await site.stop();
    found.figure(
      repeated('npm start in a fresh clone, to the first page', [site.startedInMs / 1000], 's', goals.fresh),
    );
    found.note(
      'Once, on all cores: install, build and an empty database. Packages that the package manager of this machine had in its store were not downloaded again.',
    );
  } finally {
    await remove();
  }
}

export async function untilSeeded(origin: string): Promise<void> {
  const count = async () =>
    (await askJson<{ documents: number }>(`${origin}/api/documents/figures`)).documents;
  await untilUnchanged(count, { quietMs });
}
