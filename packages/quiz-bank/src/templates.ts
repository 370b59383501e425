import type { ItemText, TemplateItem } from './quiz-file';
import { type ItemTemplate, itemTemplate } from './template';
import { bankReconciliation } from './templates/accounting/bank-reconciliation';
import { doubleDecliningBalance } from './templates/accounting/double-declining-balance';
import { fifoCostOfSales } from './templates/accounting/fifo-cost-of-sales';
import { incomeFromEquity } from './templates/accounting/income-from-equity';
import { partYearDepreciation } from './templates/accounting/part-year-depreciation';
import { targetProfitUnits } from './templates/accounting/target-profit-units';
import { seedRateOfCereal } from './templates/agriculture/seed-rate';
import { baseComposition } from './templates/biology/base-composition';
import { colonyCount } from './templates/biology/colony-count';
import { hardyWeinberg } from './templates/biology/hardy-weinberg';
import { unlinkedGenesCross } from './templates/biology/unlinked-genes-cross';
import { economicOrderQuantity } from './templates/business/economic-order-quantity';
import { priceForMargin } from './templates/business/price-for-margin';
import { valueOfPerfectInformation } from './templates/business/value-of-perfect-information';
import { weightedMovingAverage } from './templates/business/weighted-moving-average';
import { cellPotential } from './templates/chemistry/cell-potential';
import { dilution } from './templates/chemistry/dilution';
import { empiricalFormula } from './templates/chemistry/empirical-formula';
import { equilibriumConstant } from './templates/chemistry/equilibrium-constant';
import { halfLife } from './templates/chemistry/half-life';
import { initialRates } from './templates/chemistry/initial-rates';
import { limitingReactant } from './templates/chemistry/limiting-reactant';
import { meanAtomicMass } from './templates/chemistry/mean-atomic-mass';
import { titrationVolume } from './templates/chemistry/titration-volume';
import { addressTranslation } from './templates/computer-science/address-translation';
import { baseConversion } from './templates/computer-science/base-conversion';
import { binarySearchSteps } from './templates/computer-science/binary-search-steps';
import { broadcastAddress } from './templates/computer-science/broadcast-address';
import { linearProbing } from './templates/computer-science/linear-probing';
import { loopCount } from './templates/computer-science/loop-count';
import { postfixEvaluation } from './templates/computer-science/postfix-evaluation';
import { recursiveCalls } from './templates/computer-science/recursive-calls';
import { twosComplement } from './templates/computer-science/twos-complement';
import { consumerSurplus } from './templates/economics/consumer-surplus';
import { gdpDeflator } from './templates/economics/gdp-deflator';
import { midpointElasticity } from './templates/economics/midpoint-elasticity';
import { openEconomyMultiplier } from './templates/economics/open-economy-multiplier';
import { opportunityCost } from './templates/economics/opportunity-cost';
import { taxIncidence } from './templates/economics/tax-incidence';
import { gearTrain } from './templates/engineering/gear-train';
import { normalStress } from './templates/engineering/normal-stress';
import { supportReaction } from './templates/engineering/support-reaction';
import { pollutantLoad } from './templates/environmental-science/pollutant-load';
import { capitalAssetPricing } from './templates/finance/capital-asset-pricing';
import { currentYieldOfBond } from './templates/finance/current-yield';
import { netPresentValue } from './templates/finance/net-present-value';
import { presentValue } from './templates/finance/present-value';
import { areaOnMap } from './templates/geography/area-on-map';
import { hostsPerSubnet } from './templates/information-technology/hosts-per-subnet';
import { transferTime } from './templates/information-technology/transfer-time';
import { committee } from './templates/mathematics/committee';
import { definiteIntegral } from './templates/mathematics/definite-integral';
import { directionalDerivative } from './templates/mathematics/directional-derivative';
import { eigenvalues } from './templates/mathematics/eigenvalues';
import { geometricSum } from './templates/mathematics/geometric-sum';
import { inverseMatrix } from './templates/mathematics/inverse-matrix';
import { largestField } from './templates/mathematics/largest-field';
import { linearCongruence } from './templates/mathematics/linear-congruence';
import { linearSystem } from './templates/mathematics/linear-system';
import { logarithmEquation } from './templates/mathematics/logarithm-equation';
import { powerOfLinear } from './templates/mathematics/power-of-linear';
import { rootApproximation } from './templates/mathematics/root-approximation';
import { tangentLine } from './templates/mathematics/tangent-line';
import { positivePredictiveValue } from './templates/medicine/positive-predictive-value';
import { doseByWeight } from './templates/nursing/dose-by-weight';
import { dripRate } from './templates/nursing/drip-rate';
import { tabletsInAll } from './templates/nursing/tablets-in-all';
import { carnotEngine } from './templates/physics/carnot-engine';
import { echoOfAHorn } from './templates/physics/echo-of-a-horn';
import { horizontalThrow } from './templates/physics/horizontal-throw';
import { mixingWater } from './templates/physics/mixing-water';
import { resistorNetwork } from './templates/physics/resistor-network';
import { stickingCollision } from './templates/physics/sticking-collision';
import { thinLens } from './templates/physics/thin-lens';
import { velocityAddition } from './templates/physics/velocity-addition';
import { deviationIq } from './templates/psychology/deviation-iq';
import { binomialProbability } from './templates/statistics/binomial-probability';
import { chiSquareTable } from './templates/statistics/chi-square-table';
import { conditionalProbability } from './templates/statistics/conditional-probability';
import { confidenceInterval } from './templates/statistics/confidence-interval';
import { interquartileRange } from './templates/statistics/interquartile-range';
import { leastSquaresSlope } from './templates/statistics/least-squares-slope';
import { linearTransformation } from './templates/statistics/linear-transformation';
import { poissonProbability } from './templates/statistics/poisson-probability';
import { positiveTest } from './templates/statistics/positive-test';

