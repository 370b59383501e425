import { ApiError, reasonOf } from '@aw/contracts/api-error';
import type { imageUses, UploadedImage } from '@aw/contracts/images/public';
import type { ComposerFile } from '@aw/ui/patterns/composer-file';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noAnswerReason } from '~/lib/send-form';
import { sessionQuery } from '~/lib/session';
import { checkImage } from './check-image';
import { sendImage } from './send-image';
import { canShrink } from './shrink-image';

/** An image that is being uploaded, or the reason why that failed. */
type ImageUpload = {
  key: string;
  file: File;
  controller: AbortController;
  sentBytes: number;
  problem?: { reason: string; canRetry: boolean; isUnanswered?: boolean };
};

/** Result of an upload: what screen readers announce, or why the image was not accepted. */
type UploadResult = { announcement: string } | { reason: string };

type Options = {
  use: (typeof imageUses)[number];
  /** Takes an uploaded image into the text or message. */
  onUploaded: (image: UploadedImage, fileName: string) => UploadResult;
  /** Returns why no further image can be added, where `count` are being uploaded; undefined if one can. */
  refuse?: (count: number) => string | undefined;
};

/** Uploads images one by one. Photos that are too large are made smaller first. */
export function useImageUploads({ use, onUploaded, refuse = () => undefined }: Options) {
  const queryClient = useQueryClient();
  const queue = useRef(Promise.resolve());
  const [uploads, setUploads] = useState<ImageUpload[]>([]);
  const [announcement, setAnnouncement] = useState('');

  const change = (key: string, part: Partial<ImageUpload>) =>
    setUploads((list) => list.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const removeUpload = (key: string) => setUploads((list) => list.filter((upload) => upload.key !== key));

  const send = async ({ key, file: chosen, controller }: ImageUpload) => {
    if (controller.signal.aborted) return;
    try {
      const image = await sendImage(chosen, {
        use,
        signal: controller.signal,
        // An image needs an owner, so an anonymous user is registered first if there is no session.
        ready: () => queryClient.ensureQueryData(sessionQuery),
        onProgress: (share) => change(key, { sentBytes: Math.round(share * chosen.size) }),
      });
      const result = 'reason' in image ? image : onUploaded(image, chosen.name);
      if ('reason' in result) return change(key, { problem: { reason: result.reason, canRetry: false } });
      setAnnouncement(result.announcement);
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
    let count = uploads.filter(({ problem }) => !problem).length;
    const added = files.map((file): ImageUpload => {
      const reason = canShrink(file) && file.size > 0 ? refuse(count) : (checkImage(file) ?? refuse(count));
      const problem = reason === undefined ? undefined : { reason, canRetry: false };
      if (!problem) count += 1;
      return { key: crypto.randomUUID(), file, controller: new AbortController(), sentBytes: 0, problem };
    });
    setUploads((list) => [...list, ...added]);
    for (const upload of added) if (!upload.problem) enqueue(upload);
  };
  const retry = (upload: ImageUpload) => {
    const reason = refuse(uploads.filter(({ problem }) => !problem).length);
    if (reason !== undefined) return change(upload.key, { problem: { reason, canRetry: true } });
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
    add,
    rows: uploads.map((upload) =>
      rowOf(upload, { onRetry: () => retry(upload), onRemove: () => remove(upload) }),
    ),
    /** Whether an image is being uploaded, so that the text or message is not complete yet. */
    isSending: uploads.some(({ problem }) => !problem),
    /** Result of an upload, for screen readers. */
    announcement,
  };
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
