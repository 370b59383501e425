import { type Letter, letters } from '@aw/contracts/quizzes/attempts';
import type { CorrectionEffects } from '@aw/contracts/quizzes/corrections';
import type { AuthoredQuestion, CorrectionKind, StaffCorrection } from '@aw/contracts/quizzes/staff-quizzes';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';

type KindLabels = { label: string; help: string; done: string };

/** Names of the kinds of correction, with their effect and the text for past corrections. */
export const kindLabels: Readonly<Record<CorrectionKind, KindLabels>> = {
  key: {
    label: 'Another option is right',
    help: 'From now on, only that option counts as right.',
    done: 'Another option is right',
  },
  both: {
    label: 'A second option is also right',
    help: 'Both count as right. No one loses a point.',
    done: 'A second option is right',
  },
  drop: {
    label: 'Drop the question',
    help: 'It is no longer asked, and no longer counts in any attempt.',
    done: 'Dropped',
  },
  restore: {
    label: 'Restore the question',
    help: 'It is asked again, and counts again in every attempt that had it.',
    done: 'Restored',
  },
};

/** Kinds of correction that the question allows now. */
export function kindsFor({ droppedAt }: Pick<AuthoredQuestion, 'droppedAt'>): CorrectionKind[] {
  return droppedAt === null ? ['key', 'both', 'drop'] : ['restore'];
}

/** Options that a correction can name: for `key`, all except the only right one; for `both`, the wrong ones. */
export function answersFor(kind: CorrectionKind, { item }: Pick<AuthoredQuestion, 'item'>): Letter[] {
  const { correctAnswer, alsoCorrect } = item;
  if (kind === 'key') return letters.filter((letter) => alsoCorrect !== null || letter !== correctAnswer);
  if (kind === 'both') return letters.filter((letter) => letter !== correctAnswer && letter !== alsoCorrect);
  return [];
}

type Line = { name: string; value: string };

/** Effects of a correction, line by line. Lines with a count of 0 are left out, except the number of attempts. */
export function effectLines(effects: CorrectionEffects): Line[] {
  const { attempts, isMore, risen, fallen, passesGained, passesLost, passesKept } = effects;
  const { certificatesGained, certificatesChanged, certificatesLost } = effects;
  const lines: (Line & { count: number })[] = [
    { name: 'Higher scores', value: formatNumber(risen), count: risen },
    { name: 'Lower scores', value: formatNumber(fallen), count: fallen },
    { name: 'Passes gained', value: formatNumber(passesGained), count: passesGained },
    { name: 'Passes lost', value: formatNumber(passesLost), count: passesLost },
    { name: 'Passes kept without enough points', value: formatNumber(passesKept), count: passesKept },
    { name: 'New certificates', value: formatNumber(certificatesGained), count: certificatesGained },
    {
      name: 'Certificates with a new score',
      value: formatNumber(certificatesChanged),
      count: certificatesChanged,
    },
    { name: 'Certificates revoked', value: formatNumber(certificatesLost), count: certificatesLost },
  ];
  return [
    {
      name: 'Attempts with this question',
      value: isMore ? `More than ${formatNumber(attempts)}` : formatNumber(attempts),
    },
    ...lines.filter(({ count }) => count > 0).map(({ name, value }) => ({ name, value })),
  ];
}

/** Note about the figures, if they do not cover all attempts or nothing changes. */
export function effectNote({ attempts, isMore, risen, fallen }: CorrectionEffects): string | undefined {
  if (isMore)
    return `These figures cover ${formatNumber(attempts)} attempts. There are more, and all of them will be regraded.`;
  if (risen + fallen === 0) return 'No scores change.';
  return undefined;
}

/** Progress of a past correction. */
export function progressText({ doneAt, attemptsChanged, certificatesChanged }: StaffCorrection): string {
  if (doneAt === null) return 'Regrading…';
  const attempts =
    attemptsChanged === 0 ? 'No attempt changed' : `${formatCount(attemptsChanged, 'attempt')} changed`;
  return certificatesChanged === 0
    ? attempts
    : `${attempts}, ${formatCount(certificatesChanged, 'certificate')}`;
}
