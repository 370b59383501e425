import { maxFileBytes } from '@aw/contracts/documents/file-types';
import { formatCount } from '@aw/contracts/duration-text';
import { FeatureError } from '../../errors/feature-error';

export const fileMissing = () =>
  new FeatureError(422, 'files.missing', 'File Required: Please select a file to upload.', {
    issues: [{ path: 'file', message: 'Please select a file to upload.' }],
  });
export const fileEmpty = () =>
  new FeatureError(
    422,
    'files.empty',
    'This file is empty (0 bytes), so it was not uploaded. Please check the file and choose it again.',
  );
export const fileTooLarge = (maxBytes = maxFileBytes) =>
  new FeatureError(
    413,
    'files.too_large',
    `This file is larger than ${Math.floor(maxBytes / 1024 / 1024)}MB, so it was not uploaded. Please make it smaller, for example by reducing the resolution of its pictures.`,
  );
export const fileIncomplete = () =>
  new FeatureError(
    400,
    'files.incomplete',
    'The connection was lost before the whole file arrived, so it was not uploaded. Please try again.',
  );
export const tooManyUploads = (perDay: number) =>
  new FeatureError(
    429,
    'limits.uploads',
    `This file was not uploaded, because you have reached the limit of ${formatCount(perDay, 'file')} in 24 hours. Please continue tomorrow.`,
  );
export const storageFull = () =>
  new FeatureError(
    429,
    'limits.storage',
    'This file was not uploaded, because you have used all the storage you get without an account. Please create an account to continue.',
  );
/** `reason` says what the virus scanner found. */
export const fileInfected = (reason: string) => new FeatureError(422, 'files.infected', reason);
export const scannerAway = (cause: unknown) => {
  const failure = new FeatureError(
    503,
    'server.busy',
    'This file was not accepted, because we check all files for viruses and cannot do that right now. Please try again in a few minutes.',
    { retryAfterSeconds: 60 },
  );
  failure.cause = cause;
  return failure;
};
