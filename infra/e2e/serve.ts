// The server that the browser tests share, over a folder that is gone afterwards; Playwright starts and ends this.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startStripe } from '@aw/dev/stripe';
import { makeDataDir, removeDataDir } from './server/data-dir';
import { generousLimits } from './server/limits';
import { startServer } from './server/start-server';
import { stripeSettings, webhookUrl } from './server/stripe-settings';
import { ports, siteOrigin, stripeSecretKey } from './site/addresses';
import { adminLinkFile } from './site/admin-link';

await mkdir(path.dirname(adminLinkFile), { recursive: true });
await rm(adminLinkFile, { force: true });
const dataDir = await makeDataDir();
const stripe = await startStripe({
  port: ports.stripe,
  secretKey: stripeSecretKey,
  webhookUrl: webhookUrl(siteOrigin),
});
const settings = { ...generousLimits, ...stripeSettings(stripe) };
const started = startServer({ port: ports.site, dataDir, settings });
const server = await started.catch(async (error: unknown) => {
  await stripe.close();
  await removeDataDir(dataDir);
  throw error;
});
await writeFile(adminLinkFile, server.adminLink ?? '');

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stripe.close();
  await server.stop();
  await removeDataDir(dataDir);
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
void server.exited.then(({ code, signal }) => {
  if (isStopping) return;
  console.error(`The server ended by itself (${code ?? signal}):\n${server.output()}`);
  process.exit(1);
});
