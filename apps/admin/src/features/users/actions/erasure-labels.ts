const graceDays = 14;
const dayMs = 86_400_000;

/** Time of an erasure that is scheduled now: in 14 days. */
export function erasureMoment(now = Date.now()): number {
  return now + graceDays * dayMs;
}

/** The two choices for uploads and questions. */
export const sharedChoices = [
  {
    value: 'keep',
    label: 'Uploads and questions stay, without a name',
    help: 'Other people can still read them.',
  },
  {
    value: 'take',
    label: 'Uploads and questions are erased too',
    help: 'No one can read them any more, not even people who unlocked them.',
  },
] as const;

export type SharedChoice = (typeof sharedChoices)[number]['value'];
