import { itemTemplate } from '../template';
import { binomialProbability } from './statistics/binomial-probability';
import { chiSquareTable } from './statistics/chi-square-table';
import { conditionalProbability } from './statistics/conditional-probability';
import { confidenceInterval } from './statistics/confidence-interval';
import { interquartileRange } from './statistics/interquartile-range';
import { leastSquaresSlope } from './statistics/least-squares-slope';
import { linearTransformation } from './statistics/linear-transformation';
import { poissonProbability } from './statistics/poisson-probability';
import { positiveTest } from './statistics/positive-test';

export const statistics = {
  'binomial-probability': itemTemplate(binomialProbability),
  'chi-square-table': itemTemplate(chiSquareTable),
  'conditional-probability': itemTemplate(conditionalProbability),
  'confidence-interval': itemTemplate(confidenceInterval),
  'interquartile-range': itemTemplate(interquartileRange),
  'least-squares-slope': itemTemplate(leastSquaresSlope),
  'linear-transformation': itemTemplate(linearTransformation),
  'poisson-probability': itemTemplate(poissonProbability),
  'positive-test': itemTemplate(positiveTest),
};
