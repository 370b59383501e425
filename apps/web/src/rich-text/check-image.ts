import { imageTypes, maxImageBytes } from '@aw/contracts/images/image-types';
import { formatSizeLimit } from '@aw/ui/primitives/file-size';

/** What the file picker offers. */
export const acceptedImages = Object.values(imageTypes).join(',');

/** What is taken, in words. */
export const imageHint = `PNG, JPEG or WebP, up to ${formatSizeLimit(maxImageBytes)}.`;

const types: readonly string[] = Object.values(imageTypes);

/** Why an image cannot be sent, found by its type and size before a byte leaves; undefined when it can. */
export function checkImage({ type, size }: { type: string; size: number }): string | undefined {
  // Without a type the server judges by the content, as it does in any case.
  if (type !== '' && !types.includes(type))
    return 'This is not a PNG, JPEG or WebP image. Save it as one of these, or take a screenshot of it.';
  if (size === 0) return 'This image file is empty. Please choose another one.';
  if (size > maxImageBytes)
    return `This image is larger than ${formatSizeLimit(maxImageBytes)}. Save it smaller, or take a screenshot of it.`;
  return undefined;
}
