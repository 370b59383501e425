import { type Letter, letters } from '@aw/contracts/quizzes/attempts';
import type { CorrectionEffects } from '@aw/contracts/quizzes/corrections';
import type { AuthoredQuestion, CorrectionKind, StaffCorrection } from '@aw/contracts/quizzes/staff-quizzes';
import { countOf, figure } from '../../../format/figures';

type KindLabels = { label: string; help: string; done: string };

/** What each kind of correction is called, what it does, and how a correction of the past is told. */
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

/** What can be corrected of a question as it stands now. */
export function kindsFor({ droppedAt }: Pick<AuthoredQuestion, 'droppedAt'>): CorrectionKind[] {
  return droppedAt === null ? ['key', 'both', 'drop'] : ['restore'];
}

/** Which options a correction can name: for `key` all but one that is right alone, for `both` the wrong ones. */
export function answersFor(kind: CorrectionKind, { item }: Pick<AuthoredQuestion, 'item'>): Letter[] {
  const { correctAnswer, alsoCorrect } = item;
  if (kind === 'key') return letters.filter((letter) => alsoCorrect !== null || letter !== correctAnswer);
  if (kind === 'both') return letters.filter((letter) => letter !== correctAnswer && letter !== alsoCorrect);
  return [];
}

type Line = { name: string; value: string };

/** The effects of a correction, line by line. A line without a count is left out, except that of the attempts. */
export function effectLines(effects: CorrectionEffects): Line[] {
  const { attempts, isMore, risen, fallen, passesGained, passesLost, passesKept } = effects;
  const { certificatesGained, certificatesChanged, certificatesLost } = effects;
  const lines: (Line & { count: number })[] = [
    { name: 'Higher scores', value: figure(risen), count: risen },
    { name: 'Lower scores', value: figure(fallen), count: fallen },
    { name: 'Passes gained', value: figure(passesGained), count: passesGained },
    { name: 'Passes lost', value: figure(passesLost), count: passesLost },
    { name: 'Passes kept without enough points', value: figure(passesKept), count: passesKept },
    { name: 'New certificates', value: figure(certificatesGained), count: certificatesGained },
    {
      name: 'Certificates with a new score',
      value: figure(certificatesChanged),
      count: certificatesChanged,
    },
    { name: 'Certificates revoked', value: figure(certificatesLost), count: certificatesLost },
  ];
  return [
    {
      name: 'Attempts with this question',
      value: isMore ? `More than ${figure(attempts)}` : figure(attempts),
    },
    ...lines.filter(({ count }) => count > 0).map(({ name, value }) => ({ name, value })),
  ];
}

/** What the figures leave open, in a sentence; undefined where they are of all attempts and something changes. */
export function effectNote({ attempts, isMore, risen, fallen }: CorrectionEffects): string | undefined {
  if (isMore)
    return `These figures cover ${figure(attempts)} attempts. There are more, and all of them will be regraded.`;
  if (risen + fallen === 0) return 'No scores change.';
  return undefined;
}

/** How far a correction of the past has come. */
export function progressText({ doneAt, attemptsChanged, certificatesChanged }: StaffCorrection): string {
  if (doneAt === null) return 'Regrading…';
  const attempts =
    attemptsChanged === 0 ? 'No attempt changed' : `${countOf(attemptsChanged, 'attempt')} changed`;
  return certificatesChanged === 0 ? attempts : `${attempts}, ${countOf(certificatesChanged, 'certificate')}`;
}
