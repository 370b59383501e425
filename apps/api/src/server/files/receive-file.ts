import type { Readable } from 'node:stream';
import { maxFileBytes } from '@aw/contracts/documents/file-types';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { FilesUnavailableError, type StagedFile } from '../../adapters/files/file-store';
import { FeatureError, invalidRequest } from '../../errors/feature-error';
import { cleanFileName } from './clean-file-name';
import { fileIncomplete, fileMissing, fileTooLarge } from './file.errors';

/** A file that was received completely and can still be discarded. */
export type Arrived = Pick<StagedFile, 'sizeBytes' | 'headBytes' | 'discard'>;

export type ReceivedFile<F, S extends Arrived = StagedFile> = { staged: S; fileName: string; fields: F };

/** Bytes that the form's fields and boundaries may have in addition to the file. */
const formAllowance = 256 * 1024;

type Rules<F, S> = {
  /** Maximum size of the file. The default is that of a document. */
  maxBytes?: number;
  /** Throws if the file is not accepted. */
  check: (staged: S, fileName: string) => void;
  /** Returns whether a form with these texts needs a file. The default is true. */
  needsFile?: (texts: Record<string, string>) => boolean;
  /** Parses the fields that were filled in. Throws if one is wrong. */
  read: (texts: Record<string, string>) => F;
};

/**
 * Streams a multipart form with one file into staging, its parts in any order. A refused form leaves nothing behind.
 */
export async function receiveFile<F, S extends Arrived>(
  request: FastifyRequest,
  files: { stage(source: Readable): Promise<S> },
  rules: Rules<F, S>,
): Promise<ReceivedFile<F, S>> {
  const { staged, ...received } = await receiveForm(request, files, rules);
  if (!staged) throw fileMissing();
  return { ...received, staged };
}

/** A form whose file may be missing. */
export type ReceivedForm<F, S extends Arrived = StagedFile> = Omit<ReceivedFile<F, S>, 'staged'> & {
  staged: S | undefined;
};

/** Like `receiveFile`, but the rules say if the form needs a file. */
export async function receiveForm<F, S extends Arrived>(
  request: FastifyRequest,
  files: { stage(source: Readable): Promise<S> },
  rules: Rules<F, S>,
): Promise<ReceivedForm<F, S>> {
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
    const filled = filledIn(texts);
    if (!staged && (rules.needsFile?.(filled) ?? true)) throw fileMissing();
    return { staged, fileName, fields: rules.read(filled) };
  } catch (error) {
    await staged?.discard();
    throw explain(error, request, maxBytes);
  }
}

/**
 * Throws for a boundary that does not conform to RFC 2046, section 5.1.1: 1 to 70 of these characters, the last not a
 * space.
 */
function checkBoundary(contentType: string): void {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))\s*(?:;|$)/i.exec(contentType) ?? [];
  if (!/^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/.test(quoted ?? plain ?? ''))
    throw invalidRequest(
      'Nothing was saved, because the form has no readable boundary between its parts (1 to 70 characters). Please send the file as multipart/form-data.',
    );
}

/** Yields the parts of a form. A form that cannot be parsed is a client error, whichever error the parser throws. */
async function* partsOf(request: FastifyRequest, fileSize: number) {
  const limits = { fileSize, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 22 };
  try {
    // Passes on the complete name, because a backslash may be part of it.
    yield* request.parts({ limits, preservePath: true });
  } catch (error) {
    if (request.raw.destroyed || isCutOff(error) || isTooLarge(error)) throw error;
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

/** Parses a form's fields by their schema. Throws 400 with an issue for each wrong one. */
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
  if (request.raw.destroyed || isCutOff(error)) return fileIncomplete();
  if (isTooLarge(error)) return fileTooLarge(maxBytes);
  return error;
}

function isCutOff(error: unknown): boolean {
  return (
    error instanceof Error && /premature close|unexpected end|aborted|terminated early/i.test(error.message)
  );
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}
