import { ApiError, isRefusal, reasonOf } from '@aw/contracts/api-error';
import { addOrderFile, type Order, type OrderFile, removeOrderFile } from '@aw/contracts/orders/public';
import type { ComposerFile } from '@aw/ui/patterns/message-composer';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { usePublicConfig } from '~/lib/config';
import { orderFileProblem } from '~/lib/file-checks';
import { sendForm } from '~/lib/send-form';
import { useSession } from '~/lib/session';
import { useNow } from '~/lib/use-now';
import { useStoredText } from '~/lib/use-stored-text';
import { orderQuery } from '../order-queries';
import { type SendingFile, uploadedState, uploadObstacle, waitingFiles } from './attachments';

/** Files of the message that is being written. They are uploaded at once and stay with the order until it is sent. */
export function useAttachments(order: Order) {
  const { maxFileBytes } = usePublicConfig();
  const now = useNow();
  const [sending, setSending] = useState<SendingFile[]>([]);
  const [removedIds, storeRemovedIds] = useStoredText(`order-files-left-off:${order.id}`);
  const abortControllers = useRef(new Map<string, AbortController>());
  const showFile = useShowFile(order.id);
  const waiting = waitingFiles(order, removedIds.split(' '));

  useEffect(() => {
    const running = abortControllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = (key: string, part: Partial<SendingFile>) =>
    setSending((list) => list.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const removeUpload = (key: string) => setSending((list) => list.filter((upload) => upload.key !== key));

  const send = async ({ key, file }: SendingFile) => {
    const controller = new AbortController();
    abortControllers.current.set(key, controller);
    const form = new FormData();
    form.append('role', 'message');
    form.append('file', file);
    try {
      const uploadedFile = await sendForm(addOrderFile, {
        params: { orderId: order.id },
        form,
        signal: controller.signal,
        onProgress: (share) => change(key, { sentBytes: Math.round(share * file.size) }),
      });
      showFile(uploadedFile);
      removeUpload(key);
    } catch (error) {
      if (controller.signal.aborted) return;
      const isFinal = isRefusal(error);
      change(key, { problem: problemOf(error), isFinal });
    }
  };

  const add = (files: File[]) => {
    const added = files.map((file): SendingFile => {
      const problem = orderFileProblem(file, maxFileBytes);
      return { key: crypto.randomUUID(), file, sentBytes: 0, problem, isFinal: problem !== undefined };
    });
    setSending((list) => [...list, ...added]);
    for (const upload of added) if (upload.problem === undefined) void send(upload);
  };

  const retry = (upload: SendingFile) => {
    change(upload.key, { problem: undefined, sentBytes: 0 });
    void send(upload);
  };
  const cancel = (key: string) => {
    abortControllers.current.get(key)?.abort();
    removeUpload(key);
  };
  const removeFile = (fileId: string) => {
    storeRemovedIds(`${removedIds} ${fileId}`.trim());
    // If it can no longer be removed, it stays among the files of the order.
    void api.call(removeOrderFile, { params: { orderId: order.id, fileId } }).catch(() => undefined);
  };

  const rows: ComposerFile[] = [
    ...waiting.map((file) => ({
      key: file.id,
      name: file.fileName,
      sizeBytes: file.sizeBytes,
      state: uploadedState(file, now),
      onRemove: () => removeFile(file.id),
    })),
    ...sending.map((upload) => ({
      key: upload.key,
      name: upload.file.name,
      sizeBytes: upload.file.size,
      state: stateOf(upload, () => retry(upload)),
      onRemove: () => cancel(upload.key),
    })),
  ];
  return {
    rows,
    add,
    problem: uploadObstacle(sending),
    fileIds: waiting.filter(({ status }) => status !== 'refused').map(({ id }) => id),
  };
}

function stateOf({ problem, isFinal, sentBytes }: SendingFile, onRetry: () => void): ComposerFile['state'] {
  if (problem === undefined) return { status: 'sending', sentBytes };
  return isFinal ? { status: 'refused', reason: problem } : { status: 'failed', reason: problem, onRetry };
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return 'You are offline.';
  return reasonOf(error, 'The upload failed.');
}

/** Returns a function that adds an uploaded file to the cached order. */
function useShowFile(orderId: string): (file: OrderFile) => void {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  return (file) =>
    queryClient.setQueryData(orderQuery(userId, orderId).queryKey, (order) =>
      order ? { ...order, files: [...order.files, file] } : order,
    );
}
