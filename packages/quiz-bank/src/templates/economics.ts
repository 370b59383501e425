import { itemTemplate } from '../template';
import { consumerSurplus } from './economics/consumer-surplus';
import { gdpDeflator } from './economics/gdp-deflator';
import { midpointElasticity } from './economics/midpoint-elasticity';
import { openEconomyMultiplier } from './economics/open-economy-multiplier';
import { opportunityCost } from './economics/opportunity-cost';
import { taxIncidence } from './economics/tax-incidence';

export const economics = {
  'consumer-surplus': itemTemplate(consumerSurplus),
  'gdp-deflator': itemTemplate(gdpDeflator),
  'midpoint-elasticity': itemTemplate(midpointElasticity),
  'open-economy-multiplier': itemTemplate(openEconomyMultiplier),
  'opportunity-cost': itemTemplate(opportunityCost),
  'tax-incidence': itemTemplate(taxIncidence),
};
