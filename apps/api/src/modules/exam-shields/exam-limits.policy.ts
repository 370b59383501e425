import {
  type ExamShieldLimits,
  mostExamFingerprints,
  mostExamShields,
  mostExamTasks,
} from '@aw/contracts/exam-shields/public';
import type { Config } from '../../config/config';

const dayMs = 24 * 60 * 60 * 1000;
/** Fingerprints for each task, on average: the proportion of the full limits. */
const fingerprintsPerTask = mostExamFingerprints / mostExamTasks;

type Settings = Pick<
  Config,
  'LIMIT_NEW_EDUCATOR_DAYS' | 'LIMIT_NEW_EDUCATOR_EXAMS' | 'LIMIT_NEW_EDUCATOR_TASKS'
>;
type Educator = {
  /** Null for who was one before this was noted, and for who is none. */
  educator_since: Date | null;
  registered_at: Date | null;
  created_at: Date;
};

/**
 * Returns how much an educator may protect. Anybody can say that they are one, so somebody new starts with small numbers,
 * and so does somebody whose exam staff have ended in the last 30 days.
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
    maxOpenExams: mostExamShields,
    maxTasks: mostExamTasks,
    maxFingerprints: mostExamFingerprints,
    smallBecause: null,
    smallUntil: null,
  };
  if (!isNew && !wasEndedByStaff) return full;
  const maxTasks = settings.LIMIT_NEW_EDUCATOR_TASKS || mostExamTasks;
  return {
    maxOpenExams: settings.LIMIT_NEW_EDUCATOR_EXAMS || mostExamShields,
    maxTasks,
    maxFingerprints: maxTasks * fingerprintsPerTask,
    smallBecause: wasEndedByStaff ? 'ended_by_staff' : 'new',
    smallUntil: wasEndedByStaff ? null : newUntil.toISOString(),
  };
}
