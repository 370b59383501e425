// Runs one step of `npm test` and measures its time and resources.
import { spawn } from 'node:child_process';
import { usageMeter } from './usage.mjs';
import { root } from './workspace.mjs';

/**
 * Returns a function that runs a step. With `isLive` a step prints while it runs. Without it, a step prints everything when
 * it has ended, so that the output of parallel steps is not mixed. Ctrl-C ends the running steps.
 */
export function stepRunner({ env, isLive }) {
  const running = new Set();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      for (const child of running) child.kill(signal);
      process.exit(1);
    });
  const meter = usageMeter();
  const output = isLive ? 'inherit' : 'pipe';

  return async function run({ name, command }) {
    console.log(`== ${name}: started`);
    const startedAt = performance.now();
    const child = spawn('pnpm', command, { cwd: root, env, stdio: ['ignore', output, output] });
    running.add(child);
    meter.follow(child.pid);
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(part));
    const result = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ isGood: code === 0, usage: meter.usedBelow(child.pid) }));
    });
    running.delete(child);
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(Buffer.concat(printed));
    console.log(`== ${name}: ${result.isGood ? 'ok' : 'FAILED'} (${seconds.toFixed(0)} s)\n`);
    return { name, seconds, ...result };
  };
}
