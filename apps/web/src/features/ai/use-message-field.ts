import type { AiQuota, ChatImage } from '@aw/contracts/ai/chat';
import { useRef } from 'react';
import { useStoredText } from '~/lib/tab-drafts';
import { useChatImages } from './images/use-chat-images';

/**
 * The text and the images of the next message, which survive a reload in this tab under a name. They are emptied when the
 * message is stored, and come back if it fails.
 */
export function useMessageField(name: 'chat' | 'tutoring', quota: Pick<AiQuota, 'images'> | undefined) {
  const [text, setText] = useStoredText(`${name}-draft`);
  const images = useChatImages(`${name}-images`);
  const isFromField = useRef(false);
  // A server of the previous release does not take images. Stored ones can still be removed.
  const takesImages = quota?.images !== undefined;
  const stored = images.images.length > 0 ? { ...images.composer, onAdd: undefined } : undefined;
  return {
    text,
    setText,
    images: images.images,
    /** The images that can be sent now. */
    sentImages: takesImages ? images.images : [],
    composer: takesImages ? images.composer : stored,
    /** Must be called before sending: whether the message is the one in the field. */
    begin: (isOwn: boolean) => {
      isFromField.current = isOwn;
    },
    onSent: (hasImages: boolean) => {
      if (!isFromField.current) return;
      setText('');
      if (takesImages && hasImages) images.set([]);
    },
    /** Takes a failed message back; returns false if that would replace what somebody is writing. */
    onFailed: (failed: string, withImages: readonly ChatImage[]): boolean => {
      if (!mayTakeBack({ isFromField: isFromField.current, text, hasImages: !images.isEmpty() }))
        return false;
      setText(failed);
      if (withImages.length > 0) images.set(withImages);
      return true;
    },
  };
}

/** Whether a failed message can go back into the field: it came from there, or nobody has begun another. */
export function mayTakeBack({
  isFromField,
  text,
  hasImages,
}: {
  isFromField: boolean;
  text: string;
  hasImages: boolean;
}): boolean {
  return isFromField || (text.trim() === '' && !hasImages);
}
