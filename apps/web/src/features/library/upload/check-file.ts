import { fileExtensions, maxFileBytes } from '@aw/contracts/documents/file-types';
import { cutText, oneLineText } from '@aw/contracts/one-line';
import { formatSizeLimit } from '@aw/ui/primitives/file-size';

/** Names the five kinds of file as people read them. */
export const fileKinds = 'PDF, DOC, DOCX, PPT and PPTX';

/** What the file picker offers. */
export const acceptedFiles = fileExtensions.join(',');

/** Why a file cannot be sent, found by its name and size before a byte leaves; undefined when it can. */
export function checkFile(
  file: { name: string; size: number },
  limitBytes = maxFileBytes,
): string | undefined {
  const name = file.name.toLowerCase().trim();
  if (!fileExtensions.some((extension) => name.endsWith(extension))) {
    return 'We cannot accept this type of file. Please choose a PDF, DOC, DOCX, PPT or PPTX file.';
  }
  if (file.size === 0) return 'This file is empty. Please choose another file.';
  if (file.size > limitBytes)
    return `This file is larger than ${formatLimit(limitBytes)}, the limit for one file.`;
  return undefined;
}

/** '10MB', as the page states the limit. */
export function formatLimit(limitBytes = maxFileBytes): string {
  return formatSizeLimit(limitBytes);
}

/** Returns a title to start from: the file's name without ending, hyphens and underscores as spaces; never empty. */
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
