import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { AnswerHeaders } from './security/security-headers';

const isHeaded = Symbol('bears the headers of every answer');

/**
 * Returns server options with which every answer has these headers. This includes the answers that Node sends itself:
 * to unreadable requests, to requests without a host, and to expectations that it does not support.
 */
export function answersWith(headers: AnswerHeaders) {
  const common = Object.fromEntries(headers);
  class HeadedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    readonly [isHeaded] = true;

    // Set here once instead of in each handler. The answer's own headers take precedence.
    override writeHead(status: number, ...rest: unknown[]): this {
      const own = rest.find((part) => typeof part === 'object') as OutgoingHttpHeaders | undefined;
      // The headers of a stream were set one by one before. Other answers pass all of them here.
      return super.writeHead(status, { ...common, ...this.getHeaders(), ...own });
    }
  }
  const clientErrorHandler = (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(refusalOf(error, headers));
    socket.destroy(error);
  };
  return { http: { ServerResponse: HeadedResponse }, clientErrorHandler };
}

/**
 * Adds these headers to answers of injected requests, which have no connection and another response class. Must be
 * the first hook.
 */
export function addAnswerHeaders(app: FastifyInstance, headers: AnswerHeaders): void {
  app.addHook('onRequest', (_, reply, done) => {
    if (!(isHeaded in reply.raw)) for (const [name, value] of headers) reply.header(name, value);
    done();
  });
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Returns the complete answer to bytes that are not a request. */
function refusalOf(error: NodeJS.ErrnoException, headers: AnswerHeaders): string {
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify({
    code: 'request.invalid',
    message: 'The request could not be read. Nothing was changed.',
  });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
