import type { ExamShieldLimits } from '@aw/contracts/exam-shields/public';
import { Note } from '@aw/ui/primitives/note';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { examLimitsQuery } from './exam-shield-queries';

/** The limits of somebody who may protect fewer exams than others, and why; nothing for everybody else. */
export function ExamLimitsNote({ userId }: { userId: string }) {
  const { data } = useQuery(examLimitsQuery(userId));
  const text = data && limitsText(data);
  return text ? <Note tone="info">{text}</Note> : null;
}

/** Explains the limits in plain sentences; undefined for somebody who has the usual ones. */
export function limitsText({
  maxOpenExams,
  maxTasks,
  maxFingerprints,
  smallBecause,
  smallUntil,
}: ExamShieldLimits): string | undefined {
  if (smallBecause === null) return undefined;
  const limits = `you can protect ${maxOpenExams} ${maxOpenExams === 1 ? 'exam' : 'exams'} at once, with up to ${maxTasks} tasks and ${maxFingerprints.toLocaleString('en')} fingerprints each`;
  if (smallBecause === 'ended_by_staff')
    return `Our staff have ended an exam of yours, so for 30 days after it ${limits}.`;
  const until = smallUntil === null ? 'For now' : `Until ${formatAbsoluteTime(new Date(smallUntil))}`;
  return `${until} ${limits}. A shield hides other people’s questions, and anyone can say that they teach, so new educators start with small numbers. If you need more, write to us.`;
}
