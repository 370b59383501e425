import { makeSharedFolder } from '@aw/dev/shared-folder';
import { startStripe } from '@aw/dev/stripe';
import { ports, siteOrigin, stripeSecretKey, webhookUrl } from '../site/addresses';
import { removeDataDir } from './data-dir';
import { generousLimits } from './limits';
import { type RunningServer, startServer } from './start-server';

export type SharedServer = Pick<RunningServer, 'origin' | 'adminLink' | 'exited' | 'output'> & {
  /** Ends the server and its payment provider, and removes the data. */
  stop: () => Promise<void>;
};

/** Starts the built server with demo data in a temporary folder, and a test server for Stripe. */
export async function startSharedServer(): Promise<SharedServer> {
  const dataDir = await makeSharedFolder('aw-e2e-');
  const stripe = await startStripe({
    port: ports.stripe,
    secretKey: stripeSecretKey,
    webhookUrl: webhookUrl(siteOrigin),
  });
  const settings = { ...generousLimits, ...stripe.settings };
  const started = startServer({ port: ports.site, dataDir, settings });
  const server = await started.catch(async (error: unknown) => {
    await stripe.close();
    await removeDataDir(dataDir);
    throw error;
  });
  return {
    ...server,
    async stop() {
      await stripe.close();
      await server.stop();
      await removeDataDir(dataDir);
    },
  };
}
