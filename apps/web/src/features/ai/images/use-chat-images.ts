import { type ChatImage, maxChatImages } from '@aw/contracts/ai/chat';
import { isRecord, parseJson } from '@aw/ui/drafts/browser-draft';
import type { ComposerImages } from '@aw/ui/patterns/composer-images';
import { formatCount } from '@aw/ui/primitives/format-count';
import { useEffect, useRef } from 'react';
import { useStoredText } from '~/lib/tab-drafts';
import { acceptedImages } from '~/rich-text/check-image';
import { useImageUploads } from '~/rich-text/use-image-uploads';

/**
 * The images of the next message, which survive a reload in this tab under a name. `composer` has the props for a
 * ChatComposer.
 */
export function useChatImages(name: string) {
  const [stored, setStored] = useStoredText(name);
  const images = imagesIn(stored);
  // An upload ends after the render in which it began.
  const latest = useRef(images);
  useEffect(() => {
    latest.current = imagesIn(stored);
  }, [stored]);
  const set = (next: readonly ChatImage[]) => {
    latest.current = next;
    setStored(next.length === 0 ? '' : JSON.stringify(next));
  };
  const { add, rows, announcement } = useImageUploads({
    use: 'chat',
    onUploaded(image, fileName) {
      set([...latest.current, image]);
      return { announcement: `${fileName} is in your message.` };
    },
    refuse: (count) =>
      images.length + count < maxChatImages
        ? undefined
        : `A message can have up to ${formatCount(maxChatImages, 'image')}.`,
  });
  const composer: ComposerImages = {
    ready: images.map(({ id, url }) => ({
      key: id,
      url,
      onRemove: () => set(latest.current.filter((image) => image.id !== id)),
    })),
    files: rows,
    accept: acceptedImages,
    onAdd: add,
    announcement,
  };
  return { images, set, isEmpty: () => latest.current.length === 0, composer };
}

/** Parses stored images; what is malformed is left out. */
function imagesIn(text: string): readonly ChatImage[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter(isImage) : [];
}

function isImage(value: unknown): value is ChatImage {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.url === 'string' &&
    value.url.startsWith('/api/images/') &&
    typeof value.width === 'number' &&
    typeof value.height === 'number'
  );
}
