import { itemTemplate } from '../template';
import { pollutantLoad } from './environmental-science/pollutant-load';

export const environmentalScience = {
  'pollutant-load': itemTemplate(pollutantLoad),
};
