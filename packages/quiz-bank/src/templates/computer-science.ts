import { itemTemplate } from '../template';
import { broadcastAddress } from './computer-science/broadcast-address';
import { loopCount } from './computer-science/loop-count';
import { twosComplement } from './computer-science/twos-complement';

export const computerScience = {
  'broadcast-address': itemTemplate(broadcastAddress),
  'loop-count': itemTemplate(loopCount),
  'twos-complement': itemTemplate(twosComplement),
};
