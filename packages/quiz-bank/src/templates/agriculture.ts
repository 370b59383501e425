import { itemTemplate } from '../template';
import { seedRateOfCereal } from './agriculture/seed-rate';

export const agriculture = {
  'seed-rate': itemTemplate(seedRateOfCereal),
};
