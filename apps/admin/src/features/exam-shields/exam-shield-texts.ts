import type { ExamEnding } from '@aw/contracts/exam-shields/public';
import type { StaffExamShield } from '@aw/contracts/exam-shields/staff';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';

const states = { planned: 'Planned', active: 'Active', ended: 'Ended' } as const;

const endings: Record<ExamEnding, string> = {
  owner: 'Its owner ended it.',
  staff: 'Staff ended it.',
  role: 'It ended because its owner is no longer an educator.',
  suspension: 'It ended because its owner was suspended.',
};

type Shield = Pick<StaffExamShield, 'state' | 'needsDecision' | 'keptAt'>;

/** Label of a shield's badge. */
export function stateLabel({ state, needsDecision, keptAt }: Shield): string {
  if (needsDecision) return 'To decide';
  return keptAt !== null && state !== 'ended' ? 'Kept' : states[state];
}

/** Says why a shield ended early, with the reason that staff gave; undefined if it did not. */
export function endedText({
  endedBy,
  endReason,
}: Pick<StaffExamShield, 'endedBy' | 'endReason'>): string | undefined {
  if (endedBy === null) return undefined;
  return endReason === null ? endings[endedBy] : `${endings[endedBy]} Reason: ${endReason}`;
}

/** Returns the number of questions that a shield hides, and of people who asked them. */
export function hiddenText({
  heldQuestionCount,
  heldPeopleCount,
}: Pick<StaffExamShield, 'heldQuestionCount' | 'heldPeopleCount'>): string {
  if (heldQuestionCount === 0) return 'None';
  const questions = formatCount(heldQuestionCount, 'question');
  return `${questions} from ${formatCount(heldPeopleCount, 'person', 'people')}`;
}

/** Describes how large a shield is, and how much of it is too common to count. */
export function sizeText(shield: StaffExamShield): string {
  const { taskCount, ignoredTaskCount, fingerprintCount, commonFingerprintCount } = shield;
  const questions = `${formatCount(taskCount, 'exam question')}, ${formatNumber(ignoredTaskCount)} of them ignored`;
  const fingerprints = formatCount(fingerprintCount, 'fingerprint');
  return `${questions}. ${fingerprints}, ${formatNumber(commonFingerprintCount)} of them too common to count.`;
}
