import {
  type Model,
  type ModelEvent,
  ModelUnavailableError,
  type Prompt,
  type Usage,
} from '../../adapters/model/model';

export type CallMeter = {
  note(event: ModelEvent): void;
  /**
   * Usage of the call, which ended, failed or was stopped: as reported, else estimated by the text that was sent and
   * received. Null where nothing was used: the provider failed before anything came, or the library answered.
   */
  usage(failure?: unknown): Usage | null;
};

/** Counts what one call of a model uses, also where the provider does not report it. */
export function meterCall(model: Model, prompt: Prompt): CallMeter {
  let receivedBytes = 0;
  let reported: Usage | null = null;
  return {
    note(event) {
      if (event.kind === 'text') receivedBytes += Buffer.byteLength(event.text);
      else if (event.kind === 'thought') receivedBytes += event.bytes;
      else if (event.kind === 'end') reported = event.usage;
    },
    usage(failure) {
      const usage = reported ?? (failure instanceof ModelUnavailableError ? failure.usage : null);
      if (usage) return usage;
      // A call that stalls was taken and is being worked on, for all we know.
      const isStalled = failure instanceof ModelUnavailableError && failure.reason === 'stalled';
      if (failure !== undefined && receivedBytes === 0 && !isStalled) return null;
      return model.estimate(prompt, receivedBytes);
    },
  };
}
