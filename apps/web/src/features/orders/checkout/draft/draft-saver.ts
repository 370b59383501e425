import { ApiError } from '@aw/contracts/api-error';
import type { Order } from '@aw/contracts/orders/shapes';
import { createAutosave } from '@aw/ui/drafts/autosave';
import { isTemporary } from '~/lib/call-failure';
import type { OrderValues } from '../order-values';

export type SaveState =
  | { status: 'clean' }
  /** Typed and not sent yet: only this device has it. */
  | { status: 'waiting'; at: number }
  /** Not saved yet, and tried again: the site did not answer or was busy. */
  | { status: 'retrying'; at: number }
  | { status: 'saved'; at: number }
  | { status: 'refused'; at: number; error: ApiError };

type SaverOptions = {
  /** The stored order that the form starts with. */
  order: Order | undefined;
  /** Stores the whole form: creates an order without an id, changes it with one. */
  send: (orderId: string | undefined, values: OrderValues) => Promise<Order>;
  /** Called with each new state and the server's current version of the order. */
  onChange: (state: SaveState, order: Order | undefined) => void;
};

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Saves the form as an order while it is typed. The first save creates the order. */
export function createDraftSaver({ order: initial, send, onChange }: SaverOptions) {
  let order = initial;
  const report = (status: 'waiting' | 'retrying' | 'saved') => onChange({ status, at: Date.now() }, order);
  const autosave = createAutosave<OrderValues, Order>({
    save: async (values) => {
      order = await send(order?.id, values);
      return order;
    },
    onSaved: () => report('saved'),
    onFailure: (error) => {
      if (isTemporary(error)) report('retrying');
      else if (error instanceof ApiError) onChange({ status: 'refused', at: Date.now(), error }, order);
    },
    isTemporary,
    pauseMs: 800,
  });

  return {
    /** Accepts the typed values, which are sent after a pause. */
    edit(values: OrderValues): void {
      report('waiting');
      autosave.edit(values);
    },
    /** Sends unsaved values and returns the stored order, creating it if there is none. Throws ApiError. */
    async flush(values: OrderValues): Promise<Order> {
      await autosave.settle();
      if (!order && autosave.isIdle()) autosave.restore(values);
      await autosave.flush();
      if (!order) throw new Error('There is nothing to store.');
      return order;
    },
    /** Returns the stored order's id, or undefined before the first save. */
    orderId: () => order?.id,
    /** Replaces the stored order by a version that the server returned elsewhere. */
    adopt(stored: Order): void {
      order = stored;
      report('saved');
    },
    /** Retries at once, for example when the connection is back. */
    retry: autosave.retry,
    stop: autosave.stop,
  };
}
