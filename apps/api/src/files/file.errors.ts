import { maxFileBytes } from '@aw/contracts/documents/file-types';
import { FeatureError } from '../errors/feature-error';

export const fileMissing = () =>
  new FeatureError(422, 'files.missing', 'File Required: Please select a file to upload.', {
    issues: [{ path: 'file', message: 'Please select a file to upload.' }],
  });
export const fileEmpty = () =>
  new FeatureError(
    422,
    'files.empty',
    'This file is empty (0 bytes), so it was not stored. Please check it and choose it again.',
  );
export const fileTooLarge = (maxBytes = maxFileBytes) =>
  new FeatureError(
    413,
    'files.too_large',
    `This file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB, so it was not stored. Please make it smaller, for example by saving pictures at a lower resolution.`,
  );
export const fileIncomplete = () =>
  new FeatureError(
    400,
    'files.incomplete',
    'The connection was lost before the whole file arrived. Nothing was stored; please upload it again.',
  );
export const tooManyUploads = (perDay: number) =>
  new FeatureError(
    429,
    'limits.uploads',
    `You have uploaded ${perDay} files in the last 24 hours, which is the limit for one person. This file was not stored; please continue tomorrow.`,
  );
export const storageFull = () =>
  new FeatureError(
    429,
    'limits.storage',
    'You have used up the storage for people without an account. This file was not stored; join to continue.',
  );
