import { type imageUses, type UploadedImage, uploadImage } from '@aw/contracts/images/public';
import { sendForm } from '~/lib/send-form';
import { checkImage } from './check-image';
import { shrinkImage } from './shrink-image';

type SendOptions = {
  use: (typeof imageUses)[number];
  signal: AbortSignal;
  /** Waits until there is a session, which owns the image. */
  ready: () => Promise<unknown>;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Uploads an image, smaller if need be, or returns why it is not suitable. Throws ApiError, and an AbortError if it is
 * cancelled, after which nothing is sent.
 */
export async function sendImage(
  chosen: File,
  { use, signal, ready, onProgress }: SendOptions,
): Promise<UploadedImage | { reason: string }> {
  const file = await shrinkImage(chosen, use);
  signal.throwIfAborted();
  const reason = checkImage(file);
  if (reason !== undefined) return { reason };
  await ready();
  signal.throwIfAborted();
  const form = new FormData();
  form.append('file', file);
  const image = await sendForm(uploadImage, {
    form,
    query: use === 'text' ? {} : { for: use },
    signal,
    onProgress,
  });
  signal.throwIfAborted();
  return image;
}
