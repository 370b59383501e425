import { imageTarget } from '@aw/ui/patterns/composer-images';
import { type ComponentProps, type Ref, useRef, useState } from 'react';
import { insertImage, insertLines } from './insert-image';
import { useImageUploads } from './use-image-uploads';

type TextareaProps = Pick<ComponentProps<'textarea'>, 'ref'>;

const tooLong = 'Your text is too long to add an image. Please make it shorter, then add the image again.';

/**
 * Uploads the images of one text, whether chosen, pasted or dropped, one by one and inserts them at the cursor. `bind`
 * wraps the props of the textarea; the rest is for an ImageButton beside it.
 */
export function useTextImages() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [uploaded, setUploaded] = useState<string>();
  const uploads = useImageUploads({
    use: 'text',
    onUploaded({ id, url }, fileName) {
      if (!field.current || !insertImage(field.current, url, fileName)) return { reason: tooLong };
      setUploaded(id);
      return {
        announcement: `${fileName} is in your text. Describe the image between the square brackets.`,
      };
    },
  });
  return {
    ...uploads,
    /** Id of the image that was inserted last. */
    uploaded,
    /** Inserts the text of an image on its own lines at the cursor. Returns false if the text would become too long. */
    insertText: (text: string) => field.current !== null && insertLines(field.current, text),
    /** Adds handlers and a ref to the props of a textarea, so that it accepts images. */
    bind: <P extends TextareaProps>(props: P) => ({
      ...props,
      ...imageTarget(uploads.add),
      ref: (element: HTMLTextAreaElement | null) => {
        field.current = element;
        assignRef(props.ref, element);
      },
    }),
  };
}

export type TextImages = ReturnType<typeof useTextImages>;

/** Returns the props of a submit button that waits for running image uploads, because the text is incomplete without them. */
export function waitForImages<P extends { isPending: boolean }>(
  props: P,
  { isSending, pendingLabel }: { isSending: boolean; pendingLabel: string },
) {
  return {
    ...props,
    isPending: props.isPending || isSending,
    pendingLabel: isSending ? 'Uploading image…' : pendingLabel,
  };
}

function assignRef<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
