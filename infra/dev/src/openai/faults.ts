/** What goes wrong with an answer on its way; `refusing` is the provider’s filter, which cuts it. */
export const streamFaults = ['slow', 'stalled', 'cut', 'ended early', 'malformed', 'refusing'] as const;
/** What comes instead of an answer: 429, 500, and a page of a network that wants a sign-in, with status 200. */
export const callFaults = ['busy', 'broken', 'html'] as const;

/** Before the first token, in the middle, or before what says that the answer is whole. */
export const faultMoments = ['first', 'middle', 'last'] as const;
export type FaultMoment = (typeof faultMoments)[number];

export type Fault = {
  kind: (typeof streamFaults)[number] | (typeof callFaults)[number];
  /** Of what goes wrong on the way: the first token if not said, and the last for `refusing`. */
  moment?: FaultMoment;
  /** How many calls it befalls; all of them if not said. */
  calls?: number;
  /** Between two tokens of a slow answer; 200 if not said. */
  ms?: number;
};

/** The faults of one server, the first one that was ordered first. */
export function openFaults() {
  const faults: { fault: Fault; left: number }[] = [];
  return {
    add: (fault: Fault) => void faults.push({ fault, left: fault.calls ?? Infinity }),
    lift: () => {
      faults.length = 0;
    },
    /** The fault that befalls this call, which uses it up by one. */
    take(): Fault | undefined {
      const next = faults.find(({ left }) => left > 0);
      if (next) next.left -= 1;
      return next?.fault;
    },
  };
}
