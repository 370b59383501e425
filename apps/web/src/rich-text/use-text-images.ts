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
import { sendForm } from '~/lib/send-form';
import { sessionQuery } from '~/lib/session';
import { checkImage } from './check-image';
import { insertImage } from './insert-image';

/** An image on its way into the text, or why it did not get there. */
type Sending = {
  key: string;
  file: File;
  stop: AbortController;
  sentBytes: number;
  problem?: { reason: string; canRetry: boolean; isOffline?: boolean };
};

type TextareaProps = Pick<ComponentProps<'textarea'>, 'ref'>;

const noConnection =
  'You are offline, so the image was not uploaded. Your text is safe, and we try again when you are back online.';
const noRoom = 'Your text is too long to add an image. Please make it shorter, then add the image again.';

/**
 * The images of one text: chosen, pasted or dropped, they are sent one after the other and typed in where the cursor is.
 * `tie` goes around what the textarea is given, the rest is for an ImageButton beside it.
 */
export function useTextImages() {
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const queue = useRef(Promise.resolve());
  const [sending, setSending] = useState<Sending[]>([]);
  const [said, setSaid] = useState('');

  const change = (key: string, part: Partial<Sending>) =>
    setSending((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string) => setSending((list) => list.filter((one) => one.key !== key));

  const send = async ({ key, file, stop }: Sending) => {
    if (stop.signal.aborted) return;
    try {
      // An image belongs to somebody, if only to the browser's anonymous person.
      await queryClient.ensureQueryData(sessionQuery);
      const form = new FormData();
      form.append('file', file);
      const { url } = await sendForm(uploadImage, {
        form,
        signal: stop.signal,
        onProgress: (share) => change(key, { sentBytes: Math.round(share * file.size) }),
      });
      if (!field.current || !insertImage(field.current, url, file.name))
        return change(key, { problem: { reason: noRoom, canRetry: false } });
      setSaid(`${file.name} is in your text. Describe the image between the square brackets.`);
      drop(key);
    } catch (error) {
      if (!stop.signal.aborted) change(key, { problem: problemOf(error) });
    }
  };
  const enqueue = (one: Sending) => {
    queue.current = queue.current.then(() => send(one));
  };

  const add = (files: File[]) => {
    setSaid('');
    const added = files.map((file): Sending => {
      const reason = checkImage(file);
      const problem = reason === undefined ? undefined : { reason, canRetry: false };
      return { key: crypto.randomUUID(), file, stop: new AbortController(), sentBytes: 0, problem };
    });
    setSending((list) => [...list, ...added]);
    for (const one of added) if (!one.problem) enqueue(one);
  };
  const retry = (one: Sending) => {
    change(one.key, { problem: undefined, sentBytes: 0 });
    enqueue(one);
  };
  const remove = ({ key, stop }: Sending) => {
    stop.abort();
    drop(key);
  };

  const stopAll = useEffectEvent(() => {
    for (const { stop } of sending) stop.abort();
  });
  const retryOffline = useEffectEvent(() => {
    for (const one of sending) if (one.problem?.isOffline) retry(one);
  });
  useEffect(() => {
    window.addEventListener('online', retryOffline);
    return () => {
      window.removeEventListener('online', retryOffline);
      stopAll();
    };
  }, []);

  return {
    /** What a textarea is given, with what it needs to take images. */
    tie: <P extends TextareaProps>(props: P) => ({
      ...props,
      ref: (element: HTMLTextAreaElement | null) => {
        field.current = element;
        hand(props.ref, element);
      },
      onPaste: (event: ClipboardEvent) => {
        // What was copied out of a document is words first, and a picture of them beside.
        if (!event.clipboardData.types.includes('text/plain')) take(event, event.clipboardData, add);
      },
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event: DragEvent) => take(event, event.dataTransfer, add),
    }),
    add,
    rows: sending.map((one) => rowOf(one, { onRetry: () => retry(one), onRemove: () => remove(one) })),
    /** Whether one is on its way, so that the text is not whole yet. */
    isSending: sending.some(({ problem }) => !problem),
    /** What happened, for who does not see it. */
    said,
  };
}

export type TextImages = ReturnType<typeof useTextImages>;

/** What the button that posts a text is given: it waits for an image on its way, without which the text is not whole. */
export function holdForImages<P extends { isPending: boolean }>(
  props: P,
  { isSending, pendingLabel }: { isSending: boolean; pendingLabel: string },
) {
  return {
    ...props,
    isPending: props.isPending || isSending,
    pendingLabel: isSending ? 'Uploading image…' : pendingLabel,
  };
}

function take(event: { preventDefault: () => void }, data: DataTransfer, add: (files: File[]) => void): void {
  const files = [...data.files];
  if (files.length === 0) return;
  event.preventDefault();
  add(files);
}

function hand<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

function problemOf(error: unknown): Sending['problem'] {
  if (!(error instanceof ApiError)) return { reason: reasonOf(error), canRetry: true };
  if (error.status === 0) return { reason: noConnection, canRetry: true, isOffline: true };
  // A refusal stays one, however often the same bytes are sent; a limit of a day as well.
  const canRetry =
    error.status >= 500 || error.code === 'limits.uploads' || error.code === 'files.incomplete';
  return { reason: reasonOf(error), canRetry };
}

type Acts = { onRetry: () => void; onRemove: () => void };

function rowOf({ key, file, sentBytes, problem }: Sending, { onRetry, onRemove }: Acts): ComposerFile {
  const shown = { key, name: file.name, sizeBytes: file.size, onRemove };
  if (problem) {
    const { reason, canRetry } = problem;
    return {
      ...shown,
      state: canRetry ? { status: 'failed', reason, onRetry } : { status: 'refused', reason },
    };
  }
  const hasLeft = sentBytes >= file.size;
  return { ...shown, state: hasLeft ? { status: 'checking' } : { status: 'sending', sentBytes } };
}
