import { ApiError, isRefusal, reasonOf } from '@aw/contracts/api-error';
import { addOrderFile, type Order, type OrderFile, removeOrderFile } from '@aw/contracts/orders/public';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '~/lib/api';
import { usePublicConfig } from '~/lib/config';
import { orderFileProblem } from '~/lib/file-checks';
import { noAnswerReason, sendForm } from '~/lib/send-form';
import { useSession } from '~/lib/session';
import { useStoredText } from '~/lib/tab-drafts';
import { newUpload, useFileUploads } from '~/lib/use-file-uploads';
import { useNow } from '~/lib/use-now';
import { orderQuery } from '../order-queries';
import { attachedRow, uploadObstacle, waitingFiles } from './attachments';

/** Files of the message that is being written. They are uploaded at once and stay with the order until it is sent. */
export function useAttachments(order: Order) {
  const { maxFileBytes } = usePublicConfig();
  const now = useNow();
  const [removedIds, storeRemovedIds] = useStoredText(`order-files-left-off:${order.id}`);
  const showFile = useShowFile(order.id);
  const waiting = waitingFiles(order, removedIds.split(' '));

  const uploads = useFileUploads(async ({ file, stop }, onProgress) => {
    const form = new FormData();
    form.append('role', 'message');
    form.append('file', file);
    showFile(
      await sendForm(addOrderFile, {
        params: { orderId: order.id },
        form,
        signal: stop.signal,
        onProgress,
      }),
    );
  }, attachmentProblem);

  const stopAll = useEffectEvent(() => {
    for (const { stop } of uploads.items) stop.abort();
  });
  useEffect(() => () => stopAll(), []);

  const removeFile = (fileId: string) => {
    storeRemovedIds(`${removedIds} ${fileId}`.trim());
    // If it can no longer be removed, it stays among the files of the order.
    void api.call(removeOrderFile, { params: { orderId: order.id, fileId } }).catch(() => undefined);
  };

  return {
    rows: [
      ...waiting.map((file) => attachedRow(file, now, () => removeFile(file.id))),
      ...uploads.items.map(uploads.rowOf),
    ],
    add: (files: File[]) =>
      uploads.add(files.map((file) => newUpload(file, orderFileProblem(file, maxFileBytes)))),
    problem: uploadObstacle(uploads.items),
    fileIds: waiting.filter(({ status }) => status !== 'refused').map(({ id }) => id),
  };
}

function attachmentProblem(error: unknown) {
  const isUnanswered = error instanceof ApiError && error.status === 0;
  const reason = isUnanswered ? noAnswerReason() : reasonOf(error, 'The upload failed.');
  return { reason, canRetry: !isRefusal(error) };
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
