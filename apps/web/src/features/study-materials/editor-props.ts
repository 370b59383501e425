import type { StudyMaterialDetail } from '@aw/contracts/study-materials/public';

export type EditorProps = {
  material: StudyMaterialDetail;
  /** Called when everything is saved, or the edits are discarded. */
  onDone: () => void;
};

export const discardText = 'You will see the study material as it was before you edited it.';

/** Why study material without items is not saved. */
export const noneLeft = (noun: string): string =>
  `Please keep at least one ${noun}. You can delete all of this in My library.`;
