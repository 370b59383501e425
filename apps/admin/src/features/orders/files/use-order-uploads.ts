import { reasonOf } from '@aw/contracts/api-error';
import type { OrderFile } from '@aw/contracts/orders/shapes';
import { type StaffOrder, staffAddOrderFile } from '@aw/contracts/orders/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useConsole } from '../../../services/console-services';
import { useDraft } from '../../../services/use-draft';
import { orderQuery } from '../queries';

export type Sending = { key: string; name: string; sizeBytes: number; sentBytes: number; failure?: string };

type OrderUploads = {
  order: StaffOrder;
  role: 'delivery' | 'message' | 'draft';
  /** Key under which the list of files survives a reload. */
  draftName: string;
};

/**
 * Returns the files for a message or a delivery: those that are being uploaded, and those that arrived, with their
 * checks.
 */
export function useOrderUploads({ order, role, draftName }: OrderUploads) {
  const { api } = useConsole();
  const queryClient = useQueryClient();
  const draft = useDraft(draftName);
  const [ids, setIds] = useState(() => draft.text.split(' ').filter(Boolean));
  const [sending, setSending] = useState<Sending[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const { change } = draft;

  useEffect(() => change(ids.join(' ')), [ids, change]);
  useEffect(() => {
    const open = controllers.current;
    return () => {
      for (const controller of open.values()) controller.abort();
    };
  }, []);

  const patch = (key: string, next: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const drop = (key: string) => setSending((all) => all.filter((one) => one.key !== key));

  async function send(file: File) {
    const key = crypto.randomUUID();
    const controller = new AbortController();
    controllers.current.set(key, controller);
    setSending((all) => [...all, { key, name: file.name, sizeBytes: file.size, sentBytes: 0 }]);
    try {
      const added = await api.upload(staffAddOrderFile, {
        params: { orderId: order.id },
        fields: { role },
        file,
        signal: controller.signal,
        onProgress: (sentBytes) => patch(key, { sentBytes }),
      });
      await queryClient.invalidateQueries({ queryKey: orderQuery(api, order.id).queryKey });
      setIds((all) => [...all, added.id]);
      drop(key);
    } catch (error) {
      if (!controller.signal.aborted) patch(key, { failure: reasonOf(error) });
    } finally {
      controllers.current.delete(key);
    }
  }

  const uploaded = ids.flatMap((id): OrderFile[] => order.files.filter((file) => file.id === id));
  return {
    sending,
    uploaded,
    /** Ids of the files that passed their checks. */
    readyIds: uploaded.filter(({ status }) => status === 'ready').map(({ id }) => id),
    /** True if no file is being uploaded, being checked or refused. */
    isSettled: sending.length === 0 && uploaded.every(({ status }) => status === 'ready'),
    add: (files: File[]) => {
      for (const file of files) void send(file);
    },
    remove: (keyOrId: string) => {
      controllers.current.get(keyOrId)?.abort();
      drop(keyOrId);
      setIds((all) => all.filter((id) => id !== keyOrId));
    },
    clear: () => {
      setIds([]);
      // The dialog closes at the same time, before the effect above runs.
      draft.clear();
    },
  };
}

export type OrderUploadsState = ReturnType<typeof useOrderUploads>;
