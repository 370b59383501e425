const graceDays = 14;
const dayMs = 86_400_000;

/** When an erasure that starts now is carried out: 14 days later. */
export function erasureMoment(now = Date.now()): number {
  return now + graceDays * dayMs;
}

/** What becomes of uploads and questions, as the two choices say it. */
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
