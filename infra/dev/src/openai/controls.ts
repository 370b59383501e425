import { controlClient } from '../control-client';
import type { FunctionCall } from './completions';
import type { Fault } from './faults';

export type OpenaiState = {
  calls: number;
  /** Calls with images that were refused, which do not count as calls. */
  refusedImages: number;
  /** Streams that are open. */
  open: number;
  /** Prompts of all calls, oldest first, as `role: text` lines. */
  prompts: string[];
};

/** Controls with which a test directs a running server. */
export type OpenaiControls = ReturnType<typeof controlOpenai>;

/** Controls the test server at an origin, in this process or in another. Throws an order that the server refuses. */
export function controlOpenai(origin: string) {
  const send = controlClient(origin);
  return {
    state: () => send<OpenaiState>('state'),
    /** Forgets all calls, and ends faults and obedience. */
    reset: () => send<object>('reset', {}),
    fault: (fault: Fault) => send<object>('fault', fault),
    /** Follows instructions in any text of a prompt, like a model that mistakes data for instructions. */
    obey: () => send<object>('behave', { isObedient: true }),
    /** Sets what the model reads in every picture. */
    see: (seen: string) => send<object>('behave', { seen }),
    /** Refuses the next calls with images, as a filter of a provider does. */
    refuseImages: (refusedImages: number) => send<object>('behave', { refusedImages }),
    /** Calls these functions, one list for each of the next calls that offer any. */
    callFunctions: (...functionCalls: FunctionCall[][]) => send<object>('behave', { functionCalls }),
    /** Sets the answers to the next calls, except calls that solve a quiz or a problem, or check points. */
    reply: (...replies: string[]) => send<object>('behave', { replies }),
  };
}
