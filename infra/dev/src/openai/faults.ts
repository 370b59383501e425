/** Faults during an answer. `refusing` is the provider’s filter, which breaks it off. */
export const streamFaults = ['slow', 'stalled', 'cut', 'ended early', 'malformed', 'refusing'] as const;
/** Faults instead of an answer: 429, 500, and the sign-in page of a network with status 200. */
export const callFaults = ['busy', 'broken', 'html'] as const;

/** Before the first token, in the middle, or after the last token but before the end of the answer. */
export const faultMoments = ['first', 'middle', 'last'] as const;
export type FaultMoment = (typeof faultMoments)[number];

export type Fault = {
  kind: (typeof streamFaults)[number] | (typeof callFaults)[number];
  /** Moment of a fault during an answer; default: `first`, and `last` for `refusing`. */
  moment?: FaultMoment;
  /** Number of calls with this fault; default: all. */
  calls?: number;
  /** Pause between two tokens of a slow answer; default: 200. */
  ms?: number;
};
