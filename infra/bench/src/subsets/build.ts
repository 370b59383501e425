import { repeated } from '../figures/figure';
import { root } from '../places';
import { startProcess } from '../servers/start-process';
import type { BenchContext } from './context';

const goal = { atMost: 1, unit: 's' };
const runs = 9;
const env = { DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1' };

/** Measures a build without changes, from the start of the command to its end. */
export async function measureBuild({ found }: BenchContext): Promise<void> {
  // The first run builds everything that is missing.
  await build();
  const seconds: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { seconds: buildSeconds, output } = await build();
    if (!output.includes('FULL TURBO')) throw new Error(`This build was not cached:\n${output}`);
    seconds.push(buildSeconds);
  }
  found.figure(repeated('pnpm build, nothing changed', seconds, 's', goal));
  found.note('The build runs on all cores, as it does for developers.');
}

/** Runs `pnpm build`, which is `turbo run build`. Throws if it fails. */
async function build(): Promise<{ seconds: number; output: string }> {
  const since = performance.now();
  const child = startProcess('pnpm', ['build'], { cwd: root, env });
  const output = await child.ended;
  if (child.process.exitCode !== 0) throw new Error(`The build failed:\n${output}`);
  return { seconds: (performance.now() - since) / 1000, output };
}
