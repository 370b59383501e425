import path from 'node:path';
import { spreadOf } from '../figures/statistics';
import { MissingRequirement } from '../missing-requirement';
import { root, workFolder } from '../places';
import { startProcess } from '../servers/start-process';
import { startSite } from '../servers/start-site';
import type { BenchContext } from './context';
import { untilSeeded } from './site';

const goal = { atLeast: 95, unit: '' };
const maxMs = 1_800_000;

type Audited = { page: string; scores: { performance: number } };

/** Measures Lighthouse's mobile performance score of ten key pages with demo data. Reports the median of the rounds. */
export async function measurePages({ options, found }: BenchContext): Promise<void> {
  const site = await startSite(root, { data: path.join(workFolder, 'site'), withinMs: maxMs });
  try {
    await untilSeeded(site.origin);
    const scores = new Map<string, number[]>();
    for (let round = 0; round < options.rounds; round++)
      for (const { page, scores: pageScores } of await audit(site.origin))
        scores.set(page, [...(scores.get(page) ?? []), pageScores.performance]);
    for (const [page, rounds] of scores) {
      const { median: value, least, most } = spreadOf(rounds);
      found.figure({
        name: `Lighthouse, mobile, ${page}`,
        ours: `${value} (${least}–${most})`,
        value,
        goal,
        errors: 0,
      });
    }
  } finally {
    await site.stop();
  }
}

async function audit(origin: string): Promise<Audited[]> {
  const child = startProcess('pnpm', ['--silent', '--filter', '@aw/e2e', 'lighthouse', origin, '--json'], {
    cwd: root,
  });
  const output = await child.ended;
  const rows = output.split('\n').find((line) => line.startsWith('[{'));
  if (!rows) throw new MissingRequirement(`Lighthouse did not run:\n${output}`);
  return JSON.parse(rows) as Audited[];
}
