import {
  type ExamShieldLimits,
  maxExamFingerprints,
  maxExamShields,
  maxExamTasks,
} from '@aw/contracts/exam-shields/public';
import type { Config } from '../../config/config';
import { dayMs } from '../../config/durations';

/** Average number of fingerprints per task, by the proportion of the full limits. */
const fingerprintsPerTask = maxExamFingerprints / maxExamTasks;

type Settings = Pick<
  Config,
  'LIMIT_NEW_EDUCATOR_DAYS' | 'LIMIT_NEW_EDUCATOR_EXAMS' | 'LIMIT_NEW_EDUCATOR_TASKS'
>;
type Educator = {
  /** Null for people who became educators before this was stored, and for those who are not educators. */
  educator_since: Date | null;
  registered_at: Date | null;
  created_at: Date;
};

/**
 * Returns the limits on exams of an educator. Anyone can claim to be one, so new educators get small limits, and so do
 * those whose exam staff have ended in the last 30 days.
 */
export function examLimits(
  educator: Educator,
  wasEndedByStaff: boolean,
  { settings, now }: { settings: Settings; now: Date },
): ExamShieldLimits {
  const since = educator.educator_since ?? educator.registered_at ?? educator.created_at;
  const newUntil = new Date(since.getTime() + settings.LIMIT_NEW_EDUCATOR_DAYS * dayMs);
  const isNew = newUntil > now;
  const full = {
    maxOpenExams: maxExamShields,
    maxTasks: maxExamTasks,
    maxFingerprints: maxExamFingerprints,
    smallBecause: null,
    smallUntil: null,
  };
  if (!isNew && !wasEndedByStaff) return full;
  const maxTasks = settings.LIMIT_NEW_EDUCATOR_TASKS || maxExamTasks;
  return {
    maxOpenExams: settings.LIMIT_NEW_EDUCATOR_EXAMS || maxExamShields,
    maxTasks,
    maxFingerprints: maxTasks * fingerprintsPerTask,
    smallBecause: wasEndedByStaff ? 'ended_by_staff' : 'new',
    smallUntil: wasEndedByStaff ? null : newUntil.toISOString(),
  };
}
