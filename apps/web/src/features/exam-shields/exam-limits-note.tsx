import type { ExamShieldLimits } from '@aw/contracts/exam-shields/public';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { examLimitsQuery } from './exam-shield-queries';

/** Explains why an educator can protect fewer exams than usual. Renders nothing for everyone else. */
export function ExamLimitsNote({ userId }: { userId: string }) {
  const { data } = useQuery(examLimitsQuery(userId));
  const text = data && limitsText(data);
  return text ? <Note tone="info">{text}</Note> : null;
}

/** Returns sentences that explain lowered limits; undefined for the usual ones. */
export function limitsText({
  maxOpenExams,
  maxTasks,
  maxFingerprints,
  smallBecause,
  smallUntil,
}: ExamShieldLimits): string | undefined {
  if (smallBecause === null) return undefined;
  const limits = `you can protect ${formatCount(maxOpenExams, 'exam')} at once, with up to ${formatCount(maxTasks, 'exam question')} and ${formatCount(maxFingerprints, 'fingerprint')} per exam`;
  if (smallBecause === 'ended_by_staff')
    return `Our staff ended the protection of one of your exams. For 30 days after that, ${limits}.`;
  const until = smallUntil === null ? 'For now' : `Until ${formatAbsoluteTime(smallUntil)}`;
  return `${until}, ${limits}. Exam Shield hides other people’s questions, and anyone can say that they teach. That is why new educators start with small numbers. If you need more, write to us.`;
}
