// Runs a task with the project's own Node and pnpm, whatever Node (18 or newer) started it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const nodeVersion = '24.21.0';
const pnpmVersion = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).packageManager.split(
  '@',
)[1];
const versions = `${nodeVersion} ${pnpmVersion}`;
const toolchainFile = path.join(root, 'node_modules/.cache/toolchain.json');

const [task, ...args] = process.argv.slice(2);
const tasks = { start: 'start.mjs', test: 'test.mjs', run: 'run.mjs', tool: 'tool.mjs' };
if (!tasks[task]) {
  console.error(`Unknown task "${task}". Known: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}

/** Returns the folder with our node and pnpm that an earlier start noted, so that this one need not ask npm. */
function notedBin() {
  try {
    const { bin, versions: notedVersions } = JSON.parse(readFileSync(toolchainFile, 'utf8'));
    readFileSync(path.join(bin, 'pnpm'));
    return notedVersions === versions ? bin : undefined;
  } catch {
    return undefined;
  }
}

/** Has npm download the toolchain into its own cache, and notes and returns its folder. */
function downloadToolchain() {
  console.log(`Getting Node ${nodeVersion} and pnpm ${pnpmVersion} …`);
  const find = 'process.env.PATH.split(path.delimiter).find((bin) => fs.existsSync(path.join(bin, "pnpm")))';
  const parameters = [
    '-y',
    '-p',
    `node@${nodeVersion}`,
    '-p',
    `pnpm@${pnpmVersion}`,
    '--',
    'node',
    '-p',
    `"${find.replaceAll('"', "'")}"`,
  ];
  const { stdout, status, error } = spawnSync('npx', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: true,
  });
  const bin = stdout?.trim().split('\n').pop();
  if (status !== 0 || !bin)
    throw error ?? new Error('npm could not fetch Node and pnpm. Is the package registry reachable?');
  mkdirSync(path.dirname(toolchainFile), { recursive: true });
  writeFileSync(toolchainFile, JSON.stringify({ bin, versions }));
  return bin;
}

const bin = notedBin() ?? downloadToolchain();
const env = {
  ...process.env,
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
};
const child = spawn(
  path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node'),
  [path.join(root, 'infra/cli', tasks[task]), ...args],
  {
    stdio: 'inherit',
    cwd: root,
    env,
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// On a signal npm ends its shell but not the programs in it. Without this, they would keep running without their parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('error', (error) => {
  console.error(`Could not start ${bin}: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
