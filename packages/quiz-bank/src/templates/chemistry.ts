import { itemTemplate } from '../template';
import { cellPotential } from './chemistry/cell-potential';
import { dilution } from './chemistry/dilution';
import { empiricalFormula } from './chemistry/empirical-formula';
import { equilibriumConstant } from './chemistry/equilibrium-constant';
import { halfLife } from './chemistry/half-life';
import { initialRates } from './chemistry/initial-rates';
import { limitingReactant } from './chemistry/limiting-reactant';
import { meanAtomicMass } from './chemistry/mean-atomic-mass';
import { titrationVolume } from './chemistry/titration-volume';

export const chemistry = {
  'cell-potential': itemTemplate(cellPotential),
  dilution: itemTemplate(dilution),
  'empirical-formula': itemTemplate(empiricalFormula),
  'equilibrium-constant': itemTemplate(equilibriumConstant),
  'half-life': itemTemplate(halfLife),
  'initial-rates': itemTemplate(initialRates),
  'limiting-reactant': itemTemplate(limitingReactant),
  'mean-atomic-mass': itemTemplate(meanAtomicMass),
  'titration-volume': itemTemplate(titrationVolume),
};
