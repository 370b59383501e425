import { orderFileTypes } from '@aw/contracts/orders/values';
import { formatSizeLimit } from '@aw/ui/primitives/file-size';

/** Why a file cannot go with an order, found by its name and size before a byte leaves; undefined when it can. */
export function checkOrderFile(file: { name: string; size: number }, limitBytes: number): string | undefined {
  const name = file.name.toLowerCase();
  if (!orderFileTypes.some((type) => name.endsWith(type)))
    return 'We cannot accept this type of file. Please choose a PDF, DOC, DOCX or TXT file.';
  if (file.size === 0) return 'This file is empty. Please choose another file.';
  if (file.size > limitBytes)
    return `This file is larger than ${formatSizeLimit(limitBytes)}, the limit for one file.`;
  return undefined;
}
