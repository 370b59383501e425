import type { Context } from '../../context';
import type { OrderSettlement } from '../orders/order-settlement';
import { cancelIntent, checkIntentEnded } from './intents/order-intent';
import { refundMethodLeft } from './refunds/refund-method';
import { refundRest } from './refunds/refund-rest';
import { requestRefund } from './refunds/request-refund';

export const orderSettlement: OrderSettlement<Context> = {
  cancelIntent,
  checkIntentEnded,
  refundMethodLeft,
  refundRest,
  requestRefund,
};
