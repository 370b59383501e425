import { ApiError } from '@aw/contracts/api-error';
import type { Order } from '@aw/contracts/orders/shapes';
import type { OrderValues } from '../order-values';

export type SaveState =
  | { status: 'clean' }
  /** Typed and not sent yet: this device alone has it. */
  | { status: 'waiting'; at: number }
  | { status: 'offline'; at: number }
  | { status: 'saved'; at: number }
  | { status: 'refused'; at: number; error: ApiError };

type SaverOptions = {
  /** The stored order that the form begins with. */
  order: Order | undefined;
  /** Stores the whole form: a new order without an id, a change with one. */
  send: (orderId: string | undefined, values: OrderValues) => Promise<Order>;
  /** Hears of each state and of the order as the server has it now. */
  onChange: (state: SaveState, order: Order | undefined) => void;
  pauseMs?: number;
  retryMs?: number;
};

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Sends a form to the server while it is typed: after a pause, one call at a time, again after a lost connection. */
export function createDraftSaver(options: SaverOptions) {
  const { send, onChange, pauseMs = 800, retryMs = 5000 } = options;
  let { order } = options;
  let pending: OrderValues | undefined;
  let running: Promise<Order> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number) => {
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
    if (isPassing(error)) {
      onChange({ status: 'offline', at: Date.now() }, order);
      later(retryMs);
    } else if (error instanceof ApiError) onChange({ status: 'refused', at: Date.now(), error }, order);
  };

  // Started once and shared, so that two callers never make two orders.
  const run = (): Promise<Order> => {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    /** Takes what was typed; it is sent after a pause. */
    edit(values: OrderValues): void {
      pending = values;
      onChange({ status: 'waiting', at: Date.now() }, order);
      later(pauseMs);
    },
    /** Sends what is still here and gives the stored order, made now when there was none; throws ApiError. */
    async flush(values: OrderValues): Promise<Order> {
      if (running) await running.catch(() => undefined);
      if (!order) pending ??= values;
      if (pending === undefined && order) return order;
      return run();
    },
    /** The stored order's number; undefined until there is one. */
    orderId: () => order?.id,
    /** Takes over what the server says of the order. */
    adopt(stored: Order): void {
      order = stored;
      onChange({ status: 'saved', at: Date.now() }, order);
    },
    /** Tries again at once, as when the connection is back. */
    retry(): void {
      if (pending !== undefined) later(0);
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}

/** Whether it may go through by itself a moment later: no connection, an overload, a failing server. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
