import { itemTemplate } from '../template';
import { hostsPerSubnet } from './information-technology/hosts-per-subnet';
import { transferTime } from './information-technology/transfer-time';

export const informationTechnology = {
  'hosts-per-subnet': itemTemplate(hostsPerSubnet),
  'transfer-time': itemTemplate(transferTime),
};
