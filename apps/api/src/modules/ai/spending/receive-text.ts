import type { Model, Prompt, Usage } from '../../../adapters/model/model';
import { meterCall } from './spending';

type ReceiveOptions = {
  signal: AbortSignal;
  /** Called once with what the call used, also if it fails; null if it used nothing. */
  onUsage: (usage: Usage | null) => void | Promise<void>;
};

/** Sends a prompt and returns the whole text of its answer. Throws ModelUnavailableError, and what `onUsage` throws. */
export async function receiveText(
  model: Model,
  prompt: Prompt,
  { signal, onUsage }: ReceiveOptions,
): Promise<string> {
  const meter = meterCall(model, prompt);
  let text = '';
  let failure: unknown;
  try {
    for await (const event of model.answer(prompt, signal)) {
      meter.note(event);
      if (event.kind === 'text') text += event.text;
      else if (event.kind === 'retraction') text = '';
    }
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    await onUsage(meter.usage(failure));
  }
  return text;
}
