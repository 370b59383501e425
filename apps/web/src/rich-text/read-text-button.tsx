import { reasonOf } from '@aw/contracts/api-error';
import { readImageText } from '@aw/contracts/images/public';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { useMutation } from '@tanstack/react-query';
import { ScanText } from 'lucide-react';
import { api } from '~/lib/api';

type ReadTextButtonProps = {
  /** Ids of the images, in order. */
  images: readonly string[];
  /** Takes the text that was read. Returns false if there is no room for it. */
  onRead: (text: string) => boolean;
};

/** Reads the text of images with OCR and puts it into a field, where the person corrects it before it is sent. */
export function ReadTextButton({ images, onRead }: ReadTextButtonProps) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const texts: string[] = [];
      for (const id of images) {
        const { text } = await api.call(readImageText, { params: { id } });
        if (text !== null) texts.push(text);
      }
      if (texts.length === 0) return 'none';
      return onRead(texts.join('\n\n')) ? 'read' : 'no-room';
    },
  });
  const outcome = error ? reasonOf(error) : data && outcomes[data];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="sm"
        icon={ScanText}
        isPending={isPending}
        pendingLabel="Reading the text…"
        onClick={() => isPending || mutate()}
      >
        {images.length === 1
          ? 'Read the text in the image'
          : `Read the text in ${formatCount(images.length, 'image')}`}
      </Button>
      <span role="status" className="text-13 text-ink-muted">
        {outcome}
      </span>
    </span>
  );
}

const outcomes = {
  read: 'The text is in the field. Please correct it before you send it: software read it, and it may contain mistakes.',
  none: 'We could not read any text. Handwriting, formulas and blurred photos often cannot be read.',
  'no-room': 'The text is too long for the field. Please make your own text shorter, then try again.',
};
