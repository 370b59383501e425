import { fileExtensions, listFileTypes, maxFileBytes } from '@aw/contracts/documents/file-types';
import { cutText, oneLineText } from '@aw/contracts/one-line';
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

/** Suggests a title: the file's name without its extension, with spaces for hyphens and underscores. Never empty. */
export function titleFromFileName(name: string): string {
  const words = oneLineText(
    oneLineText(name)
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .replace(/[\u061c\u200e\u200f]/gu, '')
      .replace(/[-_]+/g, ' '),
  );
  const title = cutText(words, 200) || 'Document';
  return title.charAt(0).toUpperCase() + title.slice(1);
}
