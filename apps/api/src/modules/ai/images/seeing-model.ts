import type { ImageSight } from '@aw/contracts/ai/chat';
import {
  hasImages,
  type Model,
  type ModelEvent,
  ModelUnavailableError,
  type Prompt,
  type TurnImage,
  type Usage,
} from '../../../adapters/model/model';
import { type TurnQueue, TurnRefusedError } from '../../../workers/turn-queue';
import { withNote } from './chat-images';
import { takePlace } from './image-places';
import { isRefusal } from './is-refusal';
import { acceptsImages, trial } from './try-image';

type SeeingOptions = {
  model: Model;
  sight: ImageSight;
  /** Limits the calls with images at the same time. */
  places: TurnQueue;
  /** Group of the person whose turn it is. */
  group: string | undefined;
  /** Reads images by their ids; those that cannot be read are left out. */
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** Called once it is known whether an untried model accepts images. */
  remember: (acceptsImages: boolean) => Promise<void>;
};

export type SeeingModel = {
  model: Model;
  /** Whether all images of the prompts were seen; null as long as it is not known. */
  imagesSeen: () => boolean | null;
};

/**
 * Makes a model answer without the images of a prompt if it refuses them. The later calls of the same answer then have
 * none either. The bytes of images are in memory only during a call, which waits for its place.
 */
export function createSeeingModel(options: SeeingOptions): SeeingModel {
  const { model, sight, places, group = 'nobody', read, remember } = options;
  let isSeen: boolean | null = null;
  let isAllRead = true;
  let hasTrial = false;
  let isRemembered = sight !== 'untried';

  async function rememberOnce(accepts: boolean): Promise<void> {
    if (isRemembered) return;
    isRemembered = true;
    // If it is not stored, the next message with an image tries again.
    await remember(accepts).catch(() => {});
  }

  async function withBytes(prompt: Prompt): Promise<Prompt> {
    const ids = prompt.turns.flatMap(({ images = [] }) => images.map(({ id }) => id));
    const bytesOf = await read(ids);
    isAllRead &&= ids.every((id) => bytesOf.has(id));
    return changeImages(prompt, (id) => {
      const bytes = bytesOf.get(id);
      return bytes && { id, bytes };
    });
  }

  async function* withImages(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const release = await takePlace(places, { group, signal }).catch((error) => {
      throw error instanceof TurnRefusedError ? new ModelUnavailableError('busy', { cause: error }) : error;
    });
    try {
      const readable = await withBytes(prompt);
      if (!hasImages(readable)) isSeen = false;
      for await (const event of model.answer(readable, signal)) {
        isSeen ??= true;
        if (isSeen) await rememberOnce(true);
        yield event;
      }
    } finally {
      release();
    }
  }

  /**
   * Answers a prompt whose images were refused. A provider also refuses single images, so an untried model is judged by an
   * image of our own, unless it refuses the text too.
   */
  async function* withTrial(
    prompt: Prompt,
    { isTried, signal }: { isTried: boolean; signal: AbortSignal },
  ): AsyncGenerator<ModelEvent> {
    const left = new AbortController();
    let trying: Promise<boolean | undefined> | undefined;
    try {
      for await (const event of model.answer(prompt, signal)) {
        if (isTried && !isRemembered) trying ??= acceptsImages(model, AbortSignal.any([signal, left.signal]));
        if (event.kind !== 'end' || !trying) yield event;
        else {
          const accepts = await trying;
          if (accepts !== undefined) await rememberOnce(accepts);
          hasTrial = accepts === true;
          yield { ...event, usage: event.usage && add(event.usage, trialUsage()) };
        }
      }
    } finally {
      left.abort();
    }
  }

  /** Estimated usage of the trial, which the provider does not report. */
  const trialUsage = (): Usage | null => (hasTrial ? model.estimate(trial, 0) : null);

  async function* answer(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    if (!hasImages(prompt)) return yield* model.answer(prompt, signal);
    if (isSeen === false) return yield* model.answer(withoutImages(prompt), signal);
    let refusal: ModelUnavailableError;
    try {
      return yield* withImages(prompt, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (isSeen !== null || !isRefusal(error)) throw error;
      refusal = error;
    }
    isSeen = false;
    yield* withTrial(withoutImages(prompt), { isTried: refusal.reason === 'refused', signal });
  }

  return {
    model: {
      ...model,
      answer,
      estimate(prompt, receivedBytes) {
        const usage = model.estimate(isSeen === false ? withoutImages(prompt) : prompt, receivedBytes);
        return usage && add(usage, trialUsage());
      },
    },
    imagesSeen: () => isSeen && isAllRead,
  };
}

const add = (usage: Usage, more: Usage | null): Usage => ({
  promptTokens: usage.promptTokens + (more?.promptTokens ?? 0),
  completionTokens: usage.completionTokens + (more?.completionTokens ?? 0),
});

const withoutImages = (prompt: Prompt): Prompt => changeImages(prompt, () => undefined);

/** Replaces each image of a prompt; a note says where one is left out. */
function changeImages(prompt: Prompt, change: (id: string) => TurnImage | undefined): Prompt {
  const turns = prompt.turns.map(({ images = [], ...turn }) => {
    const changed = images.flatMap(({ id }) => change(id) ?? []);
    const noted = withNote(turn, images.length - changed.length);
    return changed.length > 0 ? { ...noted, images: changed } : noted;
  });
  const last = turns.pop();
  return last ? { ...prompt, turns: [...turns, last] } : prompt;
}
