import { itemTemplate } from '../template';
import { capitalAssetPricing } from './finance/capital-asset-pricing';
import { currentYieldOfBond } from './finance/current-yield';
import { netPresentValue } from './finance/net-present-value';
import { presentValue } from './finance/present-value';

export const finance = {
  'capital-asset-pricing': itemTemplate(capitalAssetPricing),
  'current-yield': itemTemplate(currentYieldOfBond),
  'net-present-value': itemTemplate(netPresentValue),
  'present-value': itemTemplate(presentValue),
};
