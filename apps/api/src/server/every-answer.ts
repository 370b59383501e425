import {
  type IncomingMessage,
  ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { AnswerHeaders } from './security/security-headers';

const isHeaded = Symbol('bears the headers of every answer');

/** Method of Node's responses that writes the status line and all headers. The types of Node do not list it. */
type HeaderWriter = { _storeHeader: (firstLine: string, headers: object | undefined) => void };

/**
 * Returns server options with which every answer has these headers. This includes the answers that Node sends itself:
 * to unreadable requests, to requests without a host, and to expectations that it does not support.
 */
export function answersWith(headers: AnswerHeaders) {
  const writer = ServerResponse.prototype as unknown as HeaderWriter;
  const { _storeHeader: storeHeader } = writer;
  if (typeof storeHeader !== 'function') throw new Error('This version of Node writes headers differently.');
  const linesExcept = linesOf(headers);
  class HeadedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    readonly [isHeaded] = true;

    // Node would check every common header again for every answer, which is a tenth of the time of a cached read. Here
    // they are one text that was checked once. The answer's own headers take precedence.
    _storeHeader(firstLine: string, own: object | undefined): void {
      storeHeader.call(this, firstLine + linesExcept(own), own);
    }
  }
  const clientErrorHandler = (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(refusalOf(error, headers));
    socket.destroy(error);
  };
  return { http: { ServerResponse: HeadedResponse }, clientErrorHandler };
}

/** Returns a function that joins the lines of these headers, without those that an answer sets itself. */
function linesOf(headers: AnswerHeaders): (own: object | undefined) => string {
  for (const [name, value] of headers) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const join = (kept: AnswerHeaders) => kept.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const all = join(headers);
  return (own) => {
    const overridden = own && namesIn(own).filter((name) => names.has(name));
    if (!overridden?.length) return all;
    return join(headers.filter(([name]) => !overridden.includes(name.toLowerCase())));
  };
}

/** Returns the lower-case names of an answer's own headers: an object, a list of pairs, or a list of names and values. */
function namesIn(own: object): string[] {
  return headerNames(own).map((name) => String(name).toLowerCase());
}

function headerNames(own: object): unknown[] {
  if (!Array.isArray(own)) return Object.keys(own);
  return Array.isArray(own[0]) ? own.map(([name]) => name) : own.filter((_, at) => at % 2 === 0);
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
