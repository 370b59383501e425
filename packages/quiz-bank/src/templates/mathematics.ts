import { itemTemplate } from '../template';
import { committee } from './mathematics/committee';
import { definiteIntegral } from './mathematics/definite-integral';
import { directionalDerivative } from './mathematics/directional-derivative';
import { eigenvalues } from './mathematics/eigenvalues';
import { geometricSum } from './mathematics/geometric-sum';
import { inverseMatrix } from './mathematics/inverse-matrix';
import { largestField } from './mathematics/largest-field';
import { linearCongruence } from './mathematics/linear-congruence';
import { linearSystem } from './mathematics/linear-system';
import { logarithmEquation } from './mathematics/logarithm-equation';
import { powerOfLinear } from './mathematics/power-of-linear';
import { rootApproximation } from './mathematics/root-approximation';
import { tangentLine } from './mathematics/tangent-line';

export const mathematics = {
  committee: itemTemplate(committee),
  'definite-integral': itemTemplate(definiteIntegral),
  'directional-derivative': itemTemplate(directionalDerivative),
  eigenvalues: itemTemplate(eigenvalues),
  'geometric-sum': itemTemplate(geometricSum),
  'inverse-matrix': itemTemplate(inverseMatrix),
  'largest-field': itemTemplate(largestField),
  'linear-congruence': itemTemplate(linearCongruence),
  'linear-system': itemTemplate(linearSystem),
  'logarithm-equation': itemTemplate(logarithmEquation),
  'power-of-linear': itemTemplate(powerOfLinear),
  'root-approximation': itemTemplate(rootApproximation),
  'tangent-line': itemTemplate(tangentLine),
};