/** All templates, keyed by `<subject>/<template>`. */
export const templates: ReadonlyMap<string, ItemTemplate> = new Map(
  Object.entries({
    'accounting/bank-reconciliation': itemTemplate(bankReconciliation),
    'accounting/double-declining-balance': itemTemplate(doubleDecliningBalance),
    'accounting/fifo-cost-of-sales': itemTemplate(fifoCostOfSales),
    'accounting/income-from-equity': itemTemplate(incomeFromEquity),
    'accounting/part-year-depreciation': itemTemplate(partYearDepreciation),
    'accounting/target-profit-units': itemTemplate(targetProfitUnits),
    'agriculture/seed-rate': itemTemplate(seedRateOfCereal),
    'biology/base-composition': itemTemplate(baseComposition),
    'biology/colony-count': itemTemplate(colonyCount),
    'biology/hardy-weinberg': itemTemplate(hardyWeinberg),
    'biology/unlinked-genes-cross': itemTemplate(unlinkedGenesCross),
    'business/economic-order-quantity': itemTemplate(economicOrderQuantity),
    'business/price-for-margin': itemTemplate(priceForMargin),
    'business/value-of-perfect-information': itemTemplate(valueOfPerfectInformation),
    'business/weighted-moving-average': itemTemplate(weightedMovingAverage),
    'chemistry/cell-potential': itemTemplate(cellPotential),
    'chemistry/dilution': itemTemplate(dilution),
    'chemistry/empirical-formula': itemTemplate(empiricalFormula),
    'chemistry/equilibrium-constant': itemTemplate(equilibriumConstant),
    'chemistry/half-life': itemTemplate(halfLife),
    'chemistry/initial-rates': itemTemplate(initialRates),
    'chemistry/limiting-reactant': itemTemplate(limitingReactant),
    'chemistry/mean-atomic-mass': itemTemplate(meanAtomicMass),
    'chemistry/titration-volume': itemTemplate(titrationVolume),
    'computer-science/address-translation': itemTemplate(addressTranslation),
    'computer-science/base-conversion': itemTemplate(baseConversion),
    'computer-science/binary-search-steps': itemTemplate(binarySearchSteps),
    'computer-science/broadcast-address': itemTemplate(broadcastAddress),
    'computer-science/linear-probing': itemTemplate(linearProbing),
    'computer-science/loop-count': itemTemplate(loopCount),
    'computer-science/postfix-evaluation': itemTemplate(postfixEvaluation),
    'computer-science/recursive-calls': itemTemplate(recursiveCalls),
    'computer-science/twos-complement': itemTemplate(twosComplement),
    'economics/consumer-surplus': itemTemplate(consumerSurplus),
    'economics/gdp-deflator': itemTemplate(gdpDeflator),
    'economics/midpoint-elasticity': itemTemplate(midpointElasticity),
    'economics/open-economy-multiplier': itemTemplate(openEconomyMultiplier),
    'economics/opportunity-cost': itemTemplate(opportunityCost),
    'economics/tax-incidence': itemTemplate(taxIncidence),
    'engineering/gear-train': itemTemplate(gearTrain),
    'engineering/normal-stress': itemTemplate(normalStress),
    'engineering/support-reaction': itemTemplate(supportReaction),
    'environmental-science/pollutant-load': itemTemplate(pollutantLoad),
    'finance/capital-asset-pricing': itemTemplate(capitalAssetPricing),
    'finance/current-yield': itemTemplate(currentYieldOfBond),
    'finance/net-present-value': itemTemplate(netPresentValue),
    'finance/present-value': itemTemplate(presentValue),
    'geography/area-on-map': itemTemplate(areaOnMap),
    'information-technology/hosts-per-subnet': itemTemplate(hostsPerSubnet),
    'information-technology/transfer-time': itemTemplate(transferTime),
    'mathematics/committee': itemTemplate(committee),
    'mathematics/definite-integral': itemTemplate(definiteIntegral),
    'mathematics/directional-derivative': itemTemplate(directionalDerivative),
    'mathematics/eigenvalues': itemTemplate(eigenvalues),
    'mathematics/geometric-sum': itemTemplate(geometricSum),
    'mathematics/inverse-matrix': itemTemplate(inverseMatrix),
    'mathematics/largest-field': itemTemplate(largestField),
    'mathematics/linear-congruence': itemTemplate(linearCongruence),
    'mathematics/linear-system': itemTemplate(linearSystem),
    'mathematics/logarithm-equation': itemTemplate(logarithmEquation),
    'mathematics/power-of-linear': itemTemplate(powerOfLinear),
    'mathematics/root-approximation': itemTemplate(rootApproximation),
    'mathematics/tangent-line': itemTemplate(tangentLine),
    'medicine/positive-predictive-value': itemTemplate(positivePredictiveValue),
    'nursing/dose-by-weight': itemTemplate(doseByWeight),
    'nursing/drip-rate': itemTemplate(dripRate),
    'nursing/tablets-in-all': itemTemplate(tabletsInAll),
    'physics/carnot-engine': itemTemplate(carnotEngine),
    'physics/echo-of-a-horn': itemTemplate(echoOfAHorn),
    'physics/horizontal-throw': itemTemplate(horizontalThrow),
    'physics/mixing-water': itemTemplate(mixingWater),
    'physics/resistor-network': itemTemplate(resistorNetwork),
    'physics/sticking-collision': itemTemplate(stickingCollision),
    'physics/thin-lens': itemTemplate(thinLens),
    'physics/velocity-addition': itemTemplate(velocityAddition),
    'psychology/deviation-iq': itemTemplate(deviationIq),
    'statistics/binomial-probability': itemTemplate(binomialProbability),
    'statistics/chi-square-table': itemTemplate(chiSquareTable),
    'statistics/conditional-probability': itemTemplate(conditionalProbability),
    'statistics/confidence-interval': itemTemplate(confidenceInterval),
    'statistics/interquartile-range': itemTemplate(interquartileRange),
    'statistics/least-squares-slope': itemTemplate(leastSquaresSlope),
    'statistics/linear-transformation': itemTemplate(linearTransformation),
    'statistics/poisson-probability': itemTemplate(poissonProbability),
    'statistics/positive-test': itemTemplate(positiveTest),
  }),
);

/** Generates the item of a template and a seed, always the same one. Throws RangeError for an unknown template. */
export function templateText({ id, template: name, seed }: TemplateItem): ItemText {
  const template = templates.get(name);
  if (!template) throw new RangeError(`There is no template ${name}.`);
  return template.textOf(id, seed);
}
