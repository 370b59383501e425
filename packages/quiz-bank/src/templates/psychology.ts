import { itemTemplate } from '../template';
import { deviationIq } from './psychology/deviation-iq';

export const psychology = {
  'deviation-iq': itemTemplate(deviationIq),
};
