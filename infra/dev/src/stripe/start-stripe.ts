import Fastify, { type FastifyInstance } from 'fastify';
import { parse } from 'qs';
import { limitedCalls } from '../limited-calls';
import { type Api, addApi } from './api/api';
import { addBrowserFiles } from './browser-files';
import { addControls } from './control-routes';
import { controlStripe, type StripeControls } from './controls';
import { StripeFailure } from './failures';
import { randomText } from './ids';
import type { Outage } from './outages';
import { openWebhooks } from './webhooks/webhooks';
import { newWorld } from './world';

export type StripeOptions = {
  /** Port on 127.0.0.1; default: a free one. */
  port?: number;
  /** Address for events; without it, none are sent. */
  webhookUrl?: string;
  secretKey?: string;
  publishableKey?: string;
  webhookSecret?: string;
  /** Clock of objects and signatures. */
  now?: () => Date;
  /** Pause before the second try of a delivery, which doubles with each further try; default: 200. */
  webhookBackoffMs?: number;
  /** Maximum number of tries for an event; default: 8. */
  webhookAttempts?: number;
};

export type DevStripe = {
  origin: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Address of the replacement for Stripe's browser script. */
  scriptUrl: string;
  /** Settings with which the API uses it. */
  settings: Record<string, string>;
  setWebhookUrl: (url: string) => void;
  controls: StripeControls;
  close: () => Promise<void>;
};

/** Starts an empty server for Stripe's API with keys of its own. It keeps everything in memory. */
export async function startStripe(options: StripeOptions = {}): Promise<DevStripe> {
  const { port = 0, now = () => new Date() } = options;
  const secretKey = options.secretKey ?? `sk_test_${randomText(32)}`;
  const publishableKey = options.publishableKey ?? `pk_test_${randomText(32)}`;
  const webhookSecret = options.webhookSecret ?? `whsec_${randomText(32)}`;
  const webhooks = openWebhooks({
    secret: webhookSecret,
    now,
    backoffMs: options.webhookBackoffMs ?? 200,
    maxAttempts: options.webhookAttempts ?? 8,
  });
  webhooks.setAddress(options.webhookUrl);
  const closing = new AbortController();
  const world = newWorld({ now, publishableKey, webhooks });
  const outages = limitedCalls<Outage>();
  const app = openServer({
    world,
    outages,
    storedAnswers: new Map(),
    calls: new Map(),
    closing: closing.signal,
    keys: { secretKey, publishableKey },
  });
  world.origin = await app.listen({ port, host: '127.0.0.1' });
  const scriptUrl = `${world.origin}/stripe.js`;
  return {
    origin: world.origin,
    secretKey,
    publishableKey,
    webhookSecret,
    scriptUrl,
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: world.origin,
      STRIPE_SCRIPT_URL: scriptUrl,
    },
    setWebhookUrl: webhooks.setAddress,
    controls: controlStripe(world.origin),
    close: async () => {
      closing.abort();
      await webhooks.stop();
      await app.close();
    },
  };
}

function openServer(api: Api): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    routerOptions: { querystringParser: (query) => parse(query) },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, parse(String(body), { parameterLimit: 5_000 })),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    if (error instanceof StripeFailure) return reply.code(error.status).send({ error: error.body });
    const type = error.statusCode === undefined ? 'api_error' : 'invalid_request_error';
    return reply.code(error.statusCode ?? 500).send({ error: { type, message: error.message } });
  });
  app.setNotFoundHandler(({ method, url }, reply) => {
    const message = `Unrecognized request URL (${method}: ${url.split('?')[0]}).`;
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } });
  });
  addApi(app, api);
  addControls(app, api);
  addBrowserFiles(app);
  return app;
}
