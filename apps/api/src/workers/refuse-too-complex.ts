import { FeatureError } from '../errors/feature-error';
import { ThreadLostError } from './run-in-thread';
import type { Caller } from './turn-queue';

/**
 * Returns a handler for errors of a pool whose tasks are people's texts. An error that the text itself causes, by its
 * resource use or its reader, becomes the given refusal. Every other error is rethrown.
 */
export function refuseTooComplex(
  tooComplex: () => FeatureError,
  caller: Caller | undefined,
): (error: unknown) => never {
  return (error) => {
    const isOurs = error instanceof FeatureError || error instanceof ThreadLostError;
    if (isOurs || (caller?.signal?.aborted && error === caller.signal.reason)) throw error;
    throw Object.assign(tooComplex(), { cause: error });
  };
}
