import type { Context } from '../../context';
import type { OrderSettlement } from '../orders/order-settlement';
import { cancelIntent, checkIntentEnded } from './order-intent';
import { refundMethodLeft } from './refund-method';
import { refundRest } from './refund-rest';
import { requestRefund } from './request-refund';

export const orderSettlement: OrderSettlement<Context> = {
  cancelIntent,
  checkIntentEnded,
  refundMethodLeft,
  refundRest,
  requestRefund,
};
