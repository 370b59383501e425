import { ComposerFileRow } from '@aw/ui/patterns/composer-file';
import { openPicker, takeFiles } from '@aw/ui/patterns/composer-images';
import { Button } from '@aw/ui/primitives/button';
import { Camera, ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { acceptedImages, imageHint } from './check-image';
import { ReadTextButton } from './read-text-button';
import type { TextImages } from './use-text-images';

type ImageButtonProps = {
  images: TextImages;
  /** Whether the accepted types and size of images are shown. */
  hasHint: boolean;
};

/** Button that adds images to a text, and a list of those being uploaded. */
export function ImageButton({ images, hasHint }: ImageButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          size="sm"
          icon={ImagePlus}
          aria-describedby={hintId}
          onClick={() => openPicker(picker.current)}
        >
          Add image
        </Button>
        <span className="hidden pointer-coarse:contents">
          <Button size="sm" icon={Camera} onClick={() => openPicker(picker.current, 'camera')}>
            Take a photo
          </Button>
        </span>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={acceptedImages}
          aria-label="Add image"
          onChange={({ currentTarget }) => images.add(takeFiles(currentTarget))}
        />
        <p id={hintId} hidden={!hasHint} className="text-13 text-ink-muted">
          {imageHint} You can also paste or drop an image into the text.
        </p>
      </div>
      {images.rows.length > 0 && (
        <ul aria-label="Images for this text" className="grid grid-cols-1 border-s border-margin-rule ps-4">
          {images.rows.map((row) => (
            <li key={row.key} className="border-line py-2 not-last:border-b">
              <ComposerFileRow file={row} />
            </li>
          ))}
        </ul>
      )}
      {images.uploaded !== undefined && (
        <ReadTextButton key={images.uploaded} images={[images.uploaded]} onRead={images.insertText} />
      )}
      <p role="status" className="sr-only">
        {images.announcement}
      </p>
    </div>
  );
}
