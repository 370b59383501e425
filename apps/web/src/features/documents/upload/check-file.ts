import { fileExtensions, listFileTypes, maxFileBytes } from '@aw/contracts/documents/file-types';
import { formatSizeLimit } from '@aw/ui/primitives/file-size';
import { fileProblem } from '~/lib/file-checks';

/** Value of the file input's `accept` attribute. */
export const acceptedFiles = fileExtensions.join(',');

/** Returns why a file cannot be uploaded, or undefined if it can. */
export function checkFile(
  file: { name: string; size: number },
  limitBytes = maxFileBytes,
): string | undefined {
  return fileProblem(file, { endings: fileExtensions, types: listFileTypes('or'), limitBytes });
}

/** Returns the size limit as shown on the page, such as '10MB'. */
export function formatLimit(limitBytes = maxFileBytes): string {
  return formatSizeLimit(limitBytes);
}
