import type { ReportKind, ReportReason } from '@aw/contracts/moderation/reasons';
import type { CaseReport, CaseStatus, ModerationCase } from '@aw/contracts/moderation/staff';
import type { ReportRow } from '@aw/db/moderation';
import { teaserOf } from '../../server/teaser';
import type { PostSummary } from './moderated-kind';

type Facts = {
  kind: ReportKind;
  post: PostSummary;
  status: CaseStatus;
  priority: number;
  at: Date;
  reasons: { reason: ReportReason; count: number }[];
};

export function toCase({ kind, post, status, priority, at, reasons }: Facts): ModerationCase {
  return {
    id: `${kind}-${post.id}`,
    kind,
    targetId: post.id,
    title: post.title,
    excerpt: teaserOf(post.excerpt, 160),
    postState: post.state,
    status,
    isUrgent: status === 'waiting' && priority === 1,
    at: at.toISOString(),
    reasons: reasons.map(({ reason, count }) => ({ reason, count })),
  };
}

export function toCaseReport(row: ReportRow): CaseReport {
  const { duplicate_of: original, duplicate_title: title } = row;
  return {
    id: row.id,
    reason: row.reason,
    note: row.note,
    duplicateOf: original === null || title === null ? null : { id: original, title },
    reporterId: row.reporter_id,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
  };
}
