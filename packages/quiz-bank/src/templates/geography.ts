import { itemTemplate } from '../template';
import { areaOnMap } from './geography/area-on-map';

export const geography = {
  'area-on-map': itemTemplate(areaOnMap),
};
