// `npm start`: install, build what changed, start everything in one process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build, install, root } from './workspace.mjs';

install();
build('@aw/api', '@aw/web', '@aw/admin');

const stripe = process.env.STRIPE === 'dev' ? await startTestStripe() : undefined;
const server = spawn(process.execPath, [path.join(root, 'apps/api/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
  // In a group of its own: Ctrl-C would else also reach the database, which must outlive the last request.
  detached: true,
  env: {
    LOG_LEVEL: 'warn',
    ...process.env,
    ...stripe?.settings,
    DATA_DIR: path.resolve(root, process.env.DATA_DIR ?? 'var'),
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
stripe?.child.on('exit', () => server.kill('SIGTERM'));
server.on('exit', async (code) => {
  // The last requests may still be paid, so the test server ends after the site.
  if (stripe?.child.exitCode === null && stripe.child.kill('SIGTERM')) await once(stripe.child, 'exit');
  process.exit(code ?? 1);
});

/** STRIPE=dev: starts the Stripe-speaking server of infra/dev; gives it and the settings by which the API uses it. */
async function startTestStripe() {
  const site = `http://localhost:${process.env.PORT ?? 3000}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/stripe/main.ts'], {
    cwd: path.join(root, 'infra/dev'),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { ...process.env, STRIPE_DEV_WEBHOOK: `${site}/api/stripe/webhook` },
  });
  const giveUp = () => process.exit(1);
  child.once('exit', giveUp);
  const [settings] = await once(child, 'message');
  child.off('exit', giveUp);
  return { child, settings };
}
