import { ApiError } from '@aw/contracts/api-error';
import { getOrder } from '@aw/contracts/orders/public';
import type { Order } from '@aw/contracts/orders/shapes';
import { createPaymentIntent } from '@aw/contracts/payments/public';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '~/lib/api';
import type { DraftSaver } from '../draft/draft-saver';
import type { OrderValues } from '../order-values';

export type PaymentSession = {
  clientSecret: string | undefined;
  /** Counts the requests that went through; the card form reads the amount anew with each. */
  version: number;
  isRequesting: boolean;
  /** Why there is no session; nothing was charged. */
  failure: ApiError | undefined;
};

type Input = {
  /** False where cards are not set up, and while the chosen service is barred. */
  isOn: boolean;
  finalMinor: number;
  saver: DraftSaver;
  readValues: () => OrderValues;
};

// Longer than the pause of the draft, so that both changes are one.
const pauseMs = 1000;

/**
 * Keeps the payment session of the order at its price: asked for on load and whenever the final price has changed.
 * `request` throws ApiError; after `orders.amount` the page shows the right price already.
 */
export function usePaymentSession({ isOn, finalMinor, saver, readValues }: Input) {
  const [session, setSession] = useState<PaymentSession>({
    clientSecret: undefined,
    version: 0,
    isRequesting: false,
    failure: undefined,
  });
  const latest = useRef(0);

  const request = async (): Promise<Order> => {
    latest.current += 1;
    const turn = latest.current;
    const settle = (part: (before: PaymentSession) => Partial<PaymentSession>) => {
      if (turn === latest.current)
        setSession((before) => ({ ...before, isRequesting: false, failure: undefined, ...part(before) }));
    };
    setSession((before) => ({ ...before, isRequesting: true }));
    try {
      const order = await saver.flush(readValues());
      const { clientSecret } = await api.call(createPaymentIntent, {
        body: { amount: order.price.finalMinor / 100, service: order.service, orderId: order.id },
      });
      settle(({ version }) => ({ clientSecret, version: version + 1 }));
      return order;
    } catch (error) {
      const failure =
        error instanceof ApiError ? error : new ApiError(500, 'Something went wrong on the way.');
      if (failure.code === 'orders.amount') await adoptPrice(saver, readValues());
      settle(() => ({ failure }));
      throw error;
    }
  };

  const settled = useDebounced(finalMinor, pauseMs);
  const refresh = useEffectEvent(() => void request().catch(() => undefined));
  const isWanted = isOn && settled > 0;
  // Another price is what a new request is for.
  useEffect(() => {
    if (isWanted) refresh();
  }, [isWanted, settled]);

  return { session, request };
}

/** Shows the order's price as the server has it now. */
async function adoptPrice(saver: DraftSaver, values: OrderValues): Promise<void> {
  const { id } = await saver.flush(values);
  saver.adopt(await api.call(getOrder, { params: { orderId: id } }));
}
