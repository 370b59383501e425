import { addOrderFile, getOrder, removeOrderFile } from '@aw/contracts/orders/public';
import type { Order, OrderFile } from '@aw/contracts/orders/shapes';
import { maxOrderFiles } from '@aw/contracts/orders/values';
import type { ComposerFile } from '@aw/ui/patterns/composer-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api';
import { checksPollMs } from '~/lib/file-checks';
import { orderFileProblem } from '~/lib/file-problem';
import { sendForm } from '~/lib/send-form';
import { sessionKey } from '~/lib/session';
import { useNow } from '~/lib/use-now';
import { problemOf, storedRow, type UploadingFile, uploadingRow } from './file-rows';

export type OrderFiles = {
  rows: ComposerFile[];
  isSending: boolean;
  isFull: boolean;
  add: (files: File[]) => void;
};

type Input = {
  userId: string;
  order: Order | undefined;
  /** Returns the stored order, creating it if there is none. */
  openOrder: () => Promise<Order>;
  limitBytes: number;
};

/** The files of the brief: those being uploaded, and those on the server with their checks. */
export function useOrderFiles({ userId, order, openOrder, limitBytes }: Input): OrderFiles {
  const queryClient = useQueryClient();
  const now = useNow();
  const [sending, setSending] = useState<UploadingFile[]>([]);
  const queryKey = [...sessionKey, userId, 'order-files', order?.id];
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.call(getOrder, { params: { orderId: order?.id ?? '' }, signal }).then(briefOf),
    enabled: order !== undefined,
    initialData: () => order && briefOf(order),
    refetchInterval: ({ state }) => checksPollMs(state.data ?? []),
  });
  const remove = useMutation({
    mutationFn: (file: OrderFile) =>
      api.call(removeOrderFile, { params: { orderId: order?.id ?? '', fileId: file.id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });

  const patch = (key: string, part: Partial<UploadingFile>) =>
    setSending((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string) => setSending((list) => list.filter((one) => one.key !== key));

  const send = async ({ key, file, stop }: Pick<UploadingFile, 'key' | 'file' | 'stop'>) => {
    patch(key, { problem: undefined, sentBytes: 0 });
    try {
      const { id } = await openOrder();
      const added = await sendForm(addOrderFile, {
        params: { orderId: id },
        form: briefForm(file),
        signal: stop.signal,
        onProgress: (share) => patch(key, { sentBytes: Math.round(share * file.size) }),
      });
      queryClient.setQueryData<OrderFile[]>([...sessionKey, userId, 'order-files', id], (list = []) => [
        ...list.filter((one) => one.id !== added.id),
        added,
      ]);
      drop(key);
    } catch (error) {
      if (stop.signal.aborted) drop(key);
      else patch(key, { problem: problemOf(error) });
    }
  };

  const add = (files: File[]) => {
    const room = maxOrderFiles - sending.length - (stored.data?.length ?? 0);
    const items = files.map((file, index): UploadingFile => {
      const reason =
        index < room ? orderFileProblem(file, limitBytes) : `An order can have up to ${maxOrderFiles} files.`;
      const problem = reason === undefined ? undefined : { reason, canRetry: false };
      return { key: crypto.randomUUID(), file, sentBytes: 0, problem, stop: new AbortController() };
    });
    setSending((list) => [...list, ...items]);
    for (const item of items) if (!item.problem) void send(item);
  };

  const rows = [
    ...(stored.data ?? []).map((file) => storedRow(file, now, () => remove.mutate(file))),
    ...sending.map((item) =>
      uploadingRow(
        item,
        () => void send(item),
        () => drop(item.key),
      ),
    ),
  ];
  return {
    rows,
    isSending: sending.some(({ problem }) => problem === undefined),
    isFull: (stored.data?.length ?? 0) >= maxOrderFiles,
    add,
  };
}

function briefOf({ files }: Order): OrderFile[] {
  return files.filter(({ role, from }) => role === 'brief' && from === 'customer');
}

function briefForm(file: File): FormData {
  const form = new FormData();
  form.append('role', 'brief');
  form.append('file', file);
  return form;
}
