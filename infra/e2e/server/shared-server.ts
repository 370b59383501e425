import { startStripe } from '@aw/dev/stripe';
import { ports, siteOrigin, stripeSecretKey } from '../site/addresses';
import { makeDataDir, removeDataDir } from './data-dir';
import { generousLimits } from './limits';
import { type RunningServer, startServer } from './start-server';
import { stripeSettings, webhookUrl } from './stripe-settings';

export type SharedServer = Pick<RunningServer, 'origin' | 'adminLink' | 'exited' | 'output'> & {
  /** Ends it and the payment provider beside it, and removes its data. */
  stop: () => Promise<void>;
};

/** Starts the built server with demo data over a folder of its own, and the Stripe-speaking one beside it. */
export async function startSharedServer(): Promise<SharedServer> {
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
  return {
    ...server,
    async stop() {
      await stripe.close();
      await server.stop();
      await removeDataDir(dataDir);
    },
  };
}
