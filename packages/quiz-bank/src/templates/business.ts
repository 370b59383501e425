import { itemTemplate } from '../template';
import { economicOrderQuantity } from './business/economic-order-quantity';
import { priceForMargin } from './business/price-for-margin';
import { valueOfPerfectInformation } from './business/value-of-perfect-information';
import { weightedMovingAverage } from './business/weighted-moving-average';

export const business = {
  'economic-order-quantity': itemTemplate(economicOrderQuantity),
  'price-for-margin': itemTemplate(priceForMargin),
  'value-of-perfect-information': itemTemplate(valueOfPerfectInformation),
  'weighted-moving-average': itemTemplate(weightedMovingAverage),
};
