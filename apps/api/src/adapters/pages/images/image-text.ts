import type { Caller } from '../../../workers/turn-queue';

/**
 * Reads the words and formulas of an image, so that a student without a model that sees can correct and send them as text.
 * Nothing implements it yet.
 */
export type ImageTextReader = {
  /** Returns the text of an image, which is WebP, as Markdown; null if it has none. */
  read(image: Uint8Array, caller: Caller | undefined): Promise<string | null>;
};
