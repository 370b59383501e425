import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { stripeWebhook } from '@aw/contracts/payments/public';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { secondsPerMinute } from './config/durations';
import type { Context } from './context';
import { addRequestOrigin } from './jobs/origin';
import { addModules } from './modules';
import { createAnswerCache } from './server/cache/answer-cache';
import { addCachedAnswers, isCachedRead } from './server/cached-route';
import { addDisconnectSignals } from './server/disconnect-signal';
import { addErrorHandler, answerError } from './server/error-handler';
import { createSlotCounter } from './server/events/slot-counter';
import { addAnswerHeaders, answersWith } from './server/every-answer';
import { endIdleConnections } from './server/idle-connections';
import { takeRead } from './server/limits/take-read';
import type { Metrics } from './server/metrics/metrics';
import { addOpenApi } from './server/openapi';
import { requireReadableText } from './server/readable-text';
import { requestLogs } from './server/request-log';
import { requireResponseSchemas } from './server/require-schemas';
import { addressKey, keepAddresses } from './server/security/address-key';
import { addOriginRules, siteHeaders } from './server/security/security-headers';
import { refuseCrossSite } from './server/sessions/session';

export type AppOptions = {
  metrics?: Metrics;
  isDraining?: () => boolean;
  /** Registers hooks that must apply to every later route. */
  addFirst?: (app: FastifyInstance) => Promise<void>;
  addPages?: (app: FastifyInstance) => Promise<void>;
  /** Destination of the log's lines. The default is the standard output. */
  log?: { write(line: string): void };
};

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const jsonLimit = 256 * 1024;
/** The build writes this file beside the programs. A process that runs from sources has none. */
const openApiFile = path.join(import.meta.dirname, 'openapi.json');

/** Paths that load balancers and the payment provider call constantly from few addresses. */
const uncounted = new Set<string>(['/healthz', '/readyz', stripeWebhook.path]);

// The contracts use zod's mini variant, which has no messages of its own. These are for developers.
z.config(z.locales.en());

/**
 * Returns the fields of a request that are logged. Queries are left out because they contain tokens of mailed links,
 * codes and searches, and addresses because they are personal data.
 */
function loggedRequest({ id, method, url }: FastifyRequest) {
  // Some mail programs encode the question mark of a link.
  return { id, method, path: url.split(/\?|%3f/i, 1)[0] };
}

/** All schemas are zod's. Without a replacement, Fastify loads its compilers of JSON Schema. */
const noJsonSchema = () => (): never => {
  throw new Error('A route has a JSON Schema.');
};

/** Builds the HTTP application for the server and for tests. */
export async function buildApp(ctx: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = ctx;
  const headers = siteHeaders(config);
  const app = Fastify({
    ...answersWith(headers),
    logger:
      config.LOG_LEVEL === 'silent'
        ? false
        : { level: config.LOG_LEVEL, stream: options.log, serializers: { req: loggedRequest } },
    ...requestLogs(config.LOG_LEVEL),
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    trustProxy: (_, hop) => hop < config.TRUST_PROXY,
    bodyLimit: jsonLimit,
    requestTimeout: 300_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Requests that arrive while the last answers are sent are answered too.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2000 },
    schemaController: { compilersFactory: { buildValidator: noJsonSchema, buildSerializer: noJsonSchema } },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  keepAddresses(app.server);
  endIdleConnections(app);
  addAnswerHeaders(app, headers);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('answers', createAnswerCache(ctx.changes));
  app.decorate('streams', new Set<() => void>());
  app.decorate('streamPlaces', createSlotCounter());
  app.addHook('preClose', async () => {
    for (const end of app.streams) end();
  });
  const isDraining = options.isDraining ?? (() => false);
  requireResponseSchemas(app);
  addErrorHandler(app);
  options.metrics?.observe(app);
  addDisconnectSignals(app);
  await app.register(underPressure, {
    maxEventLoopDelay: config.LIMIT_EVENT_LOOP_DELAY_MS,
    retryAfter: 5,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Tells clients not to send another request over a connection that is about to close.
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
  addCachedAnswers(app, ctx);
  await addOriginRules(app, config);
  await app.register(multipart);
  // Reads pass here in large numbers, so this hook does not wait for anything.
  app.addHook('onRequest', (request, _, done) => {
    refuseCrossSite(request);
    const { url = '', config: route } = request.routeOptions;
    if (!route.scope || route.ownLimit || uncounted.has(url) || isCachedRead(request, route)) return done();
    if (request.method !== 'GET') {
      const address = addressKey(request.ip);
      const taken = ctx.limits.take('writes', address, config.LIMIT_WRITES_PER_MINUTE, secondsPerMinute);
      return void taken.then(() => done(), done);
    }
    if (route.isCounted) takeRead(ctx, request);
    done();
  });
  addRequestOrigin(app);
  // An empty query value counts as absent: `?q=&schoolId=` returns everything.
  app.addHook('preValidation', async (request) => {
    const query = request.query as Record<string, unknown>;
    for (const [name, value] of Object.entries(query)) if (value === '') delete query[name];
    requireReadableText(request);
  });
  // A person who changes something sees it in the next answer of this process. Other processes learn of it by the
  // same notification.
  app.addHook('onSend', ({ method }, _, payload, done) => {
    if (readMethods.has(method)) done(null, payload);
    else void ctx.changes.settled().then(() => done(null, payload), done);
  });
  await options.addFirst?.(app);
  addOpenApi(app, { siteName: config.SITE_NAME, file: openApiFile });
  await addModules(app, ctx, isDraining);
  await options.addPages?.(app);
  return app;
}
