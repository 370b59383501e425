import { itemTemplate } from '../template';
import { gearTrain } from './engineering/gear-train';
import { normalStress } from './engineering/normal-stress';
import { supportReaction } from './engineering/support-reaction';

export const engineering = {
  'gear-train': itemTemplate(gearTrain),
  'normal-stress': itemTemplate(normalStress),
  'support-reaction': itemTemplate(supportReaction),
};
