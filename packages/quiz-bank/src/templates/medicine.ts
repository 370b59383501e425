import { itemTemplate } from '../template';
import { positivePredictiveValue } from './medicine/positive-predictive-value';

export const medicine = {
  'positive-predictive-value': itemTemplate(positivePredictiveValue),
};
