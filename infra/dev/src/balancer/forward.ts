import {
  type Agent,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import type { Targets } from './targets';

const maxRetries = 3;

/** Headers that apply to one connection only. A request keeps `transfer-encoding`, which announces its body. */
const connectionHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
];

/** Result of one try. `unreached`: the request had no effect on the target; `broken`: it may have had one. */
type Outcome = 'answered' | 'unreached' | 'broken';

/** Lets a target answer a request. Answers 503 if no target can be reached and 502 if one broke off. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { targets, agent }: { targets: Targets; agent: Agent },
): Promise<void> {
  const tried = new Set<string>();
  for (let attempt = 0; attempt <= maxRetries; attempt++) {
    const origin = targets.next(tried);
    if (origin === undefined) break;
    tried.add(origin);
    const outcome = await tryTarget(origin, agent, request, response);
    if (outcome === 'answered') return;
    if (outcome === 'broken') return refuse(502, request, response);
  }
  refuse(503, request, response);
}

function tryTarget(
  origin: string,
  agent: Agent,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Outcome> {
  const { method, url: path, headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const isSafe = !hasBody && (method === 'GET' || method === 'HEAD');
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const call = ask({ hostname, port, method, path, headers: headersFor(request), agent, setHost: false });
    let isSent = false;

    const send = () => {
      isSent = true;
      if (hasBody) request.pipe(call);
      else call.end();
    };
    const cancel = () => {
      if (!response.writableFinished) call.destroy();
    };
    response.once('close', cancel);
    // The body is read only after the connection is open, so that another target can still get it.
    call.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()));
    call.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, headersOf(answer));
      response.flushHeaders();
      pipeline(answer, response, () => {
        // Discards the rest of a body that the target did not read.
        request.unpipe(call).resume();
        resolve('answered');
      });
    });
    call.on('error', () => {
      response.off('close', cancel);
      request.unpipe(call);
      if (response.headersSent || response.destroyed) resolve('answered');
      else resolve(isSent && !isSafe ? 'broken' : 'unreached');
    });
  });
}

function headersFor({ headers, socket }: IncomingMessage): OutgoingHttpHeaders {
  const forwardedFor = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  return { ...without(connectionHeaders, headers), 'x-forwarded-for': forwardedFor };
}

function headersOf({ headers }: IncomingMessage): OutgoingHttpHeaders {
  return without([...connectionHeaders, 'transfer-encoding'], headers);
}

function without(names: string[], headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function refuse(status: 502 | 503, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(status, { 'content-type': 'text/plain' }).end(`${status}\n`);
}
