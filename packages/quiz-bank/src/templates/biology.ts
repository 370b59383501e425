import { itemTemplate } from '../template';
import { baseComposition } from './biology/base-composition';
import { colonyCount } from './biology/colony-count';
import { hardyWeinberg } from './biology/hardy-weinberg';
import { unlinkedGenesCross } from './biology/unlinked-genes-cross';

export const biology = {
  'base-composition': itemTemplate(baseComposition),
  'colony-count': itemTemplate(colonyCount),
  'hardy-weinberg': itemTemplate(hardyWeinberg),
  'unlinked-genes-cross': itemTemplate(unlinkedGenesCross),
};
