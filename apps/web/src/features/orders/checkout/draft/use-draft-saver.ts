import { changeOrder, createOrder } from '@aw/contracts/orders/public';
import type { Order } from '@aw/contracts/orders/shapes';
import { useEffect, useState } from 'react';
import { api } from '~/lib/api';
import { draftOf, type OrderValues } from '../order-values';
import { createDraftSaver, type DraftSaver, type SaveState } from './draft-saver';
import { orderDraft } from './local-draft';
import type { PickedDraft } from './pick-draft';

export type Draft = {
  /** The server's version of the order; undefined before the first save. */
  order: Order | undefined;
  state: SaveState;
  /** False if the browser blocks storage, so that only the server can save the draft. */
  isStoredHere: boolean;
  /** Accepts the typed values: saved on this device at once, sent after a pause. */
  edit: (values: OrderValues) => void;
  saver: DraftSaver;
};

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function send(orderId: string | undefined, values: OrderValues): Promise<Order> {
  const body = draftOf(values, timeZone());
  return orderId ? api.call(changeOrder, { params: { orderId }, body }) : api.call(createOrder, { body });
}

/** Saves the form on this device while it is typed, and on the server soon after. */
export function useDraftSaver(userId: string, picked: PickedDraft): Draft {
  const [saved, setSaved] = useState<{ order: Order | undefined; state: SaveState }>({
    order: picked.order,
    state: picked.order ? { status: 'saved', at: Date.parse(picked.order.updatedAt) } : { status: 'clean' },
  });
  const local = orderDraft(userId);
  const [isStoredHere, setIsStoredHere] = useState(true);
  const [saver] = useState(() =>
    createDraftSaver({
      order: picked.order,
      send,
      onChange: (state, order) => {
        // The server has it, so nothing stays on a shared computer.
        if (state.status === 'saved') local.remove();
        setSaved({ order, state });
      },
    }),
  );

  useEffect(() => {
    // Values typed before a reload that never arrived are sent now.
    if (picked.editedAt !== undefined) saver.edit(picked.values);
    const onOnline = () => saver.retry();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      saver.stop();
    };
  }, [saver, picked]);

  const { order, state } = saved;
  return {
    order,
    state,
    isStoredHere,
    saver,
    edit: (values) => {
      setIsStoredHere(local.save({ orderId: order?.id ?? null, values, editedAt: Date.now() }));
      saver.edit(values);
    },
  };
}
