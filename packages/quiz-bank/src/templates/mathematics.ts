import { itemTemplate } from '../template';
import { definiteIntegral } from './mathematics/definite-integral';
import { linearSystem } from './mathematics/linear-system';
import { powerOfLinear } from './mathematics/power-of-linear';
import { tangentLine } from './mathematics/tangent-line';

export const mathematics = {
  'definite-integral': itemTemplate(definiteIntegral),
  'linear-system': itemTemplate(linearSystem),
  'power-of-linear': itemTemplate(powerOfLinear),
  'tangent-line': itemTemplate(tangentLine),
};
