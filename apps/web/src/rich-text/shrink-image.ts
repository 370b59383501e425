import { maxChatImagePixels, maxImageBytes } from '@aw/contracts/images/image-types';
import type { imageUses } from '@aw/contracts/images/public';
import { checkImage } from './check-image';

type ImageUse = (typeof imageUses)[number];

/** Size above which an image is made smaller before it is sent, in bytes, and the pixels that are left of it. */
const limits: Record<ImageUse, { bytes: number; pixels: number }> = {
  text: { bytes: maxImageBytes, pixels: 12_000_000 },
  chat: { bytes: 1_000_000, pixels: maxChatImagePixels },
};
const quality = 0.85;

/** Whether this browser can make an image smaller that is too large only in bytes. */
export function canShrink(file: File): boolean {
  return 'createImageBitmap' in window && checkImage({ type: file.type, size: 1 }) === undefined;
}

/**
 * Returns an image that is small enough to be sent: photos of phones are often larger than the server accepts. Returns the
 * same file if it is small already or the browser cannot read it.
 */
export async function shrinkImage(file: File, use: ImageUse): Promise<File> {
  const { bytes, pixels } = limits[use];
  if (file.size <= bytes || !canShrink(file)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, Math.sqrt(pixels / (picture.width * picture.height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(picture.width * scale);
    canvas.height = Math.floor(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // A JPEG has no transparency, which would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
