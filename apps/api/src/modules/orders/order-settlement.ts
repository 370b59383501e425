import type { OrderRow } from '@aw/db/orders';

export type RefundRequest = {
  amountMinor: number;
  /** The customer reads it. */
  reason: string;
  cause: 'staff' | 'late' | 'withdrawal' | 'cancelled';
  /** The customer is entitled to it: refund requests that wait for approval do not reduce it and become part of it. */
  isOwed?: boolean;
  /** The payment to refund; without it all payments of the order, card payments first. */
  paymentId?: string;
  /** Repeating a request with the same key refunds once; the key belongs to this order. */
  requestKey: string;
  admin?: { id: string; username: string };
};

/**
 * What orders need of payments. The context carries it, because the module of payments imports the module of orders.
 */
export type OrderSettlement<Ctx> = {
  /** Ends the payment intent of an order; called before the order is locked. */
  cancelIntent: (ctx: Ctx, order: Pick<OrderRow, 'id'>) => Promise<void>;
  /** Throws 409 `orders.paying` if a payment intent is open; called while the order is locked. */
  checkIntentEnded: (ctx: Ctx, orderId: string) => Promise<void>;
  requestRefund: (ctx: Ctx, order: OrderRow, request: RefundRequest) => Promise<void>;
  /** Refunds everything that is left of an order. */
  refundRest: (ctx: Ctx, order: OrderRow, why: Pick<RefundRequest, 'reason' | 'admin'>) => Promise<void>;
  refundMethodLeft: (ctx: Ctx, orderId: string) => Promise<{ method?: string; dueAt?: string }>;
};
