/** Keeps orders that each apply to their next `calls` calls, or to all without a number. */
export function limitedCalls<Order extends { calls?: number }>() {
  const orders: { order: Order; callsLeft: number }[] = [];
  return {
    add: (order: Order) => void orders.push({ order, callsLeft: order.calls ?? Infinity }),
    clear: () => {
      orders.length = 0;
    },
    /** Returns the first order that applies to a call, and counts the call. */
    take(applies: (order: Order) => boolean = () => true): Order | undefined {
      const next = orders.find(({ order, callsLeft }) => callsLeft > 0 && applies(order));
      if (next) next.callsLeft -= 1;
      return next?.order;
    },
  };
}
