import path from 'node:path';
import { freePort } from '@aw/db/embedded';
import { startProcess } from './start-process';
import { untilAnswers } from './until-answers';

export type Baseline = { origin: string; pid: number; stop: () => Promise<void> };

/** Starts a program of `baselines` on the server's core. It listens on PORT. */
export async function startBaseline(name: string, env: Record<string, string> = {}): Promise<Baseline> {
  const port = await freePort();
  const program = path.join(import.meta.dirname, '../baselines', `${name}.ts`);
  const child = startProcess(process.execPath, [...process.execArgv, program], {
    core: 'server',
    env: { ...env, PORT: String(port), NODE_ENV: 'production' },
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilAnswers(child, `${origin}/ready`);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { origin, pid: child.process.pid ?? 0, stop: child.stop };
}
