import type { Model, Prompt } from '../../../adapters/model/model';
import { isRefusal } from './is-refusal';

/** A blue square of 224 × 224 pixels as WebP, which no model refuses that accepts images. */
const bytes = Buffer.from(
  'UklGRsYAAABXRUJQVlA4ILoAAABwDgCdASrgAOAAPrVaqlCnJSOioCgA4BaJaW7hdrEHvviAAAJ7APfbJyHvxfeaPJff/a5OQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOP4AAP7/FTv//kp/0Q/XduG//G+ieOZrUwrDeILtUdVq1atWrVq1MO+ITMmB8w74d8O+HfDvh3w74d8O+HfCAAA=',
  'base64',
);

export const trial: Prompt = {
  instructions: 'Answer in one word.',
  turns: [{ role: 'user', text: 'Which colour is this?', images: [{ id: 'trial', bytes }] }],
  passages: [],
  isOfDocument: false,
};

/** Tries whether a model accepts an image of our own; undefined if it gave no answer for another reason. */
export async function acceptsImages(model: Model, signal: AbortSignal): Promise<boolean | undefined> {
  try {
    for await (const _ of model.answer(trial, signal)) return true;
  } catch (error) {
    if (isRefusal(error)) return false;
  }
  return undefined;
}
