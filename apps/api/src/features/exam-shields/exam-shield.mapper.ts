import type { ExamShield } from '@aw/contracts/exam-shields/public';
import type { ExamShieldRow } from '@aw/db';

export function toExamShield(row: ExamShieldRow, now: Date): ExamShield {
  const state = row.closes_at <= now ? 'ended' : row.starts_at > now ? 'planned' : 'active';
  return {
    id: row.id,
    label: row.label,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    state,
    taskCount: row.task_count,
    fingerprintCount: row.fingerprint_count,
    createdAt: row.created_at.toISOString(),
  };
}
