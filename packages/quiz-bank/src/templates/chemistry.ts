import { itemTemplate } from '../template';
import { dilution } from './chemistry/dilution';
import { limitingReactant } from './chemistry/limiting-reactant';
import { meanAtomicMass } from './chemistry/mean-atomic-mass';

export const chemistry = {
  dilution: itemTemplate(dilution),
  'limiting-reactant': itemTemplate(limitingReactant),
  'mean-atomic-mass': itemTemplate(meanAtomicMass),
};
