import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { uploadImage } from '@aw/contracts/images/public';
import type { ComposerFile } from '@aw/ui/patterns/composer-file';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { noAnswerReason, sendForm } from '~/lib/send-form';
import { sessionQuery } from '~/lib/session';
import { checkImage } from './check-image';
import { insertImage } from './insert-image';

/** An image that is being uploaded, or the reason why that failed. */
type ImageUpload = {
  key: string;
  file: File;
  controller: AbortController;
  sentBytes: number;
  problem?: { reason: string; canRetry: boolean; isUnanswered?: boolean };
};

type TextareaProps = Pick<ComponentProps<'textarea'>, 'ref'>;

const tooLong = 'Your text is too long to add an image. Please make it shorter, then add the image again.';

/**
 * Uploads the images of one text, whether chosen, pasted or dropped, one by one and inserts them at the cursor. `bind`
 * wraps the props of the textarea; the rest is for an ImageButton beside it.
 */
export function useTextImages() {
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const queue = useRef(Promise.resolve());
  const [uploads, setUploads] = useState<ImageUpload[]>([]);
  const [announcement, setAnnouncement] = useState('');

  const change = (key: string, part: Partial<ImageUpload>) =>
    setUploads((list) => list.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const removeUpload = (key: string) => setUploads((list) => list.filter((upload) => upload.key !== key));

  const send = async ({ key, file, controller }: ImageUpload) => {
    if (controller.signal.aborted) return;
    try {
      // An image needs an owner, so an anonymous user is registered first if there is no session.
      await queryClient.ensureQueryData(sessionQuery);
      const form = new FormData();
      form.append('file', file);
      const { url } = await sendForm(uploadImage, {
        form,
        signal: controller.signal,
        onProgress: (share) => change(key, { sentBytes: Math.round(share * file.size) }),
      });
      if (!field.current || !insertImage(field.current, url, file.name))
        return change(key, { problem: { reason: tooLong, canRetry: false } });
      setAnnouncement(`${file.name} is in your text. Describe the image between the square brackets.`);
      removeUpload(key);
    } catch (error) {
      if (!controller.signal.aborted) change(key, { problem: problemOf(error) });
    }
  };
  const enqueue = (upload: ImageUpload) => {
    queue.current = queue.current.then(() => send(upload));
  };

  const add = (files: File[]) => {
    setAnnouncement('');
    const added = files.map((file): ImageUpload => {
      const reason = checkImage(file);
      const problem = reason === undefined ? undefined : { reason, canRetry: false };
      return { key: crypto.randomUUID(), file, controller: new AbortController(), sentBytes: 0, problem };
    });
    setUploads((list) => [...list, ...added]);
    for (const upload of added) if (!upload.problem) enqueue(upload);
  };
  const retry = (upload: ImageUpload) => {
    change(upload.key, { problem: undefined, sentBytes: 0 });
    enqueue(upload);
  };
  const remove = ({ key, controller }: ImageUpload) => {
    controller.abort();
    removeUpload(key);
  };

  const abortAll = useEffectEvent(() => {
    for (const { controller } of uploads) controller.abort();
  });
  const retryUnanswered = useEffectEvent(() => {
    for (const upload of uploads) if (upload.problem?.isUnanswered) retry(upload);
  });
  useEffect(() => {
    window.addEventListener('online', retryUnanswered);
    return () => {
      window.removeEventListener('online', retryUnanswered);
      abortAll();
    };
  }, []);

  return {
    /** Adds handlers and a ref to the props of a textarea, so that it accepts images. */
    bind: <P extends TextareaProps>(props: P) => ({
      ...props,
      ref: (element: HTMLTextAreaElement | null) => {
        field.current = element;
        assignRef(props.ref, element);
      },
      onPaste: (event: ClipboardEvent) => {
        // Text copied from a document also contains an image of itself, so text has priority.
        if (!event.clipboardData.types.includes('text/plain')) takeFiles(event, event.clipboardData, add);
      },
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event: DragEvent) => takeFiles(event, event.dataTransfer, add),
    }),
    add,
    rows: uploads.map((upload) =>
      rowOf(upload, { onRetry: () => retry(upload), onRemove: () => remove(upload) }),
    ),
    /** Whether an image is being uploaded, so that the text is not complete yet. */
    isSending: uploads.some(({ problem }) => !problem),
    /** Result of an upload, for screen readers. */
    announcement,
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

function takeFiles(
  event: { preventDefault: () => void },
  data: DataTransfer,
  add: (files: File[]) => void,
): void {
  const files = [...data.files];
  if (files.length === 0) return;
  event.preventDefault();
  add(files);
}

function assignRef<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

function problemOf(error: unknown): ImageUpload['problem'] {
  if (!(error instanceof ApiError)) return { reason: reasonOf(error), canRetry: true };
  if (error.status === 0) {
    const next = navigator.onLine ? 'Please try again.' : 'We try again when you are back online.';
    const reason = `${noAnswerReason()} The image was not uploaded, but your text is safe. ${next}`;
    return { reason, canRetry: true, isUnanswered: true };
  }
  // A refusal, such as a daily limit, stays the same however often the image is sent.
  const canRetry =
    error.status >= 500 || error.code === 'limits.uploads' || error.code === 'files.incomplete';
  return { reason: reasonOf(error), canRetry };
}

type RowActions = { onRetry: () => void; onRemove: () => void };

function rowOf(
  { key, file, sentBytes, problem }: ImageUpload,
  { onRetry, onRemove }: RowActions,
): ComposerFile {
  const shown = { key, name: file.name, sizeBytes: file.size, onRemove };
  if (problem) {
    const { reason, canRetry } = problem;
    return {
      ...shown,
      state: canRetry ? { status: 'failed', reason, onRetry } : { status: 'refused', reason },
    };
  }
  const isSent = sentBytes >= file.size;
  return { ...shown, state: isSent ? { status: 'checking' } : { status: 'sending', sentBytes } };
}
