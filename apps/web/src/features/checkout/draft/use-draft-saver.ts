import { changeOrder, createOrder } from '@aw/contracts/orders/public';
import type { Order } from '@aw/contracts/orders/shapes';
import { useEffect, useState } from 'react';
import { api } from '~/lib/api';
import { draftOf, type OrderValues } from '../order-values';
import { createDraftSaver, type DraftSaver, type SaveState } from './draft-saver';
import { forgetLocalDraft, keepLocalDraft } from './local-draft';
import type { PickedDraft } from './pick-draft';

export type Draft = {
  /** The stored order as the server has it; undefined until the first save. */
  order: Order | undefined;
  state: SaveState;
  /** False where this browser keeps nothing, so that only the server's copy counts. */
  isStoredHere: boolean;
  /** Takes what was typed: kept here at once, sent after a pause. */
  edit: (values: OrderValues) => void;
  saver: DraftSaver;
};

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function send(orderId: string | undefined, values: OrderValues): Promise<Order> {
  const body = draftOf(values, timeZone());
  return orderId ? api.call(changeOrder, { params: { orderId }, body }) : api.call(createOrder, { body });
}

/** Keeps the form on this device while it is typed and on the server soon after. */
export function useDraftSaver(userId: string, picked: PickedDraft): Draft {
  const [known, setKnown] = useState<{ order: Order | undefined; state: SaveState }>({
    order: picked.order,
    state: picked.order ? { status: 'saved', at: Date.parse(picked.order.updatedAt) } : { status: 'clean' },
  });
  const [isStoredHere, setIsStoredHere] = useState(true);
  const [saver] = useState(() =>
    createDraftSaver({
      order: picked.order,
      send,
      onChange: (state, order) => {
        if (state.status === 'saved') forgetLocalDraft();
        setKnown({ order, state });
      },
    }),
  );

  useEffect(() => {
    // What was typed before a reload and never arrived goes out now.
    if (picked.editedAt !== undefined) saver.edit(picked.values);
    const onOnline = () => saver.retry();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      saver.stop();
    };
  }, [saver, picked]);

  const { order, state } = known;
  return {
    order,
    state,
    isStoredHere,
    saver,
    edit: (values) => {
      setIsStoredHere(keepLocalDraft(userId, { orderId: order?.id ?? null, values, editedAt: Date.now() }));
      saver.edit(values);
    },
  };
}
