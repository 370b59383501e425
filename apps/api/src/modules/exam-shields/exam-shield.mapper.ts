import type { ExamShield } from '@aw/contracts/exam-shields/public';
import type { StaffExamShield } from '@aw/contracts/exam-shields/staff';
import type { ExamShieldRow, StaffExamShieldRow } from '@aw/db/exam-shields';

export function toExamShield(row: ExamShieldRow, now: Date): ExamShield {
  return { ...sharedFields(row, now), label: row.label };
}

export function toStaffExamShield(row: StaffExamShieldRow, now: Date): StaffExamShield {
  return {
    ...sharedFields(row, now),
    ownerId: row.user_id,
    educatorSince: row.educator_since.toISOString(),
    heldQuestionCount: row.questions,
    heldPeopleCount: row.people,
    heldQuestions: row.titles,
    needsDecision: row.needs_decision,
    keptAt: row.kept_at?.toISOString() ?? null,
  };
}

function sharedFields(row: Omit<ExamShieldRow, 'label'>, now: Date): Omit<ExamShield, 'label'> {
  const state = row.closes_at <= now ? 'ended' : row.starts_at > now ? 'planned' : 'active';
  return {
    id: row.id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    endReason: row.end_reason,
    state,
    taskCount: row.task_count,
    fingerprintCount: row.fingerprint_count,
    commonFingerprintCount: row.common_count,
    ignoredTaskCount: row.ignored_task_count,
    createdAt: row.created_at.toISOString(),
  };
}
