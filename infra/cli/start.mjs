// `npm start`: installs, builds the packages that changed, and starts the API with the site and the console.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build, install, root } from './workspace.mjs';

install();
build('@aw/api', '@aw/web', '@aw/admin');

const { STRIPE, AI, PORT = 3000, DATA_DIR = 'var' } = process.env;
const testServers = await Promise.all([
  ...(STRIPE === 'dev'
    ? [startTestServer('stripe', { STRIPE_DEV_WEBHOOK: `http://localhost:${PORT}/api/stripe/webhook` })]
    : []),
  ...(AI === 'dev' ? [startTestServer('openai')] : []),
]);
const server = spawn(process.execPath, [path.join(root, 'apps/api/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
  // In its own process group, because Ctrl-C would otherwise also reach the database, which must outlive the last request.
  detached: true,
  env: {
    LOG_LEVEL: 'warn',
    ...process.env,
    ...Object.assign({}, ...testServers.map(({ settings }) => settings)),
    DATA_DIR: path.resolve(root, DATA_DIR),
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
for (const { child } of testServers) child.on('exit', () => server.kill('SIGTERM'));
server.on('exit', async (code) => {
  // The last requests may still need a payment or an answer, so the test servers end after the site.
  await Promise.all(testServers.map(({ child }) => end(child)));
  process.exit(code ?? 1);
});

/** Starts a test server of infra/dev. Returns its process and the settings with which the API uses it. */
async function startTestServer(name, env = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', `src/${name}/main.ts`], {
    cwd: path.join(root, 'infra/dev'),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { ...process.env, ...env },
  });
  const exit = () => process.exit(1);
  child.once('exit', exit);
  const [settings] = await once(child, 'message');
  child.off('exit', exit);
  return { child, settings };
}

async function end(child) {
  if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
}
