import { itemTemplate } from '../template';
import { carnotEngine } from './physics/carnot-engine';
import { echoOfAHorn } from './physics/echo-of-a-horn';
import { horizontalThrow } from './physics/horizontal-throw';
import { mixingWater } from './physics/mixing-water';
import { resistorNetwork } from './physics/resistor-network';
import { stickingCollision } from './physics/sticking-collision';
import { thinLens } from './physics/thin-lens';
import { velocityAddition } from './physics/velocity-addition';

export const physics = {
  'carnot-engine': itemTemplate(carnotEngine),
  'echo-of-a-horn': itemTemplate(echoOfAHorn),
  'horizontal-throw': itemTemplate(horizontalThrow),
  'mixing-water': itemTemplate(mixingWater),
  'resistor-network': itemTemplate(resistorNetwork),
  'sticking-collision': itemTemplate(stickingCollision),
  'thin-lens': itemTemplate(thinLens),
  'velocity-addition': itemTemplate(velocityAddition),
};
