import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { stripeWebhook } from '@aw/contracts/payments/public';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from './context';
import { addRequestOrigin } from './jobs/origin';
import { addModules } from './modules';
import { createAnswerCache } from './server/cache/answer-cache';
import { addDisconnectSignals } from './server/disconnect-signal';
import { addErrorHandler, answerError } from './server/error-handler';
import { addAnswerHeaders, answersWith } from './server/every-answer';
import type { Metrics } from './server/metrics/metrics';
import { createOpenPlaces } from './server/events/open-places';
import { addOpenApi } from './server/openapi';
import { requireReadableText } from './server/readable-text';
import { requireResponseSchemas } from './server/require-schemas';
import { addressKey, keepAddresses } from './server/security/address-key';
import { addOriginRules, siteHeaders } from './server/security/security-headers';
import { refuseCrossSite } from './server/sessions/session';
import { endUnused } from './server/unused-connections';

export type AppOptions = {
  metrics?: Metrics;
  isDraining?: () => boolean;
  /** What must see every route that comes after it. */
  addFirst?: (app: FastifyInstance) => Promise<void>;
  addPages?: (app: FastifyInstance) => Promise<void>;
  /** Where the log's lines go; the standard output without it. */
  log?: { write(line: string): void };
};

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const jsonLimit = 256 * 1024;
const minute = 60;
/** The build writes it beside the programs; the folder of the sources has none. */
const openApiFile = path.join(import.meta.dirname, 'openapi.json');

/** Asked by balancers, and told by the payment provider, all the time and from few addresses. */
const uncounted = new Set<string>(['/healthz', '/readyz', stripeWebhook.path]);

// The mini flavour of the contracts carries no messages of its own; these are for developers.
z.config(z.locales.en());

/** What the log tells of a request. Queries carry tokens of mailed links, codes and what people search, addresses are theirs. */
function loggedRequest({ id, method, url }: FastifyRequest) {
  // Some mail programs encode the question mark of a link.
  return { id, method, path: url.split(/\?|%3f/i, 1)[0] };
}

/** Every schema is zod's; unless something is named in its place, Fastify loads its compilers of JSON Schema. */
const noJsonSchema = () => (): never => {
  throw new Error('A route has a JSON Schema.');
};

/** Builds the HTTP application: the same for the server and for tests. */
export async function buildApp(ctx: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = ctx;
  const headers = siteHeaders(config);
  const app = Fastify({
    ...answersWith(headers),
    logger:
      config.LOG_LEVEL === 'silent'
        ? false
        : { level: config.LOG_LEVEL, stream: options.log, serializers: { req: loggedRequest } },
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    trustProxy: (_, hop) => hop < config.TRUST_PROXY,
    bodyLimit: jsonLimit,
    requestTimeout: 300_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // What arrives while the last answers go out is answered too.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2000 },
    schemaController: { compilersFactory: { buildValidator: noJsonSchema, buildSerializer: noJsonSchema } },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  keepAddresses(app.server);
  endUnused(app);
  addAnswerHeaders(app, headers);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('answers', createAnswerCache(ctx.changes));
  app.decorate('streams', new Set<() => void>());
  app.decorate('streamPlaces', createOpenPlaces());
  app.addHook('preClose', async () => {
    for (const end of app.streams) end();
  });
  const isDraining = options.isDraining ?? (() => false);
  requireResponseSchemas(app);
  addErrorHandler(app);
  options.metrics?.observe(app);
  addRequestOrigin(app);
  addDisconnectSignals(app);
  await app.register(underPressure, {
    maxEventLoopDelay: config.LIMIT_EVENT_LOOP_DELAY_MS,
    retryAfter: 5,
  });
  await addOriginRules(app, config);
  await app.register(multipart);
  // Reads come this way by the thousand, so they wait for nothing here.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Nobody sends another request over a connection that is about to end.
    if (isDraining()) reply.header('connection', 'close');
    refuseCrossSite(request);
    const { scope, isCounted, ownLimit } = request.routeOptions.config;
    if (!scope || uncounted.has(request.routeOptions.url ?? '')) return done();
    const address = addressKey(request.ip);
    if (ownLimit) return done();
    if (request.method !== 'GET') {
      const taken = ctx.limits.take('writes', address, config.LIMIT_WRITES_PER_MINUTE, minute);
      return void taken.then(() => done(), done);
    }
    if (isCounted) ctx.limits.takeRead(address, config.LIMIT_READS_PER_MINUTE, minute);
    done();
  });
  // An empty query value is an absent one: `?q=&schoolId=` asks for everything.
  app.addHook('preValidation', async (request) => {
    const query = request.query as Record<string, unknown>;
    for (const [name, value] of Object.entries(query)) if (value === '') delete query[name];
    requireReadableText(request);
  });
  // Whoever changes something sees it in the next answer of this process, and the others by the same notification.
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
