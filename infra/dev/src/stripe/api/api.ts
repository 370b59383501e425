import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { limitedCalls } from '../../limited-calls';
import { StripeFailure } from '../failures';
import { newId } from '../ids';
import { affects, type Outage } from '../outages';
import type { World } from '../world';
import { callerOf, type Keys, secretKeyRequired } from './callers';
import { type Endpoint, endpoints } from './endpoints';
import { expand } from './expand';
import { type Answer, fingerprintOf, type StoredAnswers, storedAnswer } from './idempotency';
import { isParams, type Params } from './params';

export type Api = {
  world: World;
  keys: Keys;
  outages: ReturnType<typeof limitedCalls<Outage>>;
  storedAnswers: StoredAnswers;
  /** Number of calls of each endpoint; calls from browsers have the prefix `browser`. */
  calls: Map<string, number>;
  /** Aborted when the server closes, which ends waiting answers. */
  closing: AbortSignal;
};

/** Answers Stripe's paths under `/v1`. */
export function addApi(app: FastifyInstance, api: Api): void {
  for (const endpoint of endpoints) {
    const { method, url } = endpoint;
    app.route({ method, url, handler: (request, reply) => handle(api, endpoint, request, reply) });
  }
}

async function handle(
  api: Api,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { key: sentKey, ...params } = paramsOf(endpoint, request);
  const caller = callerOf(api.keys, request.headers.authorization, sentKey);
  // The script on the site's page requests the intent from another origin.
  if (caller === 'browser') void reply.header('access-control-allow-origin', '*');
  const name = `${caller === 'browser' ? 'browser ' : ''}${endpoint.method} ${endpoint.url}`;
  api.calls.set(name, (api.calls.get(name) ?? 0) + 1);
  const path = request.url.split('?')[0] ?? '';
  const outage = api.outages.take((order) => affects(order, { method: endpoint.method, path, caller }));
  if (outage && outage.moment !== 'after' && !(await continuesAfter(api, outage, caller, reply)))
    return reply;
  const call = { endpoint, caller, request, params, path };
  const answer = answerOf(api, call, reply);
  if (outage?.moment === 'after' && !(await continuesAfter(api, outage, caller, reply))) return reply;
  return reply.code(answer.status).send(answer.body);
}

type ApiCall = {
  endpoint: Endpoint;
  caller: 'server' | 'browser';
  request: FastifyRequest;
  params: Params;
  path: string;
};

/** Executes a call, or returns the earlier answer with the same idempotency key. */
function answerOf(
  api: Api,
  { endpoint, caller, request, params, path }: ApiCall,
  reply: FastifyReply,
): Answer {
  const { world, storedAnswers } = api;
  const header = request.headers['idempotency-key'];
  const key = endpoint.method === 'POST' && typeof header === 'string' ? header : null;
  const fingerprint = fingerprintOf(endpoint.method, path, params);
  const earlier = key === null ? undefined : storedAnswer(storedAnswers, key, fingerprint);
  const requestId = newId('req');
  void reply.header('request-id', requestId);
  if (key !== null) void reply.header('idempotency-key', key);
  if (earlier) {
    void reply.header('idempotent-replayed', 'true');
    return earlier;
  }
  world.request = { id: requestId, idempotency_key: key };
  const answer = execute(world, endpoint, caller, { world, id: idOfPath(request), params });
  world.request = null;
  if (key !== null && answer.isStored) storedAnswers.set(key, { fingerprint, answer });
  return answer;
}

function execute(
  world: World,
  { answer, answerBrowser }: Endpoint,
  caller: 'server' | 'browser',
  call: Parameters<Endpoint['answer']>[0],
): Answer {
  try {
    const run = caller === 'server' ? answer : answerBrowser;
    if (!run) throw secretKeyRequired();
    return { status: 200, body: expand(world, run(call), call.params), isStored: true };
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    const isStored = error.status !== 403 && !error.body.code?.startsWith('parameter_');
    return { status: error.status, body: { error: error.body }, isStored };
  }
}

/** Applies an outage. Returns false if it has ended the answer. */
async function continuesAfter(
  { closing }: Api,
  { kind, ms = 0 }: Outage,
  caller: 'server' | 'browser',
  reply: FastifyReply,
): Promise<boolean> {
  if (kind === 'cut') {
    cut(reply.hijack().raw, caller);
    return false;
  }
  if (kind === 'hang') {
    await sleep(ms, undefined, { signal: closing });
    return true;
  }
  const error =
    kind === 403
      ? { type: 'invalid_request_error', message: 'The key has no permission for this.' }
      : { type: 'api_error', message: 'Something went wrong on Stripe’s end: an outage was requested.' };
  await reply.code(kind).send({ error });
  return false;
}

function cut(response: FastifyReply['raw'], caller: 'server' | 'browser'): void {
  if (caller === 'server') response.destroy();
  // A browser repeats a request on each of its open connections, unless the answer has started.
  else response.writeHead(200, { 'content-length': 1_000 }).write('{', () => response.destroy());
}

function paramsOf({ method }: Endpoint, { body, query }: FastifyRequest): Params {
  const sent = method === 'GET' ? query : body;
  return isParams(sent) ? sent : {};
}

function idOfPath({ params }: FastifyRequest): string {
  return isParams(params) && typeof params.id === 'string' ? params.id : '';
}
