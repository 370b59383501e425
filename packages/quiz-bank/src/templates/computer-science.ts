import { itemTemplate } from '../template';
import { addressTranslation } from './computer-science/address-translation';
import { baseConversion } from './computer-science/base-conversion';
import { binarySearchSteps } from './computer-science/binary-search-steps';
import { broadcastAddress } from './computer-science/broadcast-address';
import { linearProbing } from './computer-science/linear-probing';
import { loopCount } from './computer-science/loop-count';
import { postfixEvaluation } from './computer-science/postfix-evaluation';
import { recursiveCalls } from './computer-science/recursive-calls';
import { twosComplement } from './computer-science/twos-complement';

export const computerScience = {
  'address-translation': itemTemplate(addressTranslation),
  'base-conversion': itemTemplate(baseConversion),
  'binary-search-steps': itemTemplate(binarySearchSteps),
  'broadcast-address': itemTemplate(broadcastAddress),
  'linear-probing': itemTemplate(linearProbing),
  'loop-count': itemTemplate(loopCount),
  'postfix-evaluation': itemTemplate(postfixEvaluation),
  'recursive-calls': itemTemplate(recursiveCalls),
  'twos-complement': itemTemplate(twosComplement),
};
