import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/** A run with a folder and a process that never ends. */
const program = `
  import { closeOnSignal, closing, temporaryFolder } from ${module('./closing.ts')};
  import { startProcess } from ${module('./servers/start-process.ts')};
  closeOnSignal();
  const { folder } = await temporaryFolder('closing-test');
  closing(async () => console.log('closed the first'));
  const { process: { pid } } = startProcess(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const close = closing(async () => console.log('closed the last'));
  console.log(JSON.stringify({ folder, pid }));
  process.once('SIGINT', () => {
    close();
    try { startProcess(process.execPath, ['-v']); } catch { console.log('nothing more starts'); }
  });
  setInterval(() => {}, 1000);`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('[P10] an interrupted run ends its processes and removes its folders in reverse order, each once', async () => {
  const args = [
    '--conditions=@aw/source',
    '--import',
    'tsx',
    '--input-type=module-typescript',
    '-e',
    program,
  ];
  const run = spawn(process.execPath, args, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const output = createInterface(run.stdout).on('line', (line) => lines.push(line));
  await once(output, 'line');
  const { folder, pid }: { folder: string; pid: number } = JSON.parse(lines[0] ?? '');
  expect([existsSync(folder), isAlive(pid)]).toEqual([true, true]);
  run.kill('SIGINT');
  const [code] = await once(run, 'close');
  expect([code, existsSync(folder), isAlive(pid)]).toEqual([130, false, false]);
  expect(lines.slice(1).filter(Boolean)).toEqual([
    'Interrupted: ending what was started …',
    'closed the last',
    'nothing more starts',
    'closed the first',
  ]);
});
