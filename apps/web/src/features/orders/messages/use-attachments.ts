import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { addOrderFile, type Order, type OrderFile, removeOrderFile } from '@aw/contracts/orders/public';
import type { ComposerFile } from '@aw/ui/patterns/message-composer';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { usePublicConfig } from '~/lib/config';
import { orderFileProblem } from '~/lib/file-problem';
import { sendForm } from '~/lib/send-form';
import { useSession } from '~/lib/session';
import { useNow } from '~/lib/use-now';
import { useStoredText } from '~/lib/use-stored-text';
import { orderQuery } from '../order-queries';
import { arrivedState, holdsBack, type SendingFile, waitingFiles } from './attachments';

/** The files of the message that is being written: they travel at once, and wait at the order until it is sent. */
export function useAttachments(order: Order) {
  const { maxFileBytes } = usePublicConfig();
  const now = useNow();
  const [sending, setSending] = useState<SendingFile[]>([]);
  const [leftOff, keepLeftOff] = useStoredText(`order-files-left-off:${order.id}`);
  const stoppers = useRef(new Map<string, AbortController>());
  const keepFile = useKeepFile(order.id);
  const waiting = waitingFiles(order, leftOff.split(' '));

  useEffect(() => {
    const running = stoppers.current;
    return () => {
      for (const stopper of running.values()) stopper.abort();
    };
  }, []);

  const change = (key: string, part: Partial<SendingFile>) =>
    setSending((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string) => setSending((list) => list.filter((one) => one.key !== key));

  const send = async ({ key, file }: SendingFile) => {
    const stopper = new AbortController();
    stoppers.current.set(key, stopper);
    const form = new FormData();
    form.append('role', 'message');
    form.append('file', file);
    try {
      const arrived = await sendForm(addOrderFile, {
        params: { orderId: order.id },
        form,
        signal: stopper.signal,
        onProgress: (share) => change(key, { sentBytes: Math.round(share * file.size) }),
      });
      keepFile(arrived);
      drop(key);
    } catch (error) {
      if (stopper.signal.aborted) return;
      const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500;
      change(key, { problem: problemOf(error), isFinal });
    }
  };

  const add = (files: File[]) => {
    const added = files.map((file): SendingFile => {
      const problem = orderFileProblem(file, maxFileBytes);
      return { key: crypto.randomUUID(), file, sentBytes: 0, problem, isFinal: problem !== undefined };
    });
    setSending((list) => [...list, ...added]);
    for (const one of added) if (one.problem === undefined) void send(one);
  };

  const retry = (one: SendingFile) => {
    change(one.key, { problem: undefined, sentBytes: 0 });
    void send(one);
  };
  const cancel = (key: string) => {
    stoppers.current.get(key)?.abort();
    drop(key);
  };
  const leaveOff = (fileId: string) => {
    keepLeftOff(`${leftOff} ${fileId}`.trim());
    // Where it may not be taken out any more it stays among the files of the order, as the page shows.
    void api.call(removeOrderFile, { params: { orderId: order.id, fileId } }).catch(() => undefined);
  };

  const rows: ComposerFile[] = [
    ...waiting.map((file) => ({
      key: file.id,
      name: file.fileName,
      sizeBytes: file.sizeBytes,
      state: arrivedState(file, now),
      onRemove: () => leaveOff(file.id),
    })),
    ...sending.map((one) => ({
      key: one.key,
      name: one.file.name,
      sizeBytes: one.file.size,
      state: stateOf(one, () => retry(one)),
      onRemove: () => cancel(one.key),
    })),
  ];
  return {
    rows,
    add,
    problem: holdsBack(sending),
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

/** Gives a function that shows a file with its order as soon as it has arrived. */
function useKeepFile(orderId: string): (file: OrderFile) => void {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  return (file) =>
    queryClient.setQueryData(orderQuery(userId, orderId).queryKey, (order) =>
      order ? { ...order, files: [...order.files, file] } : order,
    );
}
