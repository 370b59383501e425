import { addOrderFile, getOrder, removeOrderFile } from '@aw/contracts/orders/public';
import type { Order, OrderFile } from '@aw/contracts/orders/shapes';
import { maxOrderFiles } from '@aw/contracts/orders/values';
import type { ComposerFile } from '@aw/ui/patterns/composer-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { checksPollMs, orderFileProblem } from '~/lib/file-checks';
import { storedRow } from '~/lib/file-rows';
import { sendForm } from '~/lib/send-form';
import { sessionKey } from '~/lib/session';
import { newUpload, useFileUploads } from '~/lib/use-file-uploads';
import { useNow } from '~/lib/use-now';

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

  const uploads = useFileUploads(async ({ file, stop }, onProgress) => {
    const { id } = await openOrder();
    const added = await sendForm(addOrderFile, {
      params: { orderId: id },
      form: briefForm(file),
      signal: stop.signal,
      onProgress,
    });
    queryClient.setQueryData<OrderFile[]>([...sessionKey, userId, 'order-files', id], (list = []) => [
      ...list.filter((one) => one.id !== added.id),
      added,
    ]);
  });

  const add = (files: File[]) => {
    const room = maxOrderFiles - uploads.items.length - (stored.data?.length ?? 0);
    uploads.add(
      files.map((file, index) =>
        newUpload(
          file,
          index < room
            ? orderFileProblem(file, limitBytes)
            : `An order can have up to ${maxOrderFiles} files.`,
        ),
      ),
    );
  };

  return {
    rows: [
      ...(stored.data ?? []).map((file) => storedRow(file, now, () => remove.mutate(file))),
      ...uploads.items.map(uploads.rowOf),
    ],
    isSending: uploads.isSending,
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
