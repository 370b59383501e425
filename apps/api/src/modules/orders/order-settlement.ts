import type { OrderRow } from '@aw/db/orders';

export type RefundRequest = {
  amountMinor: number;
  /** Text for the customer. */
  reason: string;
  cause: 'staff' | 'late' | 'withdrawal' | 'cancelled';
  /** True if the customer is entitled to it: requests that wait for approval become part of it instead of reducing it. */
  isOwed?: boolean;
  /** The payment to refund. Without it, all payments of the order are refunded, card payments first. */
  paymentId?: string;
  /** Requests with the same key refund once. A key belongs to one order. */
  requestKey: string;
  admin?: { id: string; username: string };
};

/** Payment operations for orders. The context carries them, because the payments module imports the orders module. */
export type OrderSettlement<Ctx> = {
  /** Cancels the payment intent of an order. Called before the order is locked. */
  cancelIntent: (ctx: Ctx, order: Pick<OrderRow, 'id'>) => Promise<void>;
  /** Throws 409 `orders.paying` if a payment intent is open. Called while the order is locked. */
  checkIntentEnded: (ctx: Ctx, orderId: string) => Promise<void>;
  requestRefund: (ctx: Ctx, order: OrderRow, request: RefundRequest) => Promise<void>;
  /** Refunds everything that is left of an order. */
  refundRest: (ctx: Ctx, order: OrderRow, why: Pick<RefundRequest, 'reason' | 'admin'>) => Promise<void>;
  refundMethodLeft: (ctx: Ctx, orderId: string) => Promise<{ method?: string; dueAt?: string }>;
};
