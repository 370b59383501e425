import { proofTypes } from '@aw/contracts/experts/profile';
import { formatSizeLimit } from '@aw/ui/primitives/file-size';

/** Why a file cannot be a proof, found by its name and size before a byte leaves; undefined when it can. */
export function checkProof(file: { name: string; size: number }, limitBytes: number): string | undefined {
  const name = file.name.toLowerCase();
  if (!proofTypes.some((type) => name.endsWith(type)))
    return 'We cannot accept this type of file. Please choose a PDF, JPEG, PNG or WebP file.';
  if (file.size === 0) return 'This file is empty. Please choose another file.';
  if (file.size > limitBytes)
    return `This file is larger than ${formatSizeLimit(limitBytes)}, the limit for one file.`;
  return undefined;
}
