import { itemTemplate } from '../template';
import { doseByWeight } from './nursing/dose-by-weight';
import { dripRate } from './nursing/drip-rate';
import { tabletsInAll } from './nursing/tablets-in-all';

export const nursing = {
  'dose-by-weight': itemTemplate(doseByWeight),
  'drip-rate': itemTemplate(dripRate),
  'tablets-in-all': itemTemplate(tabletsInAll),
};
