import type { ImageSight } from '@aw/contracts/ai/chat';
import {
  hasImages,
  type Model,
  type ModelEvent,
  ModelUnavailableError,
  type Prompt,
} from '../../../adapters/model/model';
import { withNote } from './chat-images';

type SeeingOptions = {
  model: Model;
  sight: ImageSight;
  /** Called once it is known whether an untried model accepts pictures. */
  remember: (acceptsImages: boolean) => Promise<void>;
};

export type SeeingModel = {
  model: Model;
  /** Whether the pictures of the prompts were seen; null as long as it is not known. */
  imagesSeen: () => boolean | null;
};

/**
 * Makes a model answer without the pictures of a prompt if it refuses them. The later calls of the same answer then have
 * none either.
 */
export function createSeeingModel({ model, sight, remember }: SeeingOptions): SeeingModel {
  let isSeen: boolean | null = null;
  let isRemembered = sight !== 'untried';

  async function note(accepts: boolean): Promise<void> {
    if (isRemembered) return;
    isRemembered = true;
    // If it is not stored, the next message with a picture tries again.
    await remember(accepts).catch(() => {});
  }

  async function* answer(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    if (!hasImages(prompt)) return yield* model.answer(prompt, signal);
    let refusal: ModelUnavailableError | undefined;
    if (isSeen !== false)
      try {
        for await (const event of model.answer(prompt, signal)) {
          isSeen = true;
          await note(true);
          yield event;
        }
        return;
      } catch (error) {
        if (isSeen || !isRefusal(error)) throw error;
        refusal = error;
        isSeen = false;
      }
    for await (const event of model.answer(withoutImages(prompt), signal)) {
      // A model that also refuses the text alone says nothing about pictures.
      if (refusal?.reason === 'refused') await note(false);
      yield event;
    }
  }

  return { model: { ...model, answer }, imagesSeen: () => isSeen };
}

/** Whether the provider refused a prompt for what is in it. A prompt without pictures is also shorter. */
function isRefusal(error: unknown): error is ModelUnavailableError {
  return (
    error instanceof ModelUnavailableError && (error.reason === 'refused' || error.reason === 'too_long')
  );
}

function withoutImages(prompt: Prompt): Prompt {
  const turns = prompt.turns.map(({ images = [], ...turn }) => withNote(turn, images.length));
  const last = turns.pop();
  return last ? { ...prompt, turns: [...turns, last] } : prompt;
}
