import { imageTypes, maxImageBytes } from '@aw/contracts/images/image-types';
import { formatSizeLimit } from '@aw/ui/primitives/file-size';

/** File types that the picker offers. */
export const acceptedImages = Object.values(imageTypes).join(',');

/** Explanation of the accepted images. */
export const imageHint = `PNG, JPEG or WebP, up to ${formatSizeLimit(maxImageBytes)}.`;

const types: readonly string[] = Object.values(imageTypes);

/** Returns why an image cannot be sent, judged by its type and size, or undefined if it can. */
export function checkImage({ type, size }: { type: string; size: number }): string | undefined {
  // An image without a type is checked by the server, which reads the content anyway.
  if (type !== '' && !types.includes(type))
    return 'This is not a PNG, JPEG or WebP image. Save it as one of these, or take a screenshot of it.';
  if (size === 0) return 'This image file is empty. Please choose another one.';
  if (size > maxImageBytes)
    return `This image is larger than ${formatSizeLimit(maxImageBytes)}. Save it smaller, or take a screenshot of it.`;
  return undefined;
}
