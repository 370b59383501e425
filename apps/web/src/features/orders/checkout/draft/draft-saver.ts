import { ApiError } from '@aw/contracts/api-error';
import type { Order } from '@aw/contracts/orders/shapes';
import { isTemporary } from '~/lib/call-failure';
import type { OrderValues } from '../order-values';

export type SaveState =
  | { status: 'clean' }
  /** Typed and not sent yet: only this device has it. */
  | { status: 'waiting'; at: number }
  | { status: 'offline'; at: number }
  | { status: 'saved'; at: number }
  | { status: 'refused'; at: number; error: ApiError };

type SaverOptions = {
  /** The stored order that the form starts with. */
  order: Order | undefined;
  /** Stores the whole form: creates an order without an id, changes it with one. */
  send: (orderId: string | undefined, values: OrderValues) => Promise<Order>;
  /** Called with each new state and the server's current version of the order. */
  onChange: (state: SaveState, order: Order | undefined) => void;
  pauseMs?: number;
  retryMs?: number;
};

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/**
 * Saves a form to the server while it is typed: after a pause, one call at a time, retrying after connection
 * losses.
 */
export function createDraftSaver(options: SaverOptions) {
  const { send, onChange, pauseMs = 800, retryMs = 5000 } = options;
  let { order } = options;
  let pending: OrderValues | undefined;
  let running: Promise<Order> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run().catch(() => undefined), ms);
  };

  const sendAll = async (): Promise<Order> => {
    while (pending !== undefined) {
      const values: OrderValues = pending;
      pending = undefined;
      try {
        order = await send(order?.id, values);
      } catch (error) {
        pending ??= values;
        report(error);
        throw error;
      }
    }
    if (!order) throw new Error('There is nothing to store.');
    onChange({ status: 'saved', at: Date.now() }, order);
    return order;
  };

  const report = (error: unknown) => {
    if (isTemporary(error)) {
      onChange({ status: 'offline', at: Date.now() }, order);
      schedule(retryMs);
    } else if (error instanceof ApiError) onChange({ status: 'refused', at: Date.now(), error }, order);
  };

  // Concurrent callers share one run, so that they never create two orders.
  const run = (): Promise<Order> => {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    /** Accepts the typed values, which are sent after a pause. */
    edit(values: OrderValues): void {
      pending = values;
      onChange({ status: 'waiting', at: Date.now() }, order);
      schedule(pauseMs);
    },
    /** Sends unsaved values and returns the stored order, creating it if there is none. Throws ApiError. */
    async flush(values: OrderValues): Promise<Order> {
      if (running) await running.catch(() => undefined);
      if (!order) pending ??= values;
      if (pending === undefined && order) return order;
      return run();
    },
    /** Returns the stored order's id, or undefined before the first save. */
    orderId: () => order?.id,
    /** Replaces the stored order by a version that the server returned elsewhere. */
    adopt(stored: Order): void {
      order = stored;
      onChange({ status: 'saved', at: Date.now() }, order);
    },
    /** Retries at once, for example when the connection is back. */
    retry(): void {
      if (pending !== undefined) schedule(0);
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
