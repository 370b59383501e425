import type { Readable } from 'node:stream';
import { maxFileBytes } from '@aw/contracts/documents/file-types';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { FilesUnavailableError, type StagedFile } from '../../adapters/files/file-store';
import { FeatureError, invalidRequest } from '../../errors/feature-error';
import { cleanFileName } from './clean-file-name';
import { fileIncomplete, fileMissing, fileTooLarge } from './file.errors';

/** Bytes that have arrived whole and may still be forgotten. */
export type Arrived = Pick<StagedFile, 'sizeBytes' | 'headBytes' | 'discard'>;

export type ReceivedFile<F, S extends Arrived = StagedFile> = { staged: S; fileName: string; fields: F };

/** What the form's fields and boundaries may take beside the file itself. */
const formAllowance = 256 * 1024;

type Rules<F, S> = {
  /** The most that the file may have; as a document without it. */
  maxBytes?: number;
  /** Throws for bytes that are not taken. */
  check: (staged: S, fileName: string) => void;
  /** The fields that were filled in; throws for wrong ones. */
  read: (texts: Record<string, string>) => F;
};

/** Streams a multipart form with one file into staging, its parts in any order; whatever is refused leaves nothing behind. */
export async function receiveFile<F, S extends Arrived>(
  request: FastifyRequest,
  files: { stage(source: Readable): Promise<S> },
  rules: Rules<F, S>,
): Promise<ReceivedFile<F, S>> {
  const { maxBytes = maxFileBytes } = rules;
  if (!request.isMultipart()) throw invalidRequest('Please send the file as multipart/form-data.');
  checkBoundary(request.headers['content-type'] ?? '');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + formAllowance) throw fileTooLarge(maxBytes);
  const texts: Record<string, string> = {};
  let staged: S | undefined;
  let fileName = '';
  try {
    for await (const part of partsOf(request, maxBytes)) {
      if (part.type === 'field') texts[part.fieldname] = String(part.value);
      else {
        fileName = cleanFileName(part.filename);
        staged = await files.stage(part.file);
        if (part.file.truncated) throw fileTooLarge(maxBytes);
        rules.check(staged, fileName);
      }
    }
    if (!staged) throw fileMissing();
    return { staged, fileName, fields: rules.read(filledIn(texts)) };
  } catch (error) {
    await staged?.discard();
    throw explain(error, request, maxBytes);
  }
}

/** What separates the parts of a form: RFC 2046, section 5.1.1 allows 1 to 70 of these signs, the last no space. */
function checkBoundary(contentType: string): void {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))\s*(?:;|$)/i.exec(contentType) ?? [];
  if (!/^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/.test(quoted ?? plain ?? ''))
    throw invalidRequest(
      'Nothing was saved, because the form has no readable boundary between its parts (1 to 70 characters). Please send the file as multipart/form-data.',
    );
}

/** The parts of a form; what cannot be read as one is the sender's error, whichever way the parser says it. */
async function* partsOf(request: FastifyRequest, fileSize: number) {
  const limits = { fileSize, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 22 };
  try {
    // The whole name comes here, because a backslash in it may be part of the name.
    yield* request.parts({ limits, preservePath: true });
  } catch (error) {
    if (request.raw.destroyed || isCut(error) || isTooLarge(error)) throw error;
    throw unreadableForm(error);
  }
}

function unreadableForm(cause: unknown): FeatureError {
  const failure = invalidRequest(
    'Nothing was saved, because the form could not be read. It must be complete, with one file and at most 20 fields with plain names.',
  );
  failure.cause = cause;
  return failure;
}

/** Reads a form's fields by their schema; throws 400 with an issue for each wrong one. */
export function readFields<T>(schema: z.ZodMiniType<T>, texts: Record<string, string>): T {
  const result = schema.safeParse(texts);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new FeatureError(400, 'request.invalid', issues[0]?.message ?? 'The form is not valid.', { issues });
}

function filledIn(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text.trim() !== '' && text !== 'null'),
  );
}

function explain(error: unknown, request: FastifyRequest, maxBytes: number): unknown {
  if (error instanceof FeatureError || error instanceof FilesUnavailableError) return error;
  if (request.raw.destroyed || isCut(error)) return fileIncomplete();
  if (isTooLarge(error)) return fileTooLarge(maxBytes);
  return error;
}

function isCut(error: unknown): boolean {
  return (
    error instanceof Error && /premature close|unexpected end|aborted|terminated early/i.test(error.message)
  );
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}
