import { Camera, ImagePlus, X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useRef } from 'react';
import { IconButton } from '../../primitives/button';
import { type ComposerFile, ComposerFileRow } from '../forms/composer-file';

/** Images of the next message, and how others are added. */
export type ComposerImages = {
  /** Images that are ready to be sent, with the address of each. */
  ready: readonly { key: string; url: string; onRemove: () => void }[];
  /** Images that are being uploaded, or were not accepted. */
  files: readonly ComposerFile[];
  /** Media types that can be chosen, separated by commas. */
  accept: string;
  /** Absent while no image can be added. */
  onAdd?: ((files: File[]) => void) | undefined;
  /** Result of an upload, for screen readers. */
  announcement: string;
};

/** Shows the images of the next message, above its text. */
export function ComposerImageList({ images: { ready, files, announcement } }: { images: ComposerImages }) {
  return (
    <>
      {ready.length > 0 && (
        <ul aria-label="Images of this message" className="flex flex-wrap gap-2 px-1 pt-1">
          {ready.map(({ key, url, onRemove }, at) => (
            <li key={key} className="relative">
              <img
                src={url}
                alt={`Attachment ${at + 1}`}
                className="size-20 [@media(max-height:480px)]:size-10 rounded-1 border border-line bg-surface object-cover"
              />
              <span className="absolute -end-1.5 -top-1.5 rounded-full border border-line bg-surface-raised">
                <IconButton
                  label={`Remove image ${at + 1}`}
                  icon={X}
                  size="sm"
                  onClick={(event) => {
                    focusNextTo(event.currentTarget);
                    onRemove();
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul aria-label="Images that are not ready" className="grid grid-cols-1 gap-2 px-3 pt-1">
          {files.map((file) => (
            <li key={file.key}>
              <ComposerFileRow file={file} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** Moves the focus from the button of an image that is removed to that of the next one, or to the field. */
function focusNextTo(button: HTMLElement): void {
  const item = button.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = next?.querySelector('button') ?? button.closest('form')?.querySelector('textarea');
  target?.focus();
}

type ImageButtonsProps = { accept: string; onAdd: (files: File[]) => void; isDisabled: boolean };

/** Buttons that add images from files, and from the camera on a device with a touch screen. */
export function ImageButtons({ accept, onAdd, isDisabled }: ImageButtonsProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className="flex flex-none gap-1">
      <IconButton
        label="Add image"
        icon={ImagePlus}
        disabled={isDisabled}
        onClick={() => openPicker(picker.current)}
      />
      <span className="hidden pointer-coarse:contents">
        <IconButton
          label="Take a photo"
          icon={Camera}
          disabled={isDisabled}
          onClick={() => openPicker(picker.current, 'camera')}
        />
      </span>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label="Add image"
        onChange={({ currentTarget }) => onAdd(takeFiles(currentTarget))}
      />
    </span>
  );
}

/** Opens the files of a device, or its camera. */
export function openPicker(input: HTMLInputElement | null, source: 'files' | 'camera' = 'files'): void {
  if (source === 'camera') input?.setAttribute('capture', 'environment');
  else input?.removeAttribute('capture');
  input?.click();
}

/** Returns the chosen files, and empties the field, so that the same ones can be chosen again. */
export function takeFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}

/**
 * Handlers of an element into which images are pasted or dropped. While none can be added, a dropped file is ignored,
 * because the browser would otherwise leave the page for it.
 */
export function imageTarget(onAdd: ((files: File[]) => void) | undefined) {
  const add = (event: { preventDefault: () => void }, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    onAdd?.([...files]);
  };
  return {
    onPaste: (event: ClipboardEvent) => {
      // Text copied from a document also contains an image of itself, so text has priority.
      if (!event.clipboardData.types.includes('text/plain')) add(event, event.clipboardData);
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => add(event, event.dataTransfer),
  };
}
