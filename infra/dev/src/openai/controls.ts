import type { Fault } from './faults';

export type OpenaiState = {
  calls: number;
  /** Streams that are open. */
  open: number;
  /** What each call asked, as `role: text` lines, the oldest first. */
  prompts: string[];
};

/** What tests make a running server do. */
export type OpenaiControls = ReturnType<typeof controlOpenai>;

/** Drives the test server at an origin, in this process or in another; an order it refuses is thrown. */
export function controlOpenai(origin: string) {
  async function send<T>(path: string, order?: object): Promise<T> {
    const body = order && { body: JSON.stringify(order), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${origin}/_control/${path}`, { method: order ? 'POST' : 'GET', ...body });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    // What the control answers is written beside it, in this same package.
    return (await response.json()) as T;
  }
  return {
    state: () => send<OpenaiState>('state'),
    /** Forgets what came, ends faults and obedience. */
    reset: () => send<object>('reset', {}),
    fault: (fault: Fault) => send<object>('fault', fault),
    /** Does what any text of a prompt tells it, as a model that takes data for instructions would. */
    obey: () => send<object>('behave', { isObedient: true }),
    /** The next calls, but those that solve a quiz, are answered with these texts. */
    reply: (...replies: string[]) => send<object>('behave', { replies }),
  };
}
