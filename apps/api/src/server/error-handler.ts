import type { ErrorBody } from '@aw/contracts/error-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FilesUnavailableError } from '../adapters/files/file-store';
import { isDatabaseAway } from '../errors/database-away';
import { FeatureError } from '../errors/feature-error';

/** Returns an HTML page that says why another one cannot be shown. */
const errorPage = (title: string, heading: string, text: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${heading}</h1>
<p>${text}</p>
</html>
`;

/** Page that is shown instead of a file while the file storage is unavailable. */
const filesAwayPage = errorPage(
  'Download not possible right now',
  'This file is not available right now',
  'Nothing was lost, and you did not pay a credit. Please wait a few seconds, then <a href="">try the download again</a>, or go back to the previous page.',
);

/** Page that is shown instead of one that cannot be shown right now. */
const busyPage = errorPage(
  'One moment, please',
  'One moment, please',
  'We cannot show this page right now. Nothing was lost. Please wait a few seconds, then <a href="">open it again</a>.',
);

/** Maximum length of a wrong id in its error message. */
const maxShownId = 80;

type Failure = { status: number; retryAfterSeconds?: number } & Omit<ErrorBody, 'requestId'>;

/** Turns every error of a route into `{ code, message, requestId, issues? }`. Internal details are not sent. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      code: 'request.not_found',
      message: 'Page not found. Please check the link.',
      requestId: request.id,
    }),
  );
}

/** Answers a request with an error. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = hasLeft(error, request) ? cancelled : failureOf(error, request);
  if (failure.status >= 500) logFailure(error, failure, request);
  const { status, retryAfterSeconds, ...body } = failure;
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  // These headers belong to the answer that was being sent.
  for (const name of ['content-disposition', 'content-encoding', 'content-length', 'etag'])
    reply.removeHeader(name);
  if (status === 503 && isShownAsPage(request)) {
    const page = failure.code === 'files.unavailable' ? filesAwayPage : busyPage;
    return reply.code(status).type('text/html; charset=utf-8').serializer(String).send(page);
  }
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...body, ...(request.care && { care: request.care }), requestId: request.id });
}

/** Logs an expected failure as a warning of one line, and any other error completely. */
function logFailure(error: FastifyError, { status, code }: Failure, request: FastifyRequest): void {
  const isExpected =
    error instanceof FeatureError || error.code === 'FST_UNDER_PRESSURE' || isDatabaseAway(error);
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {};
  if (isExpected) request.log.warn({ status, code, reason: error.message, ...cause }, 'request not served');
  else request.log.error({ err: error }, 'request failed');
}

/** Returns whether the request failed because the client has disconnected, so that no one reads the answer. */
function hasLeft({ name }: FastifyError, { raw }: FastifyRequest): boolean {
  return name === 'AbortError' && raw.socket.destroyed;
}

const cancelled: Failure = {
  status: 499,
  code: 'request.invalid',
  message: 'The request was cancelled. Nothing was changed.',
};

function failureOf(error: FastifyError, request: FastifyRequest): Failure {
  if (error instanceof FeatureError)
    return { status: error.status, code: error.code, message: error.message, ...error.extra };
  if (error instanceof FilesUnavailableError)
    return {
      status: 503,
      code: 'files.unavailable',
      message: 'Files are not available right now. Nothing was lost. Please try again in a few seconds.',
      retryAfterSeconds: 5,
    };
  if (error.validation && error.validationContext === 'params')
    return wrongAddress(error.validation, request);
  if (error.validation) {
    const issues = error.validation.map((issue) => ({
      path: pathOf(issue.instancePath),
      message: issue.message ?? 'is not valid',
    }));
    return {
      status: 400,
      code: 'request.invalid',
      message: issues[0]?.message ?? 'The request is not valid.',
      issues,
    };
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return {
      status: 413,
      code: 'request.too_large',
      message: 'This request is too large. Nothing was changed.',
    };
  // The query reached the statement timeout, or the transaction was cancelled because of a deadlock or conflict.
  if (['57014', '40P01', '40001'].includes(error.code))
    return {
      status: 503,
      code: 'server.busy',
      message: 'This took too long, so we stopped it. Nothing was changed. Please try again.',
      retryAfterSeconds: 5,
    };
  if (isDatabaseAway(error))
    return {
      status: 503,
      code: 'server.busy',
      message:
        'The site is not available right now. If you were saving something, please check first whether it was saved. Then try again in a few seconds.',
      retryAfterSeconds: 5,
    };
  if (error.statusCode === 503)
    return {
      status: 503,
      code: 'server.busy',
      message: 'The site is busy. Nothing was lost. Please try again.',
      retryAfterSeconds: 5,
    };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return {
      status: error.statusCode,
      code: 'request.invalid',
      message: 'The request could not be read. Nothing was changed.',
    };
  }
  return {
    status: 500,
    code: 'server.error',
    message: 'Something went wrong on our side. Nothing was lost. Please try again.',
  };
}

/** Lists every invalid id of the path in one error, whichever endpoint it is. */
function wrongAddress(
  validation: NonNullable<FastifyError['validation']>,
  { params }: FastifyRequest,
): Failure {
  const values = new Map(Object.entries(params ?? {}));
  const issues = [...new Set(validation.map(({ instancePath }) => pathOf(instancePath)))].map((name) => ({
    path: name,
    message: `The ${name} "${String(values.get(name)).slice(0, maxShownId)}" in the link is not valid.`,
  }));
  const message = issues.map((issue) => issue.message).join(' ');
  return {
    status: 400,
    code: 'request.invalid',
    message: `${message} Nothing was changed. Please check the link.`,
    issues,
  };
}

function pathOf(pointer: string): string {
  return pointer.replace(/^\//, '').replaceAll('/', '.');
}

/** Returns whether the browser shows the answer as a page of its own, for example after a click on a download. */
function isShownAsPage({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET') return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined
    ? (headers.accept ?? '').startsWith('text/html')
    : destination === 'document';
}
