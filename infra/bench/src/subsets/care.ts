import { openCare } from '@aw/care';
import { judge, type Verdict } from '@aw/care/judge';
import type { BenchContext } from './context';

/** At least 57 in 60 sentences that need the note must get it, and at most 3 in 60 others may. */
const goals = { found: { atLeast: 95, unit: '%' }, leftAlone: { atLeast: 95, unit: '%' } };

/** Measures which judged sentences get the care note; `packages/care` says who wrote them. */
export async function measureCare({ found }: BenchContext): Promise<void> {
  const figures = await judge(openCare());
  const share = (name: string, verdicts: readonly Verdict[], goal?: (typeof goals)[keyof typeof goals]) => {
    const of = verdicts.reduce((sum, { sentences }) => sum + sentences, 0);
    const right = of - verdicts.reduce((sum, { wrong }) => sum + wrong.length, 0);
    found.figure({
      name,
      ours: `${right} of ${of}`,
      value: (100 * right) / of,
      ...(goal ? { goal } : {}),
      errors: 0,
    });
  };
  const needed = figures.map((one) => one.needed);
  const others = figures.map((one) => one.notNeeded);
  share('sentences that need the note and get it', needed, goals.found);
  share('sentences that do not need it and do not get it', others, goals.leftAlone);
  for (const { language, needed: own, notNeeded } of figures) share(`${language}, right`, [own, notNeeded]);
}
